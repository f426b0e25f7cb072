import type { PricedItinerary } from '../../contract/air/itinerary.ts'
import type { FareView } from './fare-view.ts'

/** Codes of a fare that expired, sold out or never was (Session gateway, Errors; gap 54). */
export const FARE_GONE: ReadonlySet<string> = new Set(['Err0102003', 'Err0102005'])

/** A fare as just revalidated. */
export type PricedFare = {
  itinerary: PricedItinerary
  /** Office time of the answer, ISO 8601 UTC: REVALIDATION_MINUTES count from here. */
  checkedAt: string
  /** What the wallet can spend, cents; null while it is not known. */
  spendableCents: number | null
}

/** What a revalidation came to, for the form and for the hold alike. */
export type FareCheckOutcome =
  | ({ kind: 'priced' } & PricedFare)
  /** Err0102003, Err0102005: expired, sold out or unknown. */
  | { kind: 'gone'; code: string }
  | { kind: 'session' }
  | { kind: 'failed'; message: string }

/** The price that the agent has agreed to, with the fare it belongs to. */
export type Agreement = { fareSourceCode: string; totalCents: number; baseCents: number; taxCents: number }

/** The agreement that showing a fare amounts to: what stands on the screen when the agent goes on. */
export function agreementOn(fare: FareView): Agreement {
  return { fareSourceCode: fare.fareSourceCode, ...fare.price }
}

/**
 * Whether a newly priced fare needs the agent's consent: only when the total is another one, by a cent already. A new
 * code or another split at the same total is no alarm.
 */
export function needsConsent(agreed: Agreement | null, fare: FareView | null): boolean {
  return agreed !== null && fare !== null && agreed.totalCents !== fare.price.totalCents
}
