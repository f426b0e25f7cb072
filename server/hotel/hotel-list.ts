import 'server-only'
import { z } from 'zod'
import { hotelStates } from '../../contract/hotel/booking-states.ts'
import type { ListedFacts, ServiceLine } from '../../lib/booking/booking-list-view.ts'
import type { Occupied } from '../../lib/booking/occupied.ts'
import type { Stretch } from '../../lib/booking/offer-facts.ts'
import type { HotelBookingView } from '../../lib/hotel/booking-view.ts'
import { nightsOf, nightsText } from '../../lib/hotel/stay.ts'
import { plural } from '../../lib/plural.ts'
import type { KindList } from '../booking/kind-list.ts'

/** The summary of a hotel booking that the bookings list stores. Dates are the hotel's local dates. */
const summary = z.object({
  hotel: z.string(),
  city: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  roomCount: z.number(),
  guestCount: z.number(),
  vouchers: z.array(z.string()),
})
export type HotelSummary = z.infer<typeof summary>

/** How stays stand in the office's list. */
export const hotelList: KindList<HotelBookingView, HotelSummary> = {
  summary,
  summaryOf,
  line: lineOf,
  factsOf,
  originalState,
  stretches: (_desk, _grant, summaries) => summaries.map((stay) => [nightsStretch(stay)]),
}

/** Reduces a booking to the summary that the bookings list stores. */
function summaryOf(booking: HotelBookingView): HotelSummary {
  return {
    hotel: booking.hotel.name,
    city: booking.hotel.city,
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    roomCount: booking.rooms.length,
    guestCount: booking.rooms.reduce((sum, room) => sum + room.guests.length, 0),
    vouchers: [...booking.voucherNumbers],
  }
}

/** The nights of a stay. Whoever sleeps in one hotel sleeps in no other, so any hotel is compared. */
export function occupiedNights(stay: { hotelName: string; checkIn: string; checkOut: string }): Occupied[] {
  return [{ about: stay.hotelName, from: stay.checkIn, to: stay.checkOut }]
}

/** The nights of a stay from noon to noon: the summary has no hours. */
function nightsStretch({ hotel, city, ...dates }: HotelSummary): Stretch {
  const words = `${hotel}, ${nightsText(nightsOf(dates))}`
  const noon = (day: string) => ({ wall: `${day}T12:00`, city: city || null, timeZone: null })
  return { from: noon(dates.checkIn), to: noon(dates.checkOut), label: words, words, use: 'nights' }
}

/** The line that the list shows for a stored summary. */
function lineOf(summary: HotelSummary): ServiceLine {
  const { hotel, city, checkIn, checkOut, roomCount, guestCount, vouchers } = summary
  const [rooms, guests] = [plural(roomCount, 'room'), plural(guestCount, 'guest')]
  return {
    title: hotel,
    detail: [city, nightsText(nightsOf(summary)), rooms, guests].filter(Boolean).join(' · '),
    days: { from: checkIn, to: checkOut },
    codes: vouchers,
    findBy: [hotel, city],
    places: [city],
    occupied: occupiedNights({ hotelName: hotel, checkIn, checkOut }),
  }
}

/** The facts that the list stores of a hotel booking besides its summary. */
function factsOf(booking: HotelBookingView): ListedFacts {
  const { checkIn, checkInFrom, rooms } = booking
  return {
    people: rooms.flatMap(({ guests }) =>
      guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ),
    startsAt: /^\d\d:\d\d/.test(checkInFrom) ? `${checkIn}T${checkInFrom.slice(0, 5)}` : null,
    freeUntil: booking.freeUntilAt,
    findBy: [],
  }
}

/**
 * Category and Status of a state: `20/20`. A booking whose voucher is to follow has those of a confirmed one,
 * a hold that lapsed those of a cancelled one.
 */
function originalState(state: string): string | null {
  const pairs: Readonly<Record<string, { category: number; status: number }>> = {
    ...hotelStates,
    vouchering: hotelStates.confirmed,
    lapsed: hotelStates.cancelled,
  }
  const pair = pairs[state]
  return pair ? `${pair.category}/${pair.status}` : null
}
