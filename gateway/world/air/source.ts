import type { AirQuery, Fare } from '../../supply/air/fare.ts'

/** One simulated source of the air supply. */
export interface AirSource {
  /** Stable short id, e.g. `gds`. */
  readonly id: string
  /**
   * Offers in batches as they become known. It ends when there are no more and stops early when the signal
   * aborts. A source that does not cover the route ends without a batch.
   */
  search(query: AirQuery, signal: AbortSignal): AsyncIterable<readonly Fare[]>
}
