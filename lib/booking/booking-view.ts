import type { AirState } from '../../contract/air/booking-states.ts'

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

/** Where the money is. Integer cents. */
export type BookingMoneyView = {
  baseCents: number
  taxCents: number
  serviceCents: number
  totalCents: number
  markupCents: number
  place: 'held' | 'charged' | 'released' | 'refunded' | 'none'
}

/** Terms of one kind: null allowed means that nothing is known, and is never shown as a yes. */
export type TermView = { label: string; allowed: boolean | null; penaltyCents: number | null }

/** One line of the timeline: what happened, when and by whom. */
export type TimelineEntry = { at: string; text: string; who: string | null }

/** Both deadlines of a held booking, ISO instants in UTC; the earlier one counts (Limits; gap 63). */
export type BookingDeadlines = {
  /** Creation plus ten minutes. */
  releaseAt: string
  /** The airline's limit; null where none was supplied. */
  ticketLimitAt: string | null
}

/** An air booking as the desk shows it. All instants are ISO 8601 UTC in office time. */
export type BookingView = {
  reference: string
  clientReference: string | null
  state: AirState | 'unknown'
  /** "Anna Keller". */
  leadName: string
  madeBy: string
  createdAt: string
  ticketedAt: string | null
  cancelledAt: string | null
  /** Null when the booking is not held. */
  deadlines: BookingDeadlines | null
  segments: SegmentView[]
  travellers: TravellerView[]
  money: BookingMoneyView
  /** Null where nothing was supplied. */
  terms: TermView[] | null
  timeline: TimelineEntry[]
}
