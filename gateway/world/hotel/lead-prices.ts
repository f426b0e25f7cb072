import type { CityHotels } from './city-hotels.ts'
import type { LeadPrices } from '../../supply/hotel/port.ts'
import { largestFirst } from './rates/assign-rooms.ts'
import { nightFactors, type NightFactors } from './rates/night-factors.ts'
import { occupancyCharge } from './rates/occupancy-charge.ts'
import { priceBasis, type PriceBasis } from './rates/price-basis.ts'
import { chargeClasses } from './rates/property-kind.ts'
import type { HotelProvider } from '../../../contract/hotel/providers.ts'
import { MOST_PLANS } from './rates/room-plan.ts'
import { FLEXIBLE } from './rates/sale-terms.ts'
import * as price from './rates/stay-price.ts'
import { localDateAt } from '../../time-zone.ts'
import type { Stay } from '../../supply/hotel/stay.ts'

/** The rooms that are asked for, in columns; the rooms with most people come first. */
type Party = {
  rooms: number
  adults: Uint8Array
  children: Uint8Array
  /** Price factor by room and charge class. */
  charge: Float64Array
}

/**
 * The cheapest price of every hotel of a place for a stay, and 0 when the party does not fit or nothing is
 * free. The day that each hotel has at `now` decides on lead time and on what can still be cancelled. The
 * prices agree with `ratesOfHotel` to the cent. The first call for a city builds its price basis; later calls
 * take a fraction of a millisecond for 5,000 hotels.
 */
export function leadPrices(
  city: CityHotels,
  stay: Stay,
  now: Date,
  provider: HotelProvider = 'example-provider-1',
): LeadPrices {
  const basis = priceBasis(city, provider)
  const prices: LeadPrices = {
    totalCents: new Uint32Array(city.size),
    beforeDiscountCents: new Uint32Array(city.size),
    freeCancellation: new Uint8Array(city.size),
    leadRefundable: new Uint8Array(city.size),
    // The same for all dates, so the column is shared. Callers only read it.
    leadBoard: basis.leadBoard,
  }
  const party = partyOf(stay)
  basis.markets.forEach((market, at) =>
    fillPrices(basis, at, nightFactors(market, stay, localDateAt(market.timeZone, now)), party, prices),
  )
  return prices
}

function partyOf({ occupancies }: Stay): Party {
  const sorted = largestFirst(occupancies).map((at) => occupancies[at]!)
  return {
    rooms: sorted.length,
    adults: Uint8Array.from(sorted, ({ adults }) => adults),
    children: Uint8Array.from(sorted, ({ childAges }) => childAges.length),
    charge: Float64Array.from(
      sorted.flatMap((occupancy) => chargeClasses.map((_, charge) => occupancyCharge(occupancy, charge))),
    ),
  }
}

// One loop over typed arrays without allocation, because it is the hot path of a search with new dates.
function fillPrices(
  basis: PriceBasis,
  market: number,
  nights: NightFactors,
  party: Party,
  prices: LeadPrices,
): void {
  const { salts, blockPrices, blockDemand, spread, promotionSalt, leadDays } = nights
  const blocks = salts.length
  for (let row = 0; row < prices.totalCents.length; row++) {
    const sale = basis.sale[row]!
    if (sale === 2 || basis.market[row] !== market) continue
    const seed = basis.seed[row]!
    const at = basis.demandClass[row]! * blocks
    let sum = 0
    let full = 0
    for (let block = 0; block < blocks; block++) {
      const luck = price.luckOf(seed, salts[block]!)
      sum += price.blockPrice(blockPrices[at + block]!, luck)
      full = Math.max(full, price.fullness(blockDemand[block]!, luck, spread))
    }
    const discount = price.discountOf(seed, promotionSalt)
    if (!fillRow(basis, row, party, sale === 1, full, basis.night[row]! * sum, discount, prices)) continue
    const terms = basis.terms[row]!
    const free = (terms & FLEXIBLE) !== 0 && leadDays >= basis.freeDays[row]! ? 1 : 0
    prices.freeCancellation[row] = free
    prices.leadRefundable[row] = terms === FLEXIBLE ? free : 0
  }
}

/** Units of each room type that the party's earlier rooms use in the same hotel. */
const used = new Uint8Array(MOST_PLANS)

/** Adds up the cheapest room for every occupancy; false when one of them finds no room. */
function fillRow(
  basis: PriceBasis,
  row: number,
  party: Party,
  alwaysFree: boolean,
  full: number,
  nightTimesPrices: number,
  discount: number,
  prices: LeadPrices,
): boolean {
  const first = basis.firstPlan[row]!
  const end = basis.firstPlan[row + 1]!
  const seed = basis.seed[row]!
  const several = party.rooms > 1
  if (several) used.fill(0)
  let total = 0
  let before = 0
  for (let room = 0; room < party.rooms; room++) {
    const adults = party.adults[room]!
    const children = party.children[room]!
    let plan = first
    for (; plan < end; plan++) {
      if (adults > basis.planAdults[plan]! || children > basis.planChildren[plan]!) continue
      if (adults + children > basis.planOccupancy[plan]!) continue
      const stock = basis.planStock[plan]!
      const left = alwaysFree ? stock : price.unitsLeft(stock, full, seed, plan - first)
      if (left > (several ? used[plan - first]! : 0)) break
    }
    if (plan === end) return false
    if (several) used[plan - first] = used[plan - first]! + 1
    const charge = party.charge[room * chargeClasses.length + basis.chargeClass[row]!]!
    const cents = price.roomCents(
      nightTimesPrices,
      basis.planPermille[plan]!,
      charge,
      basis.cheapestPermille[row]!,
    )
    before += cents
    total += price.discounted(cents, discount)
  }
  prices.totalCents[row] = total
  prices.beforeDiscountCents[row] = before
  return true
}
