/** The narrow layout, as `max-narrow` in the styles. */
const NARROW = '(width < 640px)'

/** Whether the page has the layout of a phone now. */
export function isNarrow(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia(NARROW).matches
}

/**
 * The positioner of a popup that stands in the page: below its field, where it moves the following content
 * down.
 */
export const IN_PAGE = 'static! transform-none! w-full'
/** The popup itself: as wide as the page, and as high as it is. */
export const IN_PAGE_POPUP = 'w-full! max-w-none! max-h-none! rounded-none border-x-0 shadow-none'
