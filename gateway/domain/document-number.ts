const SPACE = 10_000_000_000n
/** Odd and no multiple of five, so that distinct serials stay distinct; spreads neighbours over the space. */
const STRIDE = 7_368_787_391n
const MOST_PARTS = 18n

/**
 * Ten digits that no other part of any booking has: the number of a traveller's ticket or a room's voucher.
 * @param reference the booking's reference, whose digits are its serial number.
 * @param part position of the traveller or room, below 18.
 */
export function documentNumber(reference: string, part: number): string {
  const serial = BigInt(reference.replace(/\D/g, '')) * MOST_PARTS + BigInt(part)
  return ((serial * STRIDE) % SPACE).toString().padStart(10, '0')
}
