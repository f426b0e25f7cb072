const SPACE = 10_000_000_000n
/**
 * Odd and not a multiple of five, so that different serials give different numbers;
 * spreads consecutive serials.
 */
const STRIDE = 7_368_787_391n
const MOST_PARTS = 18n

/**
 * Ten digits that are unique to this part of this booking: the number of a
 * traveller's ticket or a room's voucher.
 * @param reference the booking's reference; its digits, which no other booking has, serve as a serial number.
 * @param part index of the traveller or room, below 18.
 */
export function documentNumber(reference: string, part: number): string {
  const serial = BigInt(reference.replace(/\D/g, '')) * MOST_PARTS + BigInt(part)
  return ((serial * STRIDE) % SPACE).toString().padStart(10, '0')
}
