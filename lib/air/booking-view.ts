import type { AirState } from '../../contract/air/booking-states.ts'
import type { BookingView } from '../booking/booking-view.ts'

/** One flight of a booking. Local times as the documents write them, without zone; never subtract them from one another. */
export type SegmentView = {
  carrierCode: string
  flightNumber: string
  /** Null where the marketing carrier flies itself or nothing was supplied. */
  operatingCarrierCode: string | null
  origin: { code: string; terminal: string | null }
  destination: { code: string; terminal: string | null }
  /** `YYYY-MM-DDTHH:MM:SS`, local. */
  departureAt: string
  arrivalAt: string
  flightMinutes: number
  /** Wait after this flight until the next of the same leg; null after the last or where none was supplied. */
  connectionMinutes: number | null
  cabinName: string
  bookingClass: string
  /** As supplied ("30KG", "1PC"); null where nothing was. */
  baggage: string | null
  equipment: string | null
  airlinePnr: string | null
  /** 0 for the first leg, 1 for the next. */
  legIndex: number
}

/** One traveller of a booking. Passport numbers come masked: `•••0H4`. */
export type TravellerView = {
  type: 'adult' | 'child' | 'infant'
  title: string | null
  firstName: string
  lastName: string
  /** `YYYY-MM-DD`. */
  birthDate: string
  passportMasked: string | null
  eTickets: { number: string; refunded: boolean }[]
}

/** An air booking as the desk shows it. */
export type AirBookingView = BookingView & {
  kind: 'air'
  /** `lapsed`: a hold that ended at its deadline. `unknown`: a state that is not documented. */
  state: AirState | 'lapsed' | 'unknown'
  segments: SegmentView[]
  travellers: TravellerView[]
}
