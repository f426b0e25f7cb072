import type { AirState } from '../../../contract/air/booking-states.ts'
import type { Fare } from '../../supply/air/fare.ts'
import type { BookingRow } from '../booking/booking-row.ts'
import type { Services } from '../../services.ts'
import { openAsides, readPeopleOf } from '../booking/people.ts'
import type { Identity, Traveler } from './travelers.ts'

/** One e-ticket of one traveller. `traveler` is the index in `travelers`. */
export type ETicket = {
  number: string
  traveler: number
  issuedAt: string
  /** The parts of its price that were given back and kept; left out if it was not refunded. */
  refund?: { cents: number; penaltyCents: number }
}

/**
 * The detail that only air bookings have. Instants are ISO 8601, office time. It does not say who the
 * people are (`airPeople`).
 */
export type AirDetail = {
  fare: Fare
  /** The total that the search showed; left out of bookings from before it was stored. */
  shownCents?: number
  /** Seconds from ordering a ticket to its issue; null uses the configured range. */
  ticketSeconds: number | null
  travelers: readonly Pick<Traveler, 'type' | 'gender'>[]
  markup: { adultCents: number; childCents: number; infantCents: number }
  /** Six characters from the hold on; empty where nothing was reserved. */
  airlinePnr: string
  /** When the ticket will be issued; null before the order, and when the issue is stuck. */
  issueDueAt: string | null
  eTickets: readonly ETicket[]
  /** Notes, which may say anything of anybody: encrypted (`AirPeople`). Left out: there are none. */
  sealedNotes?: string
  /** By how much the airline has moved the first leg since the booking; left out: not at all. */
  retimedMinutes?: number
}

/** Who an air booking is for. Personal data: never logged. Null stands for a person who was erased. */
export type AirPeople = {
  contact: AirContact | null
  /** In the order of `AirDetail.travelers`. */
  travelers: readonly (Identity | null)[]
  /** None once somebody of the booking was erased, except those that were added since. */
  notes: readonly AirNote[]
}

/**
 * A note and the office time of its writing, ISO 8601. `attempt` names the request that wrote it, so that the
 * request writes it once; left out of notes whose request had no name. It is in no answer.
 */
export type AirNote = { note: string; at: string; attempt?: string }

export type AirContact = { phone: string; email: string }

/** A booking of flights: the stored row with its detail. */
export type AirBooking = Omit<BookingRow, 'kind' | 'state' | 'detail'> & {
  kind: 'air'
  state: AirState
  detail: AirDetail
}

/** The stored row as an air booking. */
export function airBookingOf(row: BookingRow): AirBooking {
  return { ...row, kind: 'air', state: row.state as AirState, detail: row.detail as AirDetail }
}

/** Reads who an air booking is for. */
export async function airPeople(services: Services, booking: AirBooking): Promise<AirPeople> {
  const [people] = await airPeopleOf(services, booking.office_id, [booking])
  if (!people) throw new Error(`booking ${booking.reference} has no people`)
  return people
}

/** Reads who air bookings of one office are for, in the order of the bookings. */
export async function airPeopleOf(
  services: Services,
  officeId: string,
  bookings: readonly AirBooking[],
): Promise<AirPeople[]> {
  const people = await readPeopleOf(services, officeId, bookings)
  const asides = await openAsides(
    services,
    officeId,
    bookings.map(({ reference, people: { length }, detail }) => ({
      reference,
      position: length,
      text: detail.sealedNotes ?? null,
    })),
  )
  return people.map(([contact, ...travelers], index) => ({
    contact: (contact ?? null) as AirContact | null,
    travelers: travelers as (Identity | null)[],
    notes: JSON.parse(asides[index] ?? '[]') as AirNote[],
  }))
}
