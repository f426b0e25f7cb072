import type { HotelBookingView } from './booking-view.ts'
import { hotelHref } from './stay-params.ts'

/** The address of the rates of the same hotel, dates and guests as a booking. */
export function sameStayHref(booking: Pick<HotelBookingView, 'hotel' | 'checkIn' | 'checkOut' | 'rooms'>) {
  return hotelHref(String(booking.hotel.id), {
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    rooms: booking.rooms.map(({ adults, childAges }) => ({ adults, children: childAges })),
  })
}
