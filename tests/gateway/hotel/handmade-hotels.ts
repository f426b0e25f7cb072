import type { HotelRate, RateRoom } from '../../../gateway/world/hotel/hotel-rate.ts'
import type { HotelSupply } from '../../../gateway/world/hotel/hotel-supply.ts'
import { nightsOf, type Stay } from '../../../gateway/world/hotel/stay.ts'
import type { HotelScenario } from '../../../gateway/world/hotel/catalogue/scenario-hotels.ts'
import { madeCity } from '../world/hotel/made-city.ts'

/** Handmade hotels: the rules of booking are tested without the supply. */

/** What a test wants of a hotel: its stock decides on when it is full. */
export type MadeHotel = { scenario?: HotelScenario; stock?: number; nightCents?: number }

export const CHECK_IN = '2026-12-10'
export const CHECK_OUT = '2026-12-13'

/** Three nights, one room for two, unless said otherwise. */
export function stayFor(occupancies: Stay['occupancies'] = [{ adults: 2, childAges: [] }]): Stay {
  return { checkIn: CHECK_IN, checkOut: CHECK_OUT, occupancies }
}

const terms = {
  flexible: (cents: number, nights: number) =>
    ({
      terms: 'free_cancellation',
      refundableUntil: '2026-12-08T23:59:59',
      steps: [
        { from: '2026-12-09T00:00:00', amountCents: Math.round(cents / nights) },
        { from: '2026-12-11T00:00:00', amountCents: cents },
      ],
    }) as const,
  partial: (cents: number) =>
    ({
      terms: 'partially_refundable',
      refundableUntil: null,
      steps: [{ from: '2026-11-20T00:00:00', amountCents: Math.round(cents * 0.3) }],
    }) as const,
  fixed: () => ({ terms: 'non_refundable', refundableUntil: null, steps: [] }) as const,
}

export type MadeTerms = keyof typeof terms

/**
 * Hotels by number, from 1 on: each sells one type of room, as often as its stock says, on three terms. A rate's price is
 * that of its nights times its rooms.
 */
export function handmadeHotels(hotels: readonly MadeHotel[]): HotelSupply {
  const city = madeCity(hotels.length)
  const named = {
    ...city,
    name: hotels.map((_, row) => `Hotel ${row + 1}`),
    hotelId: Float64Array.from(hotels, (_, row) => row + 1),
  }
  const rates: HotelSupply['rates'] = (hotel, stay, _now, taken) => {
    const { stock = 5, nightCents = 10_000 } = hotels[hotel.row] ?? {}
    const nights = nightsOf(stay)
    const left = Math.min(...nights.map((night) => stock - taken(1, night)))
    const available = Math.floor(left / stay.occupancies.length)
    if (available < 1) return []
    return (Object.keys(terms) as MadeTerms[]).map((key) =>
      rateOf(key, stay, nightCents * nights.length, nights.length, available),
    )
  }
  return {
    findHotel: (hotelId) => (hotels[hotelId - 1] ? { city: named, row: hotelId - 1 } : null),
    scenarioOf: (hotelId) => hotels[hotelId - 1]?.scenario ?? null,
    rates,
    rate: (hotel, stay, now, key, taken, provider) =>
      rates(hotel, stay, now, taken, provider).find((each) => each.key === key) ?? null,
    answered: () => Promise.resolve(),
  }
}

function rateOf(key: MadeTerms, stay: Stay, roomCents: number, nights: number, available: number): HotelRate {
  const rooms: RateRoom[] = stay.occupancies.map(({ adults, childAges }) => ({
    roomId: 1,
    name: 'Double room',
    adults,
    childAges,
    beds: ['1 queen bed'],
    maxOccupancy: 4,
    sizeM2: 22,
    description: 'A quiet room to the court.',
    images: [],
    totalCents: roomCents,
  }))
  const totalCents = roomCents * rooms.length
  return {
    key,
    board: 'breakfast',
    rooms,
    totalCents,
    beforeDiscountCents: totalCents,
    ...terms[key](totalCents, nights),
    available,
  }
}
