import type { AirQuery, Fare } from '../../supply/air/fare.ts'
import type { Outcome } from '../outcome.ts'

/** A fare that this session has revalidated and may book now. */
export type BookableFare = {
  offerCode: string
  /** At its current price: the amounts of its passengers add up to `totalCents` (gap 32). */
  fare: Fare
  /** The amount to hold on the wallet. Cents of USD. */
  totalCents: number
  /** The total that the search showed. */
  shownCents: number
  /** The price moved between revalidation and booking. */
  priceChanged: boolean
  /** Seconds from ordering a ticket to its issue; null uses the configured range. */
  ticketSeconds: number | null
  query: AirQuery
  /** Called when the request ends before this price was applied to the wallet. */
  putBack?(): Promise<void>
}

/** Why an offer code cannot be booked: it was not revalidated, or its fare is closed or gone. */
export type NotBookable = 'not-checked' | 'expired' | 'gone'

/** Resolves the offer code of a booking. Called only when the request was not answered before. */
export type Quote = () => Promise<Outcome<BookableFare, NotBookable>>
