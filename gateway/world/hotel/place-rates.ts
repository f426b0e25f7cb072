import { hotelBoards } from '../../../contract/hotel/codes.ts'
import type { HotelProvider } from '../../../contract/hotel/providers.ts'
import type { PlaceRates } from '../../supply/hotel/port.ts'
import type { Stay } from '../../supply/hotel/stay.ts'
import { localDateAt } from '../../time-zone.ts'
import type { CityHotels } from './city-hotels.ts'
import { largestFirst } from './rates/assign-rooms.ts'
import { boardSupplement } from './rates/board-sale.ts'
import { dayOf, nightFactors, type NightFactors } from './rates/night-factors.ts'
import { occupancyCharge } from './rates/occupancy-charge.ts'
import { priceBasis, type PriceBasis } from './rates/price-basis.ts'
import { chargeClasses } from './rates/property-kind.ts'
import { MOST_PLANS } from './rates/room-plan.ts'
import { FREE, kindKey, RateRows, REFUNDABLE } from './rates/rate-rows.ts'
import { FIXED, FLEXIBLE } from './rates/sale-terms.ts'
import * as price from './rates/stay-price.ts'

const boards = hotelBoards.length

/** The rooms that are asked for, in columns; the rooms with most people come first. */
type Party = {
  rooms: number
  nights: number
  adults: Uint8Array
  children: Uint8Array
  /** Price factor by room and charge class. */
  charge: Float64Array
  /** `boardSupplement` by room, lead board and board. */
  supplement: Float64Array
}

/** The facts that all rates of one hotel share for a stay. Prices as in `roomCents`. */
type HotelStay = { nightTimesPrices: number; discount: number; free: boolean; lateRefund: boolean }

/**
 * The rates of every hotel of a place for a stay, without those that another rate makes superfluous: of room
 * types with the same beds the cheapest, and of cancellation terms the cheapest and the free ones. The day
 * that each hotel has at `now` decides on lead time and on the rates that can still be cancelled; a hotel
 * whose day of check-in is over has none. The prices agree with `ratesOfHotel` to the cent. The first call
 * for a city builds its price basis.
 */
export function placeRates(
  city: CityHotels,
  stay: Stay,
  now: Date,
  provider: HotelProvider = 'example-provider-1',
): PlaceRates {
  const basis = priceBasis(city, provider)
  const factors = basis.markets.map((market) => nightFactors(market, stay, localDateAt(market.timeZone, now)))
  const party = partyOf(stay)
  const rates = new RateRows(city.size)
  for (let row = 0; row < city.size; row++) {
    const nights = factors[basis.market[row]!]
    if (nights && basis.sale[row] !== 2) addHotel(basis, row, nights, party, rates)
    rates.endHotel()
  }
  return rates.columns()
}

function partyOf({ checkIn, checkOut, occupancies }: Stay): Party {
  const sorted = largestFirst(occupancies).map((at) => occupancies[at]!)
  const each = <T>(count: number, of: (at: number) => T) => Array.from({ length: count }, (_, at) => of(at))
  return {
    rooms: sorted.length,
    nights: dayOf(checkOut) - dayOf(checkIn),
    adults: Uint8Array.from(sorted, ({ adults }) => adults),
    children: Uint8Array.from(sorted, ({ childAges }) => childAges.length),
    charge: Float64Array.from(
      sorted.flatMap((occupancy) => chargeClasses.map((_, charge) => occupancyCharge(occupancy, charge))),
    ),
    supplement: Float64Array.from(
      sorted.flatMap((occupancy) =>
        each(boards, (lead) => each(boards, (board) => boardSupplement(board, lead, occupancy))).flat(),
      ),
    ),
  }
}

/** Work space of one hotel: units left of each room type, and those that the party's earlier rooms use. */
const left = new Int16Array(MOST_PLANS)
const used = new Uint8Array(MOST_PLANS)
/** A room type for each room of the party. */
let chosen = new Uint32Array(8)
/**
 * The least beds and bedrooms of a combination's rooms, and the bed types that all of them have, by
 * combination.
 */
const beds = new Uint8Array(MOST_PLANS)
const bedrooms = new Uint8Array(MOST_PLANS)
const bedTypes = new Uint8Array(MOST_PLANS)

