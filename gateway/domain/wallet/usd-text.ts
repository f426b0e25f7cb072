/** Cents as a decimal string with two places, `662.40`. */
export function usdText(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The cents of a decimal string with at most two places, or null when it is not one. */
export function centsOfText(text: string): bigint | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim())
  return match ? BigInt(match[1] + (match[2] ?? '').padEnd(2, '0')) : null
}
