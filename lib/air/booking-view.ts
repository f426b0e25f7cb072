import type { AirState } from '../../contract/air/booking-states.ts'
import type { SexName } from '../../contract/booking/person.ts'
import type { TextLine } from '../text-line.ts'
import type { BookingView } from '../booking/booking-view.ts'
import type { Segment } from './segment.ts'

/** One flight of a booking. */
export type BookedSegment = Segment & {
  airlinePnr: string | null
  /** The airline's words on refunds, changes and baggage; null if nothing was supplied. */
  airlineRules: readonly TextLine[] | null
}

/** An e-ticket. `refundedCents`: the amount that came back of it; null if it was not refunded. */
export type ETicketView = { number: string; refunded: boolean; refundedCents: number | null }

/** One traveller of a booking. Passport numbers are masked: `•••••0H4`. */
export type TravellerView = {
  type: 'adult' | 'child' | 'infant'
  title: string | null
  /** The sex as on the passport; absent if the record says none. */
  sex?: SexName
  firstName: string
  lastName: string
  /** `YYYY-MM-DD`; null if the person's data was erased. */
  birthDate: string | null
  passportMasked: string | null
  /** The price that was paid for the traveller's ticket, cents; null if it was not supplied. */
  paidCents: number | null
  eTickets: ETicketView[]
}

/** The id by which the passport of a traveller is revealed; travellers count from 0. */
export function passportId(index: number): string {
  return `traveller ${index + 1}`
}

/** An air booking as the desk shows it. */
export type AirBookingView = BookingView & {
  kind: 'air'
  /**
   * `lapsed`: a hold that ended at its deadline. `partly-refunded`: ticketed, some e-tickets are refunded.
   * `refused`: the airline refused the booking itself, so nothing was ever held. `unknown`: a state that is
   * not documented.
   */
  state: AirState | 'lapsed' | 'partly-refunded' | 'refused' | 'unknown'
  segments: BookedSegment[]
  travellers: TravellerView[]
}
