/** The text with a capital first letter: `fare` becomes `Fare`. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
