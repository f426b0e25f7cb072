import type { PricedItinerary } from '../../contract/air/itinerary.ts'
import type { FlightSearch } from '../../lib/air/flight-search.ts'
import { writeSearch } from '../../lib/air/search-params.ts'

/** A fare that was chosen among the results: its itinerary, the search it answers, and the SearchId once that is known. */
export type ChosenFare = { itinerary: PricedItinerary; search: FlightSearch; searchId: number | null }

/** Where the itinerary of a chosen fare lies in the read cache, for the booking page to show before anything has answered. */
export function chosenFareKey(fareCode: string) {
  return ['itinerary', fareCode] as const
}

/** Where the same lies in the tab's session storage, for a reload of the booking page. */
export function chosenFareStorageKey(fareCode: string): string {
  return `itinerary:${fareCode}`
}

/** The address of the booking page for a fare; it carries the search, so that a lapsed fare can be searched again. */
export function bookingHref(chosen: ChosenFare): `/flights/book?${string}` {
  const params = new URLSearchParams({ fare: chosen.itinerary.FareSourceCode })
  if (chosen.searchId !== null) params.set('search', String(chosen.searchId))
  for (const [name, value] of writeSearch(chosen.search)) params.set(name, value)
  return `/flights/book?${params.toString().replaceAll('%2C', ',')}`
}
