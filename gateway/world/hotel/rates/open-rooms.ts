import type { HotelRow } from '../city-hotels.ts'
import { localDateAt } from '../../../time-zone.ts'
import type { Taken } from '../../../supply/hotel/rate.ts'
import type { Stay } from '../../../supply/hotel/stay.ts'
import { hotelBasis, type HotelBasis } from './hotel-basis.ts'
import { homePlaceId } from './home-place.ts'
import { marketOf } from './market.ts'
import { dateOf, nightFactors, type NightFactors } from './night-factors.ts'
import type { HotelProvider } from '../../../../contract/hotel/providers.ts'
import { blockPrice, discountOf, fullness, luckOf, unitsLeft } from './stay-price.ts'

/** A hotel's room types for a stay: how many of each are left, and the parts of their price. */
export type OpenRooms = {
  basis: HotelBasis
  /** Units of each plan that are free on every night. */
  left: readonly number[]
  /** Price of an ordinary night in cents times the sum of the market's night prices. */
  nightTimesPrices: number
  /** Per mille. */
  discount: number
  nights: number
  checkInDay: number
  leadDays: number
}

/**
 * The hotel's rooms for a stay at this provider; null when the provider does not sell the hotel, or when the
 * day of check-in is over there at `now`.
 */
export function openRooms(
  hotel: HotelRow,
  stay: Stay,
  now: Date,
  taken: Taken,
  provider: HotelProvider,
): OpenRooms | null {
  const market = marketOf(homePlaceId(hotel))
  const basis = hotelBasis(hotel, market, provider)
  if (!basis.covered) return null
  const factors = nightFactors(market, stay, localDateAt(market.timeZone, now))
  if (factors === null) return null
  return {
    basis,
    left: basis.plans.map((_, at) => leftOf(basis, at, factors, taken)),
    nightTimesPrices: basis.nightCents * sumOfBlocks(basis, factors),
    discount: discountOf(basis.seed, factors.promotionSalt),
    nights: factors.nights,
    checkInDay: factors.checkInDay,
    leadDays: factors.leadDays,
  }
}

/** Adds up in the same order as the loop of the lead prices, so that both give the same cents. */
function sumOfBlocks(basis: HotelBasis, { salts, blockPrices }: NightFactors): number {
  const at = basis.demandClass * salts.length
  return salts.reduce(
    (sum, salt, block) => sum + blockPrice(blockPrices[at + block] ?? 0, luckOf(basis.seed, salt)),
    0,
  )
}

/** Units free on the fullest night, after simulated demand and our own bookings. */
function leftOf(
  { plans, seed, alwaysFree }: HotelBasis,
  at: number,
  { nights, nightBlock, nightDemand, salts, spread, checkInDay }: NightFactors,
  taken: Taken,
): number {
  const stock = plans[at]?.stock ?? 0
  let least = stock
  for (let night = 0; night < nights; night++) {
    const luck = luckOf(seed, salts[nightBlock[night] ?? 0] ?? 0)
    const full = Math.max(0, fullness(nightDemand[night] ?? 0, luck, spread))
    const left = alwaysFree ? stock : unitsLeft(stock, full, seed, at)
    least = Math.min(least, left - taken(at + 1, dateOf(checkInDay + night)))
  }
  return Math.max(0, least)
}