// Loops over typed arrays without allocation, because they are the hot path of a search with new dates.
function addHotel(basis: PriceBasis, row: number, nights: NightFactors, party: Party, rates: RateRows): void {
  const { salts, blockPrices, blockDemand, spread, promotionSalt, leadDays } = nights
  const blocks = salts.length
  const seed = basis.seed[row]!
  const at = basis.demandClass[row]! * blocks
  let sum = 0
  let full = 0
  for (let block = 0; block < blocks; block++) {
    const luck = price.luckOf(seed, salts[block]!)
    sum += price.blockPrice(blockPrices[at + block]!, luck)
    full = Math.max(full, price.fullness(blockDemand[block]!, luck, spread))
  }
  const first = basis.firstPlan[row]!
  const plans = basis.firstPlan[row + 1]! - first
  for (let plan = 0; plan < plans; plan++) {
    const stock = basis.planStock[first + plan]!
    left[plan] = basis.sale[row] === 1 ? stock : price.unitsLeft(stock, full, seed, plan)
  }
  const hotel = {
    nightTimesPrices: basis.night[row]! * sum,
    discount: price.discountOf(seed, promotionSalt),
    free: (basis.terms[row]! & FLEXIBLE) !== 0 && leadDays >= basis.freeDays[row]!,
    lateRefund: basis.lateFirstNight[row] === 1 && party.nights > 1,
  }
  let count = 0
  for (let from = 0; from < plans && assign(basis, first, plans, from, party); from++) {
    if (offersMore(basis, party.rooms, count)) addRooms(basis, row, party, hotel, count++, rates)
  }
}

/**
 * Chooses the cheapest room type at or after `from` for each occupancy, as `assignRooms` does; false when one
 * of them finds no room.
 */
function assign(basis: PriceBasis, first: number, plans: number, from: number, party: Party): boolean {
  if (chosen.length < party.rooms) chosen = new Uint32Array(party.rooms)
  used.fill(0)
  for (let room = 0; room < party.rooms; room++) {
    const adults = party.adults[room]!
    const children = party.children[room]!
    let plan = from
    for (; plan < plans; plan++) {
      const at = first + plan
      if (adults > basis.planAdults[at]! || children > basis.planChildren[at]!) continue
      if (adults + children > basis.planOccupancy[at]!) continue
      if (left[plan]! > used[plan]!) break
    }
    if (plan === plans) return false
    used[plan] = used[plan]! + 1
    chosen[room] = first + plan
  }
  return true
}

/**
 * Notes the beds, bedrooms and bed types that all chosen rooms have as those of combination `number`, and
 * says whether none of the earlier ones, which are not more expensive, has at least the same.
 */
function offersMore(basis: PriceBasis, rooms: number, number: number): boolean {
  beds[number] = bedrooms[number] = bedTypes[number] = 0xff
  for (let room = 0; room < rooms; room++) {
    const plan = chosen[room]!
    beds[number] = Math.min(beds[number], basis.planBeds[plan]!)
    bedrooms[number] = Math.min(bedrooms[number], basis.planBedrooms[plan]!)
    bedTypes[number] = bedTypes[number] & basis.planBedTypes[plan]!
  }
  for (let nth = 0; nth < number; nth++) {
    const most = beds[nth]! >= beds[number] && bedrooms[nth]! >= bedrooms[number]
    if (most && (bedTypes[nth]! & bedTypes[number]) === bedTypes[number]) return false
  }
  return true
}

/**
 * Adds the rates of the chosen rooms: each board on the cheapest terms and, if those differ, on free ones.
 */
function addRooms(
  basis: PriceBasis,
  row: number,
  party: Party,
  hotel: HotelStay,
  nth: number,
  rates: RateRows,
): void {
  const first = basis.firstBoard[row]!
  const end = basis.firstBoard[row + 1]!
  const fixed = (basis.terms[row]! & FIXED) !== 0
  for (let at = first; at < end; at++) {
    // As in `ratesOfHotel`: more expensive rooms come with some boards only.
    if (nth > 0 && at - first >= 2 && at !== end - 1) continue
    const key = kindKey(basis.board[at]!, beds[nth]!, bedrooms[nth]!, bedTypes[nth]!)
    if (fixed) addRate(basis, row, party, hotel, at, basis.cheapestPermille[row]!, key, rates)
    const refund = hotel.free ? FREE | REFUNDABLE : hotel.lateRefund ? REFUNDABLE : 0
    if (!fixed || hotel.free) addRate(basis, row, party, hotel, at, 1000, key | refund, rates)
  }
}

function addRate(
  basis: PriceBasis,
  row: number,
  party: Party,
  { nightTimesPrices, discount }: HotelStay,
  boardAt: number,
  termsPermille: number,
  key: number,
  rates: RateRows,
): void {
  const pair = basis.board[basis.firstBoard[row]!]! * boards + basis.board[boardAt]!
  let total = 0
  let before = 0
  for (let room = 0; room < party.rooms; room++) {
    const charge = party.charge[room * chargeClasses.length + basis.chargeClass[row]!]!
    const permille = basis.planPermille[chosen[room]!]!
    const meals = Math.round(
      basis.night[row]! * party.nights * party.supplement[room * boards * boards + pair]!,
    )
    const cents = price.roomCents(nightTimesPrices, permille, charge, termsPermille) + meals
    before += cents
    total += price.discounted(cents, discount)
  }
  rates.add(total, before, key)
}
