import 'server-only'
import type { HotelBookingView } from '../../lib/hotel/booking-view.ts'
import type { GuestForm } from '../../lib/hotel/guest-form.ts'
import { foldedName } from '../booking/folded-name.ts'

/** A guest of the form who is in the booking: the same names, because guests have no date of birth. */
export function guestInBoth(form: GuestForm, booking: HotelBookingView): string | null {
  const booked = new Set(
    booking.rooms.flatMap(({ guests }) => guests).map((guest) => foldedName(guest.firstName, guest.lastName)),
  )
  const guests = form.rooms.flatMap((room) => room.guests)
  const shared = guests.find((guest) => booked.has(foldedName(guest.firstName, guest.lastName)))
  return shared ? `${shared.firstName.trim()} ${shared.lastName.trim()}` : null
}
