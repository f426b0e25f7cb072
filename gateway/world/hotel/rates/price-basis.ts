import { bedTypes, hotelBoards } from '../../../../contract/hotel/codes.ts'
import type { CityHotels } from '../city-hotels.ts'
import { hotelBasis } from './hotel-basis.ts'
import { homePlaceId } from './home-place.ts'
import { marketOf, type Market } from './market.ts'
import type { HotelProvider } from '../../../../contract/hotel/providers.ts'
import { MOST_PLANS, type RoomPlan } from './room-plan.ts'
import { cheapestPermille } from './sale-terms.ts'

/**
 * The facts that decide the prices of a city's hotels, apart from the dates, in columns; row r is row r of
 * `CityHotels`.
 */
export type PriceBasis = {
  /** The cities that the hotels are in: one, unless a region was searched. */
  markets: readonly Market[]
  /** Index in `markets`. */
  market: Uint16Array
  seed: Int32Array
  /** Price of an ordinary night in the ordinary room for two, lead board included, in cents (not rounded). */
  night: Float64Array
  demandClass: Uint8Array
  chargeClass: Uint8Array
  /** Boards of row r, as indexes of `hotelBoards`: from `firstBoard[r]` up to `firstBoard[r + 1]`. */
  firstBoard: Uint32Array
  board: Uint8Array
  /** See `SaleTerms`. */
  terms: Uint8Array
  freeDays: Uint8Array
  /** 1 when late cancelling costs the first night only. */
  lateFirstNight: Uint8Array
  cheapestPermille: Uint16Array
  /** 0: sold by demand; 1: always free; 2: not sold by this provider. */
  sale: Uint8Array
  /** Room types of row r: from `firstPlan[r]` up to `firstPlan[r + 1]`, cheapest first. */
  firstPlan: Uint32Array
  planPermille: Uint16Array
  planAdults: Uint8Array
  planChildren: Uint8Array
  planOccupancy: Uint8Array
  planStock: Uint8Array
  /** Beds and bedrooms of one unit, and a mask of its types of bed; in a shared room a guest has one bed. */
  planBeds: Uint8Array
  planBedrooms: Uint8Array
  planBedTypes: Uint8Array
}

const cache = {
  'example-provider-1': new WeakMap<CityHotels, PriceBasis>(),
  'example-provider-2': new WeakMap<CityHotels, PriceBasis>(),
} satisfies Record<HotelProvider, WeakMap<CityHotels, PriceBasis>>

/** The price basis of a city for a provider, built at the first call and kept as long as the city. */
export function priceBasis(city: CityHotels, provider: HotelProvider): PriceBasis {
  let basis = cache[provider].get(city)
  if (basis === undefined) cache[provider].set(city, (basis = makeBasis(city, provider)))
  return basis
}

function emptyBasis(markets: readonly Market[], size: number): PriceBasis {
  return {
    markets,
    market: new Uint16Array(size),
    seed: new Int32Array(size),
    night: new Float64Array(size),
    demandClass: new Uint8Array(size),
    chargeClass: new Uint8Array(size),
    firstBoard: new Uint32Array(size + 1),
    board: new Uint8Array(size * hotelBoards.length),
    terms: new Uint8Array(size),
    freeDays: new Uint8Array(size),
    lateFirstNight: new Uint8Array(size),
    cheapestPermille: new Uint16Array(size),
    sale: new Uint8Array(size),
    firstPlan: new Uint32Array(size + 1),
    planPermille: new Uint16Array(size * MOST_PLANS),
    planAdults: new Uint8Array(size * MOST_PLANS),
    planChildren: new Uint8Array(size * MOST_PLANS),
    planOccupancy: new Uint8Array(size * MOST_PLANS),
    planStock: new Uint8Array(size * MOST_PLANS),
    planBeds: new Uint8Array(size * MOST_PLANS),
    planBedrooms: new Uint8Array(size * MOST_PLANS),
    planBedTypes: new Uint8Array(size * MOST_PLANS),
  }
}

function makeBasis(city: CityHotels, provider: HotelProvider): PriceBasis {
  const markets: Market[] = []
  const marketIndex = new Map<number, number>()
  const basis = emptyBasis(markets, city.size)
  let plan = 0
  let board = 0
  for (let row = 0; row < city.size; row++) {
    const home = homePlaceId({ city, row })
    if (!marketIndex.has(home)) marketIndex.set(home, markets.push(marketOf(home)) - 1)
    const market = marketIndex.get(home) ?? 0
    const hotel = hotelBasis({ city, row }, markets[market]!, provider)
    basis.market[row] = market
    basis.seed[row] = hotel.seed
    basis.night[row] = hotel.nightCents
    basis.demandClass[row] = hotel.demandClass
    basis.chargeClass[row] = hotel.chargeClass
    basis.terms[row] = hotel.terms.sold
    basis.freeDays[row] = hotel.terms.freeDays
    basis.lateFirstNight[row] = Number(hotel.terms.lateCharge === 'first_night')
    basis.cheapestPermille[row] = cheapestPermille(hotel.terms)
    basis.sale[row] = hotel.covered ? (hotel.alwaysFree ? 1 : 0) : 2
    for (const each of hotel.plans) {
      basis.planPermille[plan] = each.pricePermille
      basis.planAdults[plan] = each.maxAdults
      basis.planChildren[plan] = each.maxChildren
      basis.planOccupancy[plan] = each.maxOccupancy
      basis.planStock[plan] = each.stock
      basis.planBeds[plan] = each.sharedRoom ? 1 : each.doubles + each.singles
      basis.planBedrooms[plan] = each.bedrooms
      basis.planBedTypes[plan] = bedTypeMask(each)
      plan++
    }
    basis.firstPlan[row + 1] = plan
    for (const each of hotel.boards) basis.board[board++] = each
    basis.firstBoard[row + 1] = board
  }
  return basis
}

const bedTypeBit = (wanted: (typeof bedTypes)[number]['id']) =>
  1 << bedTypes.findIndex(({ id }) => id === wanted)

function bedTypeMask({ doubles, singles }: RoomPlan): number {
  return (doubles > 0 ? bedTypeBit('double') : 0) | (singles > 0 ? bedTypeBit('single') : 0)
}
