import type { CalendarDate } from '../dates.ts'

/** One-way, return, or any sequence of legs. */
export type TripKind = 'oneway' | 'return' | 'multi'

/** One requested leg: IATA codes of cities or airports, and the local date of departure. */
export type SearchLeg = { from: string; to: string; date: CalendarDate }

/**
 * A whole search, as the query bar asks for it and the address contains it. `cabin` is a CabinClassCode, 1 to
 * 6.
 */
export type FlightSearch = {
  trip: TripKind
  legs: readonly SearchLeg[]
  adults: number
  children: number
  infants: number
  cabin: number
}

/** The same text for the same search: key of the result cache, and identity of a recent search. */
export function searchKey(search: FlightSearch): string {
  const legs = search.legs.map((leg) => `${leg.from}-${leg.to}-${leg.date}`).join(',')
  return [search.trip, legs, search.adults, search.children, search.infants, search.cabin].join('|')
}

/** Number of travellers, infants included. */
export function travellerCount(search: Pick<FlightSearch, 'adults' | 'children' | 'infants'>): number {
  return search.adults + search.children + search.infants
}
