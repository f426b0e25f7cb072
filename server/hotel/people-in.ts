import 'server-only'
import type { HotelBookingView } from '../../lib/hotel/booking-view.ts'
import type { GuestForm } from '../../lib/hotel/guest-form.ts'
import type { KnownPerson } from '../../lib/booking/same-person.ts'

/** The guests of a form: nothing but their names is known, and the ages of children. */
export function guestsInForm({ rooms }: GuestForm): KnownPerson[] {
  return rooms.flatMap(({ guests }) => guests.map(knownPerson))
}

/** The guests of a booking. */
export function guestsInBooking({ rooms }: HotelBookingView): KnownPerson[] {
  return rooms.flatMap(({ guests }) => guests.map(knownPerson))
}

function knownPerson({ firstName, lastName }: { firstName: string; lastName: string }): KnownPerson {
  return { name: `${firstName.trim()} ${lastName.trim()}`, birthDate: null }
}
