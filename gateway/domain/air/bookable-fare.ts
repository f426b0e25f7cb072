import type { AirQuery, Fare } from '../../supply/air/fare.ts'
import type { Outcome } from '../outcome.ts'

/** A fare that this session has revalidated and may book now. */
export type BookableFare = {
  fareSourceCode: string
  /** At its price of now: its passengers' amounts add up to `totalCents` (gap 32). */
  fare: Fare
  /** What is held on the wallet. Cents of USD. */
  totalCents: number
  /** The price moved between revalidation and booking. */
  priceChanged: boolean
  /** Seconds from the order of a ticket to its issue; null: as usual. */
  ticketSeconds: number | null
  query: AirQuery
}

/** What can stand between a FareSourceCode and a bookable fare: not revalidated, gone. */
export type NotBookable = 'not-checked' | 'gone'

/** Resolves the FareSourceCode of a booking. Asked only when the request was not answered before. */
export type Quote = () => Promise<Outcome<BookableFare, NotBookable>>
