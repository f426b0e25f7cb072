import type { PricedItinerary } from '../../contract/air/itinerary.ts'
import type { InputOf, ResponseOf } from '../../contract/registry.ts'
import type { CalendarDate } from '../dates.ts'
import { centsOfUsd } from '../money.ts'
import type { Fare } from './fare.ts'
import { parseFare } from './parse-fare.ts'

/** The input of the operations on a fare (Session gateway: AirRevalidate, AirRules, AirBaggages). */
export function fareRequest(fareCode: string): { FareSourceCode: string } {
  return { FareSourceCode: fareCode }
}

/** The owner of the rules to read: a fare, or a booking with the rules that it was sold with. */
export type RulesOf = { fareCode: string } | { reference: string }

/** The request for rules (Session gateway, AirRules; gap 49). */
export function rulesRequest(of: RulesOf): { FareSourceCode: string } | { UniqueId: string } {
  return 'fareCode' in of ? fareRequest(of.fareCode) : bookingRequest(of.reference)
}

/** The input of the operations on a booking (Session gateway: AirRefundDisplay, AirRules). */
export function bookingRequest(reference: string): { UniqueId: string } {
  return { UniqueId: reference }
}

/** The fares of one event of the streamed search (Session gateway, Events); empty if it brings none. */
export function streamedFares(event: Readonly<Record<string, unknown>>): Fare[] {
  const { PricedItineraries: batch } = event
  return Array.isArray(batch) ? (batch as PricedItinerary[]).map(parseFare) : []
}

/** The contents of the last event of a complete search: the number of fares, and their SearchId. */
export function searchDone(event: Readonly<Record<string, unknown>>): { searchId: number; total: number } {
  return { searchId: Number(event['SearchId']), total: Number(event['Total']) }
}

/** The cheapest trip of one date for one adult in economy, as the booking service last knew it. */
export type PricedDay = {
  date: CalendarDate
  cents: number
  stops: number
  /** Marketing carrier and number of the first flight: `BA 123`. */
  flight: string
  /** ISO 8601 UTC, office time: from when on the price may no longer hold. */
  expiresAt: string
}

/**
 * A question to the price calendar: departures in a month or on a date, one way (`back` null) or with a
 * return on a date or in a month; or the returns of a month after a departure.
 */
export type CalendarAsk = { from: string; to: string } & (
  { depart: MonthOrDate; back: MonthOrDate | null } | { depart: CalendarDate; returns: YearMonth }
)

/** `2027-01`. */
type YearMonth = string

/** `2027-01` or `2027-01-14`. */
type MonthOrDate = string

/** The request of a question (Session gateway, Price calendar). */
export function calendarInput(ask: CalendarAsk): InputOf<'air.price-calendar'> {
  const common = {
    Origin: ask.from,
    Destination: ask.to,
    Currency: 'USD',
    TripType: 'RoundTrip',
    CalendarType: 'departure_date',
  } as const
  if ('returns' in ask) {
    return { ...common, DepartDate: ask.depart, ReturnDate: ask.returns, CalendarType: 'return_date' }
  }
  if (ask.back === null) return { ...common, TripType: 'OneWay', DepartDate: ask.depart }
  return { ...common, DepartDate: ask.depart, ReturnDate: ask.back }
}

/** The days of an answer; those whose date is not one of the desk's currency are left out. */
export function pricedDays({ Days }: Pick<ResponseOf<'air.price-calendar'>, 'Days'>): PricedDay[] {
  return Days.filter(({ Currency }) => Currency === 'USD').map((day) => ({
    date: day.Date,
    cents: centsOfUsd(day.Price),
    stops: day.Transfers,
    flight: `${day.Airline} ${day.FlightNumber}`,
    expiresAt: day.ExpiresAt,
  }))
}
