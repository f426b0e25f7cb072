/** Selects the fare that Tab reaches: of the current flight, or of the first one. */
export const LIST_TAB_STOP = '[data-fare-cell][tabindex="0"]'

/** The fare that Tab reaches; null while no flight is shown. */
export function listTabStop(): HTMLElement | null {
  return document.querySelector<HTMLElement>(LIST_TAB_STOP)
}
