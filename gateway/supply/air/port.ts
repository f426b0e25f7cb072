import type { Scenario } from '../scenario.ts'
import type { AirQuery, Cents, Fare } from './fare.ts'

/** Where flights come from: one supplier, or several behind one. */
export interface AirSupply {
  /**
   * Fares in batches, as they become known; each at most once. Ends when there are no more, stops early when the signal
   * aborts, and throws `SupplyFailure` when a source breaks off: what was sent before stays valid.
   */
  search(query: AirQuery, signal: AbortSignal): AsyncIterable<readonly Fare[]>
  /** The whole answer to a query that was searched before. */
  all(query: AirQuery): Promise<readonly Fare[]>
  /** The fare at `index` of the answer to `query`, as it stands now; null when there is none. */
  fareAt(query: AirQuery, index: number): Promise<KnownFare | null>
  /** What can be brought about in the sandbox by searching for it. */
  readonly scenarios: readonly Scenario[]
}

/** A fare found again after its search, and what the supplier makes of it until it is ticketed. */
export type KnownFare = {
  /** As the search answered it. */
  fare: Fare
  repriced: Repriced
  /** How much its total moves once more while it is booked. */
  bookingByCents: Cents
  /** Seconds from the order of a ticket to its issue; null: as usual. */
  ticketSeconds: number | null
}

/** What comes of pricing a fare again: it is gone, or its total moved by so much. */
export type Repriced = { gone: 'expired' | 'sold-out' } | { byCents: Cents }
