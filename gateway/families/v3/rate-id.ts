/**
 * The v3 id of a rate contains its code: the code is the hex of 46 characters, and the id holds these
 * characters without the two separators. Source: v3, Resources, hotel_rate.
 */
const PREFIX = 'hrt_'
const PARTS = /^hrt_([0-9a-z]{32})([0-9a-z]{3})([0-9a-z]{9})$/

/** The `hrt_` id of a rate. */
export function rateIdOf(fareSourceCode: string): string {
  return PREFIX + Buffer.from(fareSourceCode, 'hex').toString('latin1').replaceAll('&', '')
}

/** The code in a `hrt_` id, which is not verified yet; null when the id has another form. */
export function codeOfRateId(rateId: string): string | null {
  const parts = PARTS.exec(rateId)
  return parts && Buffer.from(parts.slice(1).join('&'), 'latin1').toString('hex')
}
