import { CHECK_MINUTES } from '../../contract/air/limits.ts'
import type { BookingStanding } from './booking-state.ts'

/** What the screens say of a kind of booking where they say it for all kinds. */
type KindFacts = {
  /** The operation that reads one, and whose answer the read door reshapes. */
  record: 'air.booking-data' | 'hotel.booking-data'
  /** What stands in the list for one that was never read. */
  service: string
  /** What is held: one and several. */
  offer: { one: string; many: string }
  /** Leads to others where one is gone. */
  again: string
  /** Its price without taxes; null where prices are one figure. */
  base: string | null
  /** Minutes for which a check of its price counts. */
  checkMinutes: number
  /** Who travels or stays, several. */
  people: string
  /** Who supplies it. */
  supplier: string
  /** What completes a hold: on the button, while it is sent, and where it did not happen. */
  order: { label: string; sending: string; missed: string }
  /** How far a booking comes when all goes well, by what is going on with it; not every kind is ever under way. `at`: when it came there. */
  steps: readonly { standing: BookingStanding; label: string; at: 'createdAt' | 'completedAt' | null }[]
  /** While it is under way. */
  underway: string
  /** What a cancellation gives up besides the money: "<given up> of Anna Keller". */
  givenUp: string
}

/** The kinds of bookings that the desk sells. Whatever differs by kind is a table keyed by these names. */
export const bookingKinds = {
  air: {
    record: 'air.booking-data',
    service: 'Flights',
    offer: { one: 'fare', many: 'fares' },
    again: 'Search again',
    base: 'Base fare',
    checkMinutes: CHECK_MINUTES,
    people: 'travellers',
    supplier: 'airline',
    order: { label: 'Ticket', sending: 'Ordering the ticket', missed: 'not ticketed' },
    steps: [
      { standing: 'held', label: 'Held', at: 'createdAt' },
      { standing: 'underway', label: 'Ticketing', at: null },
      { standing: 'made', label: 'Ticketed', at: 'completedAt' },
    ],
    underway: 'The airline is issuing the tickets.',
    givenUp: 'The seats',
  },
  hotel: {
    record: 'hotel.booking-data',
    service: 'Hotel',
    offer: { one: 'rate', many: 'rates' },
    again: 'Back to the rates',
    base: null,
    checkMinutes: CHECK_MINUTES,
    people: 'guests',
    supplier: 'hotel',
    order: { label: 'Confirm', sending: 'Confirming the booking', missed: 'not confirmed' },
    steps: [
      { standing: 'held', label: 'Held', at: 'createdAt' },
      { standing: 'underway', label: 'Confirmed', at: 'completedAt' },
      { standing: 'made', label: 'Voucher issued', at: null },
    ],
    underway: 'Confirmed and paid; the voucher follows.',
    givenUp: 'The rooms',
  },
} as const satisfies Readonly<Record<string, KindFacts>>

export type BookingKind = keyof typeof bookingKinds

/** The facts of a kind. */
export function kindFacts(kind: BookingKind): KindFacts {
  return bookingKinds[kind]
}
