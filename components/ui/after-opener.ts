import { reached } from './use-window-focus.ts'

/**
 * The tab stop after the button of a popup, to which Tab leads from the popup: that is at the end of the
 * document, where the browser would continue. The button itself where none follows.
 */
export function afterOpener(popup: HTMLElement, opener: HTMLElement): HTMLElement {
  const all = reached(document.body).filter((element) => !popup.contains(element))
  return all[all.indexOf(opener) + 1] ?? opener
}
