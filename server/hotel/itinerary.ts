import 'server-only'
import type { PlaceTime } from '../../lib/booking/offer-facts.ts'
import type { HotelBookingView } from '../../lib/hotel/booking-view.ts'
import type { Itinerary } from '../booking/kind-itinerary.ts'
import { stayFacts } from './voucher-facts.ts'
import { roomBlock, stayColumns } from './voucher-pdf.ts'

/** A stay from check-in to check-out. Its part names its guests, room by room. */
export function stayItinerary(booking: HotelBookingView): Itinerary {
  const facts = stayFacts(booking)
  const phone = facts.phone === '' ? [] : [{ style: 'note' as const, text: `Phone ${facts.phone}` }]
  return {
    parts: [
      {
        id: '1',
        use: 'nights',
        from: hourOf(booking, booking.checkIn, booking.checkInFrom, '15:00'),
        to: hourOf(booking, booking.checkOut, booking.checkOutUntil, '11:00'),
        isAllDay: true,
        title: facts.hotelName,
        address: facts.address || null,
        blocks: [
          { style: 'value', text: facts.hotelName },
          { style: 'note', text: facts.address || 'Address not supplied' },
          ...phone,
          { gap: 8 },
          stayColumns(facts),
          { gap: 8 },
          ...facts.rooms.map((room) => roomBlock(room, facts.board)),
        ],
      },
    ],
    people: [],
  }
}

/** @param usual stands for an hour that the hotel does not tell; it orders a day and is never shown */
function hourOf({ hotel }: HotelBookingView, day: string, hour: string, usual: string): PlaceTime {
  const time = /^\d\d:\d\d/.test(hour) ? hour.slice(0, 5) : usual
  return { wall: `${day}T${time}`, city: hotel.city || null, timeZone: null }
}
