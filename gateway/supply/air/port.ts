import type { Scenario } from '../scenario.ts'
import type { SupplyFailure } from '../supply-failure.ts'
import type { CalendarDay, CalendarQuery } from './calendar.ts'
import type { AirQuery, Cents, Fare } from './fare.ts'
import type { FareExtras } from './fare-extras.ts'
import type { FareRules } from './fare-rules.ts'

/** A source of flights: one supplier, or several combined into one. */
export interface AirSupply {
  /**
   * Yields fares in batches as they become known, each fare at most once. It ends when there are no more,
   * stops early when the signal aborts, and throws `SupplyFailure` when a source breaks off; batches sent
   * before stay valid.
   */
  search(query: AirQuery, signal: AbortSignal, how?: AirSearchHow): AsyncIterable<readonly Fare[]>
  /** The whole answer to a query that has been searched before. */
  all(query: AirQuery): Promise<readonly Fare[]>
  /** The fare at `index` of the answer to `query`, as it is now; null when there is none. */
  fareAt(query: AirQuery, index: number): Promise<KnownFare | null>
  /** The rules of a fare as its source writes them, before and after booking; always the same for a fare. */
  rules(fare: Fare): Promise<FareRules>
  /** The extras that can be bought besides the flights of a fare. */
  extras(fare: Fare): Promise<FareExtras>
  /**
   * The cheapest trip of each date in order of date, from dates that can still be searched; a date without a
   * flight is absent. It costs a small part of searching the dates, and its prices are those that a search
   * finds. A supplier that knows no such thing answers no day.
   */
  calendar(query: CalendarQuery, signal?: AbortSignal): Promise<readonly CalendarDay[]>
  /** The scenarios that a search in the sandbox can trigger. */
  readonly scenarios: readonly Scenario[]
}

/** How a search asks its sources. */
export type AirSearchHow = {
  /** The only source that is asked; null or left out for all. */
  source?: string | null
  /**
   * Called with the failure of a source that breaks off, while the others go on; the search then throws only
   * when all its sources have failed.
   */
  onFailure?: (failure: SupplyFailure) => void
}

/** A fare found again after its search, and how the supplier treats it until it is ticketed. */
export type KnownFare = {
  /** The fare as the search returned it. */
  fare: Fare
  repriced: Repriced
  /** How much the total changes again during booking. */
  bookingByCents: Cents
  /** Seconds from ordering a ticket to its issue; null means the usual time. */
  ticketSeconds: number | null
}

/** The result of repricing a fare: it is gone, or its total changed by `byCents`. */
export type Repriced = { gone: 'expired' | 'sold-out' } | { byCents: Cents }
