import type { HotelRow } from '../city-hotels.ts'
import { boardFactor, boardsOf } from './board-sale.ts'
import { chanceOf } from '../../chance.ts'
import { hotelSeed } from './hotel-seed.ts'
import { kmFromHome } from './home-place.ts'
import type { Market } from './market.ts'
import { chargeClasses, demandClasses, kindOfProperty, type PropertyKind } from './property-kind.ts'
import type { HotelProvider } from '../../../../contract/hotel/providers.ts'
import { roomPlansOf, type RoomPlan } from './room-plan.ts'
import { saleTermsOf, type SaleTerms } from './sale-terms.ts'
import { scenarioRoomsOf } from './scenario-rooms.ts'

/** The facts that decide a hotel's prices at one provider, apart from the dates. */
export type HotelBasis = {
  seed: number
  /** Price of an ordinary night in the ordinary room for two, lead board included, in cents (not rounded). */
  nightCents: number
  /** Indexes in `demandClasses` and `chargeClasses`. */
  demandClass: number
  chargeClass: number
  /** Indexes in `hotelBoards`; the first board is the cheapest. */
  boards: readonly number[]
  terms: SaleTerms
  plans: readonly RoomPlan[]
  /** False when this provider does not sell the hotel. */
  covered: boolean
  /** True for a scenario hotel: only our own bookings take its rooms. */
  alwaysFree: boolean
}

/** The price basis of one hotel in its market. */
export function hotelBasis(hotel: HotelRow, market: Market, provider: HotelProvider): HotelBasis {
  const { city, row } = hotel
  const seed = hotelSeed(city.hotelId[row] ?? 0)
  const kind = kindOfProperty(city.propertyType[row] ?? 0)
  const scenario = scenarioRoomsOf(hotel)
  const boards = boardsOf(hotel, seed)
  const own = providerOf(seed, provider, scenario !== null)
  return {
    seed,
    nightCents: usualNight(hotel, seed, kind, market) * boardFactor(boards[0] ?? 0) * own.price,
    demandClass: demandClasses.indexOf(kind.demand),
    chargeClass: chargeClasses.indexOf(kind.charge),
    boards,
    terms: saleTermsOf(seed, scenario !== null),
    plans: roomPlansOf(hotel, seed, kind, scenario),
    covered: own.covers,
    alwaysFree: scenario !== null,
  }
}

/** The second provider lacks two hotels in five and is up to 4 % cheaper or more expensive for the others. */
function providerOf(
  seed: number,
  provider: HotelProvider,
  scenario: boolean,
): { covers: boolean; price: number } {
  if (provider === 'example-provider-1') return { covers: true, price: 1 }
  return { covers: !scenario && chanceOf(seed, 70) < 0.6, price: 0.96 + 0.08 * chanceOf(seed, 71) }
}

/** USD cents of a night by stars at price level 1. */
const nightByStars = [6000, 5200, 6800, 9600, 15_000, 29_000]

/**
 * A night before season and demand, from stars, type, guest score, distance from the centre and a random
 * factor.
 */
function usualNight(hotel: HotelRow, seed: number, kind: PropertyKind, { level, centre }: Market): number {
  const { city, row } = hotel
  const score = city.reviewScore[row] ?? 0
  const liked = score === 0 ? 0.94 : 0.72 + 0.38 * Math.max(0, (score - 50) / 50)
  const central = 1.14 - 0.3 * Math.min(1, kmFromHome(hotel, centre) / 9)
  const taste = 0.76 + 0.24 * chanceOf(seed, 80) + 0.28 * chanceOf(seed, 81) ** 2
  return (nightByStars[city.stars[row] ?? 0] ?? 6000) * level * (kind.price / 100) * liked * central * taste
}
