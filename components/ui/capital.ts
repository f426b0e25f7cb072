/** A text that begins with a large letter: `fare` becomes `Fare`. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
