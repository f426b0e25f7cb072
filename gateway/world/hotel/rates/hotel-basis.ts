import type { HotelRow } from '../city-hotels.ts'
import { boardFactor, boardsOf } from './board-sale.ts'
import { chanceOf, hotelSeed } from './hotel-seed.ts'
import { kmFromHome } from './home-place.ts'
import type { Market } from './market.ts'
import { chargeClasses, demandClasses, kindOfProperty, type PropertyKind } from './property-kind.ts'
import type { HotelProvider } from '../../../../contract/hotel/providers.ts'
import { roomPlansOf, type RoomPlan } from './room-plan.ts'
import { saleTermsOf, type SaleTerms } from './sale-terms.ts'
import { scenarioRoomsOf } from './scenario-rooms.ts'

/** What a hotel's prices rest on whatever the dates, as one provider has it. */
export type HotelBasis = {
  seed: number
  /** Ordinary night of the ordinary room for two, lead board included, in cents (not whole). */
  nightCents: number
  /** Indexes of `demandClasses` and `chargeClasses`. */
  demandClass: number
  chargeClass: number
  /** Indexes of `hotelBoards`; the first is the cheapest. */
  boards: readonly number[]
  terms: SaleTerms
  plans: readonly RoomPlan[]
  /** False when this provider does not sell the hotel. */
  covered: boolean
  /** True for a hotel of a scenario: no demand but our own bookings. */
  alwaysFree: boolean
}

/** The basis of one hotel in its market. */
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

/** The second provider lacks two hotels in five and asks a little more or less for the others. */
function providerOf(
  seed: number,
  provider: HotelProvider,
  scenario: boolean,
): { covers: boolean; price: number } {
  if (provider === 'example-provider-1') return { covers: true, price: 1 }
  return { covers: !scenario && chanceOf(seed, 70) < 0.6, price: 0.96 + 0.08 * chanceOf(seed, 71) }
}

/** USD cents for a hotel by stars at price level 1. */
const nightByStars = [6000, 5200, 6800, 9600, 15_000, 29_000]

/** The night of a hotel before season and demand: stars, type, guests' score, way to the centre, and its own taste. */
function usualNight(hotel: HotelRow, seed: number, kind: PropertyKind, { level, centre }: Market): number {
  const { city, row } = hotel
  const score = city.reviewScore[row] ?? 0
  const liked = score === 0 ? 0.94 : 0.72 + 0.38 * Math.max(0, (score - 50) / 50)
  const central = 1.14 - 0.3 * Math.min(1, kmFromHome(hotel, centre) / 9)
  const taste = 0.76 + 0.24 * chanceOf(seed, 80) + 0.28 * chanceOf(seed, 81) ** 2
  return (nightByStars[city.stars[row] ?? 0] ?? 6000) * level * (kind.price / 100) * liked * central * taste
}
