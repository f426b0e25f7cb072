import { nightsOf } from '../../../gateway/domain/hotel/stay-rules.ts'
import type { Hotel, HotelBehaviour } from '../../../gateway/supply/hotel/hotel.ts'
import type { HotelSupply, RateQuery } from '../../../gateway/supply/hotel/port.ts'
import type { HotelRate, RateRoom, Taken } from '../../../gateway/supply/hotel/rate.ts'
import type { Stay } from '../../../gateway/supply/hotel/stay.ts'

/** Hotels made by hand, so that the booking rules are tested without the supply. */

/** The facts of a hotel that a test sets; its stock alone decides when it is full. */
export type MadeHotel = Partial<HotelBehaviour> & { stock?: number; nightCents?: number; timeZone?: string }

const CHECK_IN = '2026-12-10'
const CHECK_OUT = '2026-12-13'

/** From when on cancelling on the terms `partial` costs the whole price, by the clock of the hotel. */
export const PARTIAL_LOST_FROM = `${CHECK_IN}T00:00:00`

/** Three nights, and one room for two by default. */
export function stayFor(occupancies: Stay['occupancies'] = [{ adults: 2, childAges: [] }]): Stay {
  return { checkIn: CHECK_IN, checkOut: CHECK_OUT, occupancies }
}

const terms = {
  flexible: (cents: number, nights: number) =>
    ({
      terms: 'free_cancellation',
      steps: [
        { from: '2026-12-09T00:00:00', amountCents: Math.round(cents / nights) },
        { from: '2026-12-11T00:00:00', amountCents: cents },
      ],
    }) as const,
  partial: (cents: number) =>
    ({
      terms: 'partially_refundable',
      steps: [
        { from: '2026-11-20T00:00:00', amountCents: Math.round(cents * 0.3) },
        { from: PARTIAL_LOST_FROM, amountCents: cents },
      ],
    }) as const,
  fixed: () => ({ terms: 'non_refundable', steps: [] }) as const,
}

export type MadeTerms = keyof typeof terms

/**
 * Hotels numbered from 1. Each sells one room type on three terms, as many rooms as its stock has. The price
 * of a rate is the price of its nights times its rooms.
 */
export function handmadeHotels(hotels: readonly MadeHotel[]): HotelSupply {
  const rates = ({ hotelId, stay }: RateQuery, taken: Taken): HotelRate[] => {
    const { stock = 5, nightCents = 10_000 } = hotels[hotelId - 1] ?? {}
    const nights = nightsOf(stay)
    const available = Math.min(...nights.map((night) => stock - taken(1, night)))
    if (available < stay.occupancies.length) return []
    return (Object.keys(terms) as MadeTerms[]).map((key) =>
      rateOf(key, stay, nightCents * nights.length, nights.length, available),
    )
  }
  return {
    hotelsOf: () => Promise.resolve(null),
    findHotel: (hotelId) =>
      Promise.resolve(hotels[hotelId - 1] ? hotelOf(hotelId, hotels[hotelId - 1]) : null),
    rates: (query, taken) => Promise.resolve(rates(query, taken)),
    rate: (query, key, taken) =>
      Promise.resolve(rates(query, taken).find((each) => each.key === key) ?? null),
    profile: () => Promise.resolve(null),
    photo: () => Promise.resolve(null),
    answered: () => Promise.resolve(),
    scenarios: [],
  }
}

function hotelOf(
  hotelId: number,
  { atCheck = 'as_offered', roomsPerOffice = false, voucherSeconds = 0, timeZone = 'UTC' }: MadeHotel = {},
): Hotel {
  return {
    ...{ hotelId, name: `Hotel ${hotelId}`, stars: 3, reviewScore: 80, reviewCount: 12, propertyType: 204 },
    ...{ lat: 38.71, lon: -9.14, timeZone, sandboxOnly: false },
    behaviour: { atCheck, roomsPerOffice, voucherSeconds },
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
