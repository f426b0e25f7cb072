/**
 * The v3 id of a rate is its FareSourceCode in another dress: the code is the hex of 46 characters, and the id shows
 * them without the two that part them. Source: v3, Resources, hotel_rate.
 */
const PREFIX = 'hrt_'
const PARTS = /^hrt_([0-9a-z]{32})([0-9a-z]{3})([0-9a-z]{9})$/

/** The `hrt_` id of a rate. */
export function rateIdOf(fareSourceCode: string): string {
  return PREFIX + Buffer.from(fareSourceCode, 'hex').toString('latin1').replaceAll('&', '')
}

/** The FareSourceCode of a `hrt_` id; null for what is none. Whether it was made here, its reader proves. */
export function codeOfRateId(rateId: string): string | null {
  const parts = PARTS.exec(rateId)
  return parts && Buffer.from(parts.slice(1).join('&'), 'latin1').toString('hex')
}
