import type { AirState } from '../../../contract/air/booking-states.ts'
import type { Fare } from '../../supply/air/fare.ts'
import type { BookingRow } from '../booking/booking-row.ts'
import type { Traveler } from './travelers.ts'

/** One e-ticket of one traveller. `traveler` is the index in `travelers`. */
export type ETicket = { number: string; traveler: number; issuedAt: string }

/**
 * The detail that only air bookings have. Holds personal data: never logged. Instants
 * are ISO 8601, office time.
 */
export type AirDetail = {
  fare: Fare
  /** Seconds from ordering a ticket to its issue; null uses the configured range. */
  ticketSeconds: number | null
  phone: string
  email: string
  travelers: readonly Traveler[]
  markup: { adultCents: number; childCents: number; infantCents: number }
  /** Six characters from the hold on; empty where nothing was reserved. */
  airlinePnr: string
  /** When the ticket will be issued; null before the order, and when the issue is stuck. */
  issueDueAt: string | null
  eTickets: readonly ETicket[]
  notes: readonly { note: string; at: string }[]
}

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
