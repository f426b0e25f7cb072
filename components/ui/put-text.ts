/** Puts a text into a field. React hears of what a program puts only if the field's own setter is used. */
export function putText(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (text === input.value) return
  const prototype = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
