/** Finds an element that is in the document now; null or undefined while there is none. */
type Find = () => HTMLElement | null | undefined

/**
 * Gives the focus to the element that `find` returns as soon as the focused control leaves the document.
 * Otherwise the focus would be lost, and the next Tab would start at the top of the page. Waits until there
 * is such an element; the next key or press ends the wait, since the agent then goes on from elsewhere.
 */
export function focusAfter(pressed: HTMLElement, find: Find): void {
  if (document.activeElement !== pressed) return
  const ended = new AbortController()
  const observer = new MutationObserver(() => {
    if (pressed.isConnected) return
    const next = find()
    if (next) {
      next.focus({ preventScroll: true })
      ended.abort()
    }
  })
  ended.signal.addEventListener('abort', () => observer.disconnect())
  for (const kind of ['keydown', 'pointerdown'] as const) {
    window.addEventListener(kind, () => ended.abort(), { capture: true, signal: ended.signal })
  }
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
}

/**
 * Gives the focus to the control that takes the place of a pressed one in its list, or to the last one of the
 * list; to the element that `rest` returns if none is left.
 * @param pressed a control that is removed by the press: the last of its item in a list, or of its column in
 * the row of a table
 */
export function focusNextInList(pressed: HTMLElement, rest: Find): void {
  const list = pressed.closest('ul, tr')
  const controls = () => [
    ...(list?.isConnected ? list.querySelectorAll<HTMLElement>('button:last-of-type') : []),
  ]
  const at = controls().findIndex((control) => control === pressed)
  focusAfter(pressed, () => controls()[at] ?? controls().at(-1) ?? rest())
}
