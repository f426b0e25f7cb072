import type { Cents } from './fare.ts'

/** Dates from `first` to `last`, both included, `YYYY-MM-DD`. */
export type DateSpan = { first: string; last: string }

/**
 * A question about the cheapest fares of a route, for one adult in economy with all sources: on each date of
 * departure, or of return, the cheapest trip that begins or ends on it.
 */
export type CalendarQuery = {
  /** IATA codes of cities or airports; a city means all of its airports. */
  origin: string
  destination: string
  departures: DateSpan
  /** Null for one way. A trip never returns on a date before it departs. */
  returns: DateSpan | null
  /** Which date the days are: `return` only where there are returns. */
  by: 'departure' | 'return'
  /** The instant of the question by the office's clock, and its date there. */
  now: Date
  today: string
  /** Whether scenario routes behave as scenarios; true in the sandbox only. */
  scenarios: boolean
}

/** The cheapest trip of one date, as the supplier knows it without a search. */
export type CalendarDay = {
  date: string
  /** The total for one adult, taxes and fees included. */
  totalCents: Cents
  /** Stops on the way out. */
  stops: number
  /** Marketing carrier and number of the first flight. */
  carrier: string
  flightNumber: string
  departsAt: Date
  /** Departure of the way back; null for one way. */
  returnsAt: Date | null
  /** From when on the price may no longer hold; after `now`. */
  expiresAt: Date
}
