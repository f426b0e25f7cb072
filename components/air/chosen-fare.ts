import { hrefOf } from '../../lib/address/params.ts'
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
export function fareFormHref({ fare, search, searchId }: ChosenFare) {
  const offer = new URLSearchParams({ fare: fare.offerCode })
  if (searchId !== null) offer.set('search', String(searchId))
  return hrefOf('/flights/book', offer, writeSearch(search))
}
