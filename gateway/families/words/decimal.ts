/** Cents as decimal text with two decimals. */
export function decimalOf(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
