import { hotelBoards } from '../../../contract/hotel/codes.ts'
import type { HotelRow } from './city-hotels.ts'
import type { HotelRate, RateRoom, Taken } from '../../supply/hotel/rate.ts'
import { roomImages } from './photo/hotel-photos.ts'
import { assignRooms } from './rates/assign-rooms.ts'
import { boardSupplement } from './rates/board-sale.ts'
import { cancellationOf, isOffered, termsInOrder } from './rates/cancellation.ts'
import { openRooms, type OpenRooms } from './rates/open-rooms.ts'
import { occupancyCharge } from './rates/occupancy-charge.ts'
import type { HotelProvider } from '../../../contract/hotel/providers.ts'
import { roomText } from './rates/room-text.ts'
import { FIXED, FLEXIBLE, PARTIAL } from './rates/sale-terms.ts'
import { discounted, roomCents } from './rates/stay-price.ts'
import type { Stay } from '../../supply/hotel/stay.ts'

/** The facts about a room type that all its rates state. */
type RoomView = Omit<RateRoom, 'adults' | 'childAges' | 'totalCents'>

/** A room type for every occupancy of the stay. */
type Assignment = readonly number[]

const termsKeys = { [FIXED]: 'fixed', [PARTIAL]: 'partial', [FLEXIBLE]: 'flexible' }

/**
 * The rates of a hotel for a stay, cheapest first: room types x boards x cancellation terms; empty when it is
 * full or the party fits no room. Terms are those of the hotel's day at `now`; `taken` has the rooms that
 * bookings hold. When nothing is taken, the first rate is the one that leads in `placeRates`.
 */
export function ratesOfHotel(
  hotel: HotelRow,
  stay: Stay,
  now: Date,
  taken: Taken,
  provider: HotelProvider = 'example-provider-1',
): HotelRate[] {
  const open = openRooms(hotel, stay, now, taken, provider)
  if (open === null) return []
  const { boards } = open.basis
  const views = open.basis.plans.map((_, plan) => viewOf(hotel, open, plan, provider))
  const rates = assignments(open, stay).flatMap((rooms, nth) =>
    boards
      // More expensive rooms come with some boards only, so that the list stays short.
      .filter((_, at) => nth === 0 || at < 2 || at === boards.length - 1)
      .flatMap((board) => ratesOfRooms(stay, open, views, rooms, board)),
  )
  return rates.sort((a, b) => a.totalCents - b.totalCents)
}

/**
 * Finds one rate again by its key, whatever has been taken or freed since. `available` is 0 when its rooms
 * are gone. Null for a key that the hotel does not sell for this stay.
 */
export function rateOfKey(
  hotel: HotelRow,
  stay: Stay,
  now: Date,
  key: string,
  taken: Taken,
  provider: HotelProvider = 'example-provider-1',
): HotelRate | null {
  const open = openRooms(hotel, stay, now, taken, provider)
  if (open === null) return null
  const { plans, boards } = open.basis
  const [rooms = '', boardId] = key.split('.')
  const assigned = rooms.split('-').map((roomId) => Number(roomId) - 1)
  const board = boards.find((each) => hotelBoards[each]?.id === boardId)
  if (board === undefined || assigned.length !== stay.occupancies.length) return null
  if (assigned.some((plan) => !plans[plan])) return null
  const views = plans.map((_, plan) => viewOf(hotel, open, plan, provider))
  return ratesOfRooms(stay, open, views, assigned, board).find((rate) => rate.key === key) ?? null
}

/** The cheapest rooms that fit, then those from the next room type on; each combination occurs once. */
function assignments({ basis: { plans }, left }: OpenRooms, { occupancies }: Stay): Assignment[] {
  const byRooms = new Map<string, Assignment>()
  for (let from = 0; from < plans.length; from++) {
    const rooms = assignRooms(plans, left, occupancies, from)
    if (rooms && !byRooms.has(rooms.join('-'))) byRooms.set(rooms.join('-'), rooms)
  }
  return [...byRooms.values()]
}

/** A combination of rooms with one board, on all terms that the hotel offers. */
function ratesOfRooms(
  stay: Stay,
  open: OpenRooms,
  views: readonly (() => RoomView)[],
  rooms: Assignment,
  board: number,
): HotelRate[] {
  const { checkInDay, nights, leadDays } = open
  const { terms } = open.basis
  return termsInOrder.flatMap((sold) => {
    const priced = rooms.map((plan, at) => roomPrice(open, stay, plan, at, board, sold))
    const totalCents = priced.reduce((sum, each) => sum + each.totalCents, 0)
    const when = { checkInDay, nights, leadDays, totalCents }
    if (!isOffered(sold, terms, when)) return []
    return {
      key: `${rooms.map((plan) => plan + 1).join('-')}.${hotelBoards[board]!.id}.${termsKeys[sold]}`,
      board: hotelBoards[board]!.id,
      rooms: rooms.map((plan, at) => ({
        ...views[plan]!(),
        ...stay.occupancies[at]!,
        totalCents: priced[at]!.totalCents,
      })),
      totalCents,
      beforeDiscountCents: priced.reduce((sum, each) => sum + each.beforeCents, 0),
      ...cancellationOf(sold, terms, when),
      available: roomsLeft(open, rooms),
    }
  })
}

function roomPrice(open: OpenRooms, stay: Stay, plan: number, at: number, board: number, sold: number) {
  const occupancy = stay.occupancies[at]!
  const { terms, plans, boards, nightCents, chargeClass } = open.basis
  const permille = sold === FIXED ? terms.fixedPermille : sold === PARTIAL ? terms.partialPermille : 1000
  const charge = occupancyCharge(occupancy, chargeClass)
  const room = roomCents(open.nightTimesPrices, plans[plan]!.pricePermille, charge, permille)
  const meals = Math.round(nightCents * open.nights * boardSupplement(board, boards[0]!, occupancy))
  const beforeCents = room + meals
  return { beforeCents, totalCents: discounted(beforeCents, open.discount) }
}

/** A room type as guests see it, built once and shared by all rates. */
function viewOf(
  hotel: HotelRow,
  { basis }: OpenRooms,
  planIndex: number,
  provider: HotelProvider,
): () => RoomView {
  let view: RoomView | null = null
  return () => {
    const plan = basis.plans[planIndex]!
    const roomId = planIndex + 1
    view ??= {
      roomId,
      ...roomText(hotel, plan, roomId),
      maxOccupancy: plan.maxOccupancy,
      images: provider === 'example-provider-1' ? roomImages(hotel, roomId) : [],
    }
    return view
  }
}

/**
 * How many rooms can still be sold in this combination: its own, and as many more as its scarcest room type
 * allows. 0 when a room type has fewer left than the combination needs.
 */
function roomsLeft({ left }: OpenRooms, rooms: Assignment): number {
  const spare = rooms.map((plan) => (left[plan] ?? 0) - rooms.filter((other) => other === plan).length)
  const least = Math.min(...spare)
  return least < 0 ? 0 : rooms.length + least
}
