import { hashPair } from '../../../hash.ts'
import { hotelNumber } from '../catalogue/hotel-id.ts'

/** The seed of everything random about a hotel: 32 bits from its number. */
export function hotelSeed(hotelId: number): number {
  const number = hotelNumber(hotelId)
  return hashPair(number >>> 0, Math.floor(number / 0x1_0000_0000))
}
