import type { CalendarDate } from '../../lib/dates.ts'

/** A flight leg as it was typed: IATA codes, empty where one is missing. */
export type TypedLeg = { from: string; to: string; date: CalendarDate | null }

/** Flights: legs with a date each; for a return trip one leg and the day back. */
export type TypedFlights = {
  kind: 'air'
  legs: readonly TypedLeg[]
  returnDate: CalendarDate | null
  adults: number
  children: number
  infants: number
  /** CabinClassCode. */
  cabin: number
  /** Codes of the only airlines to show; empty for all. */
  airlines: readonly string[]
}

/** A stay: its place in the typed words, and its guests; an age that was not typed is null. */
export type TypedStay = {
  kind: 'hotel'
  place: string
  checkIn: CalendarDate | null
  checkOut: CalendarDate | null
  rooms: readonly { adults: number; children: readonly (number | null)[] }[]
}

/** Activities: words and places as they were typed, and the days; null for the usual ones. */
export type TypedActivities = {
  kind: 'activity'
  words: string
  from: CalendarDate | null
  to: CalendarDate | null
  adults: number
  children: number
}

/** A whole search as it was typed, or a part of one. */
export type TypedRequest = TypedFlights | TypedStay | TypedActivities

/** What a typed request is read with. */
export type RequestContext = {
  /** The first date that is not past everywhere. */
  first: CalendarDate
  /** The IATA code of a place that has exactly this code or name; undefined while names are not loaded. */
  placeOf: (text: string) => string | undefined
}
