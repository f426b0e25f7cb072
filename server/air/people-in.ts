import 'server-only'
import type { AirBookingView } from '../../lib/air/booking-view.ts'
import type { PassengerForm } from '../../lib/air/passenger-form.ts'
import type { KnownPerson } from '../../lib/booking/same-person.ts'

type Named = { firstName: string; lastName: string; birthDate: string | null }

/** The travellers of a form. */
export function peopleInForm({ passengers }: PassengerForm): KnownPerson[] {
  return passengers.map(knownPerson)
}

/** The travellers of a booking, without those who do not fly any more: all their tickets are refunded. */
export function peopleInBooking({ travellers }: AirBookingView): KnownPerson[] {
  return travellers
    .filter(({ eTickets }) => eTickets.length === 0 || eTickets.some(({ refunded }) => !refunded))
    .map(knownPerson)
}

function knownPerson({ firstName, lastName, birthDate }: Named): KnownPerson {
  return { name: `${firstName.trim()} ${lastName.trim()}`, birthDate }
}
