/** Takes the focus out of the field that has it: the keys of the page work again. */
export function leaveField(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
}
