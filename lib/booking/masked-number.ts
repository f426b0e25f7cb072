const MASK = '•••••'

/** Masks a number but for its last three characters; a very short one is masked completely. */
export function maskNumber(number: string): string {
  return number.length > 5 ? `${MASK}${number.slice(-3)}` : MASK
}

/** Whether a text is a masked number. */
export function isMasked(text: string): boolean {
  return text.startsWith(MASK)
}

const SHORTEST = 6
const LONGEST = 14
const FEWEST_DIGITS = 5

/**
 * Whether an answer looks like the number of a passport or an identity card: letters and at least five
 * digits in one word. It may be something else, such as a phone number, which can be revealed as well.
 */
export function isDocumentNumber(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[A-Za-z0-9]+$/.test(value)) return false
  const digits = value.replaceAll(/\D/g, '').length
  return value.length >= SHORTEST && value.length <= LONGEST && digits >= FEWEST_DIGITS
}
