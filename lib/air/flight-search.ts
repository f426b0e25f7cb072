import type { CalendarDate } from '../dates.ts'

/** How the legs of a search hang together: there, there and back, or any legs in order. */
export type TripKind = 'oneway' | 'return' | 'multi'

/** One leg that is asked for: IATA codes of cities or airports, and the local day of departure. */
export type SearchLeg = { from: string; to: string; date: CalendarDate }

/** A whole search: what the query bar asks and the address holds. `cabin` is a CabinClassCode, 1 to 6. */
export type FlightSearch = {
  trip: TripKind
  legs: readonly SearchLeg[]
  adults: number
  children: number
  infants: number
  cabin: number
}

/** The same search gives the same text: key of the result cache, and identity of a recent search. */
export function searchKey(search: FlightSearch): string {
  const legs = search.legs.map((leg) => `${leg.from}-${leg.to}-${leg.date}`).join(',')
  return [search.trip, legs, search.adults, search.children, search.infants, search.cabin].join('|')
}

/** How many people fly, infants included. */
export function travellerCount(search: Pick<FlightSearch, 'adults' | 'children' | 'infants'>): number {
  return search.adults + search.children + search.infants
}
