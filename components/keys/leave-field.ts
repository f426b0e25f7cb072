/** Takes the focus from the focused field, so that the page's keys work again. */
export function leaveField(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
}
