const WORDLESS_INPUTS = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file'])

/** What chooses or moves by arrow keys, other than what takes text. */
const ARROW_CONTROLS =
  'input[type="range"],input[type="radio"],[role="slider"],[role="radio"],[role="tab"],[role="grid"],[role="tree"]'

/**
 * True if the event comes from an element that takes text, or from a closed list that chooses by first
 * letters: no shortcut may fire there.
 */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.isComposing) return true
  const target = event.composedPath()[0] ?? event.target
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable) return true
  if (target instanceof HTMLInputElement) return !WORDLESS_INPUTS.has(target.type)
  if (target.getAttribute('role') === 'combobox') return true
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

/** True for an arrow key on a control that works by arrow keys: a slider, a radio button, a tab, a grid. */
export function isArrowOfControl({ key, target }: KeyboardEvent): boolean {
  return key.startsWith('Arrow') && target instanceof Element && target.closest(ARROW_CONTROLS) !== null
}

/** True if the event comes from a dialog, menu or list above the page: the page's plain keys are off then. */
export function isAbovePage(event: KeyboardEvent): boolean {
  const target = event.target
  if (!(target instanceof Element)) return false
  return target.closest('[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"]') !== null
}
