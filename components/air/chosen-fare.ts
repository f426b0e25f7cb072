import type { Fare } from '../../lib/air/fare.ts'
import type { FlightSearch } from '../../lib/air/flight-search.ts'
import { writeSearch } from '../../lib/air/search-params.ts'

/**
 * A fare chosen among the results, the search it answers, and the SearchId once it is known.
 */
export type ChosenFare = { fare: Fare; search: FlightSearch; searchId: number | null }

/** Read cache key of a chosen fare, which the booking page shows before any answer has come. */
export function chosenFareKey(fareCode: string) {
  return ['fare', fareCode] as const
}

/** Session storage key of the same, for a reload of the booking page. */
export function chosenFareStorageKey(fareCode: string): string {
  return `fare:${fareCode}`
}

/**
 * The address of the booking page for a fare. It includes the search, so that the agent can search again for
 * a fare that has lapsed.
 */
export function bookingHref(chosen: ChosenFare): `/flights/book?${string}` {
  const params = new URLSearchParams({ fare: chosen.fare.offerCode })
  if (chosen.searchId !== null) params.set('search', String(chosen.searchId))
  for (const [name, value] of writeSearch(chosen.search)) params.set(name, value)
  return `/flights/book?${params.toString().replaceAll('%2C', ',')}`
}
