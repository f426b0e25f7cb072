const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#0069ad"/>' +
  '<path d="M8.6 19.9 23.4 12.1" stroke="#fff" stroke-width="3.6" stroke-linecap="round"/></svg>'

/**
 * The desk's sign in the browser's tab, as an address that holds the drawing itself: a file would be asked for anew with
 * every change of the page's address, thus with every filter.
 */
export const DESK_ICON = `data:image/svg+xml,${encodeURIComponent(SVG)}`
