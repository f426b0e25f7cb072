import 'server-only'
import type { AirBookingView } from '../../lib/air/booking-view.ts'
import type { PassengerForm } from '../../lib/air/passenger-form.ts'
import { foldedName } from '../booking/folded-name.ts'

type Traveller = { firstName: string; lastName: string; birthDate: string | null }

/** A traveller of the form who is in the booking: the same names and date of birth (gap 217). */
export function travellerInBoth(form: PassengerForm, booking: AirBookingView): string | null {
  const booked = new Set(booking.travellers.map(identity))
  const shared = form.passengers.find((passenger) => booked.has(identity(passenger)))
  return shared ? `${shared.firstName.trim()} ${shared.lastName.trim()}` : null
}

function identity({ firstName, lastName, birthDate }: Traveller): string {
  return `${foldedName(firstName, lastName)} ${birthDate}`
}
