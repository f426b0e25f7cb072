/** The fare that Tab reaches: of the current flight, or of the first one; null while no flight is shown. */
export function listTabStop(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-fare-cell][tabindex="0"]')
}
