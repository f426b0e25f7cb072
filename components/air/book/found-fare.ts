import type { QueryClient } from '@tanstack/react-query'
import type { PricedItinerary } from '../../../contract/air/itinerary.ts'
import { chosenFareKey, chosenFareStorageKey } from '../chosen-fare.ts'
import { fareView, type FareView } from '../../../lib/air/fare-view.ts'

/** The fare as the search handed it over, from the cache; null after a reload. */
export function handedFare(queries: QueryClient, fareSourceCode: string): FareView | null {
  return viewOf(queries.getQueryData<PricedItinerary>(chosenFareKey(fareSourceCode)), fareSourceCode)
}

/** The same after a reload, from this tab's storage. Browser only, after hydration: the server cannot see it. */
export function storedFare(fareSourceCode: string): FareView | null {
  try {
    const text = sessionStorage.getItem(chosenFareStorageKey(fareSourceCode))
    return text === null ? null : viewOf(JSON.parse(text) as PricedItinerary, fareSourceCode)
  } catch {
    // Storage switched off or a foreign entry: the check of the price fills the page.
    return null
  }
}

function viewOf(itinerary: PricedItinerary | undefined, fareSourceCode: string): FareView | null {
  return itinerary?.FareSourceCode === fareSourceCode ? fareView(itinerary) : null
}
