import type { AirState } from '../../contract/air/booking-states.ts'
import type { SexName } from '../../contract/booking/person.ts'
import type { TextLine } from '../text-line.ts'
import type { BookingView } from '../booking/booking-view.ts'

/**
 * One flight of a booking. Times are local, without a zone, as in the documents; never subtract one from
 * another.
 */
export type SegmentView = {
  carrierCode: string
  flightNumber: string
  /** Null if the marketing carrier operates the flight or nothing was supplied. */
  operatingCarrierCode: string | null
  origin: { code: string; terminal: string | null }
  destination: { code: string; terminal: string | null }
  /** `YYYY-MM-DDTHH:MM:SS`, local. */
  departureAt: string
  arrivalAt: string
  flightMinutes: number
  /**
   * Wait until the next flight of the same leg; null after the leg's last flight, or if none was supplied.
   */
  connectionMinutes: number | null
  cabinName: string
  bookingClass: string
  /** As supplied ("30KG", "1PC"); null if nothing was. */
  baggage: string | null
  equipment: string | null
  airlinePnr: string | null
  /**
   * What the airline says of refunds, changes and baggage; null if nothing was supplied, or before booking.
   */
  airlineRules: readonly TextLine[] | null
  /** 0 for the first leg, 1 for the next. */
  legIndex: number
}

/** An e-ticket. `refundedCents`: what came back of it; null if it was not refunded. */
export type ETicketView = { number: string; refunded: boolean; refundedCents: number | null }

/** One traveller of a booking. Passport numbers are masked: `•••••0H4`. */
export type TravellerView = {
  type: 'adult' | 'child' | 'infant'
  title: string | null
  /** As on the passport; absent if the record says none. */
  sex?: SexName
  firstName: string
  lastName: string
  /** `YYYY-MM-DD`; null if the person's data was erased. */
  birthDate: string | null
  passportMasked: string | null
  /** What the traveller's ticket cost, cents; null if it was not supplied. */
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
  segments: SegmentView[]
  travellers: TravellerView[]
}
