import type { KeyboardEvent } from 'react'

const REACHED = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Lets Tab leave a popup for what follows the button that opened it, and Shift+Tab for the button itself: a popup lies at the
 * end of the page, where the browser would go on.
 * @param onLeave called as Tab leaves it forwards
 */
export function tabOut(
  event: KeyboardEvent<HTMLElement>,
  opener: HTMLElement | null,
  onLeave: () => void,
): void {
  const popup = event.currentTarget
  const isWithin = event.target instanceof Node && popup.contains(event.target)
  if (event.key !== 'Tab' || opener === null || !isWithin) return
  const inside = reached(popup)
  const end = event.shiftKey ? inside[0] : inside.at(-1)
  const isAtEnd = document.activeElement === end || (document.activeElement === popup && event.shiftKey)
  if (!isAtEnd) return
  event.preventDefault()
  if (event.shiftKey) return opener.focus()
  const all = reached(document.body).filter((element) => !popup.contains(element))
  onLeave()
  const next = all[all.indexOf(opener) + 1] ?? opener
  next.focus()
}

/** What Tab goes through, in the order of the page. */
export function reached(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(REACHED)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [aria-hidden="true"], [data-base-ui-focus-guard]') &&
      element.checkVisibility(),
  )
}
