const WORDLESS_INPUTS = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file'])

/** True if the event comes from an element that takes text: no shortcut may fire there. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.isComposing) return true
  const target = event.composedPath()[0] ?? event.target
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable) return true
  if (target instanceof HTMLInputElement) return !WORDLESS_INPUTS.has(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

/** True if the event comes from a dialog, menu or list above the page: the page's plain keys are off then. */
export function isAbovePage(event: KeyboardEvent): boolean {
  const target = event.target
  if (!(target instanceof Element)) return false
  return target.closest('[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"]') !== null
}
