import type { AirQuery, Fare } from './fare.ts'

/** Waits for `ms`, or rejects when the signal aborts. Injected, so that tests run without delay. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** Where flights come from. A real supplier is another implementation of this. */
export interface AirSource {
  /** Stable short id, e.g. `gds`. */
  readonly id: string
  /**
   * Offers in batches, as they become known. Ends when there are no more; stops early when the signal
   * aborts. A source that does not cover the route ends without a batch.
   */
  search(query: AirQuery, signal: AbortSignal): AsyncIterable<readonly Fare[]>
}

/** All sources behind one door. */
export interface AirSupply {
  /** Batches of all sources as they answer. */
  search(query: AirQuery, signal: AbortSignal): AsyncIterable<readonly Fare[]>
  /** The whole answer at once, without the sources' delays: for pricing a fare again by its index. */
  all(query: AirQuery): readonly Fare[]
  /** The fare at `index` of the answer to `query`, computed again; null when there is none. */
  fareAt(query: AirQuery, index: number): Fare | null
}
