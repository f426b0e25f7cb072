import type { QueryClient } from '@tanstack/react-query'
import { chosenRateKey, chosenRateStorageKey, isStayOffer } from '../chosen-rate.ts'
import type { StayOffer } from '../../../lib/hotel/stay-offer.ts'

/** The rate as its page handed it over, from the cache; null after a reload. */
export function handedRate(queries: QueryClient, rateCode: string): StayOffer | null {
  return queries.getQueryData<StayOffer>(chosenRateKey(rateCode)) ?? null
}

/** The same after a reload, from this tab's storage. Browser only, after hydration: the server cannot see it. */
export function storedRate(rateCode: string): StayOffer | null {
  try {
    const text = sessionStorage.getItem(chosenRateStorageKey(rateCode))
    const kept: unknown = text === null ? null : JSON.parse(text)
    return isStayOffer(kept) ? kept : null
  } catch {
    // Storage switched off or a foreign entry: the check of the price fills the page.
    return null
  }
}
