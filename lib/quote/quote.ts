import type { ClientCents } from '../money.ts'
import type { QuoteChoice } from './quote-choice.ts'

/** How long an offer is open unless the agent says something else, and at most. */
export const OPEN_HOURS = 48
export const MOST_OPEN_DAYS = 90

/** Longest text about payment, further words, and note to the client. */
export const QUOTE_TEXT_MAX = 2000

/** The longest request for a change, the most of them, and the longest name of who agrees. */
export const REQUEST_MAX = 2000
export const MOST_REQUESTS = 10
export const AGREED_BY_MAX = 80

/**
 * How a revision of a quote stands. Nobody sets it: it follows from its end, its withdrawal and the answers
 * of the client.
 */
export type QuoteStanding = 'open' | 'agreed' | 'expired' | 'withdrawn'

/** What a client answered. Instants are office time, ISO 8601 UTC. */
export type QuoteAnswer = { id: string; at: string } & (
  | /** `chosen` is the choice in words, empty where there was none; `by` where no name was written. */
    { kind: 'agreed'; by: string; choice: QuoteChoice; chosen: string; totalCents: ClientCents }
  | { kind: 'change'; words: string }
)

/** A revision of a quote, as the page of its trip shows it. */
export type Quote = {
  id: string
  /** `2027-0141`, the same for every revision. */
  number: string
  revision: number
  standing: QuoteStanding
  openUntil: string
  /** In which `openUntil` is written for the client. */
  timeZone: string
  madeAt: string
  madeBy: string
  /** When somebody first opened the link; null while nobody has. */
  openedAt: string | null
  /** When it was last sent by mail from the desk. */
  sentAt: string | null
  /** `Flight A or B, hotel, tour`. */
  parts: string
  /** With the alternatives that the client agreed to, before that with those that the agent recommends. */
  totalCents: ClientCents
  changes: readonly string[]
  answers: readonly QuoteAnswer[]
  /** Null once the link leads nowhere. */
  sharing: { link: string; subject: string; body: string } | null
}

/** What the page of a trip shows of its quotes. */
export type QuotesView = {
  /** Latest revision first. */
  quotes: readonly Quote[]
  /** What the last offer of the office said, for the next one. */
  texts: { payment: string; words: string }
  /** The address to which the desk can send it; null where mail is not set up or the client has none. */
  mailTo: string | null
}

/** The outcome of an act on a quote. */
export type QuoteOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; message: string }
  /** A colleague changed the trip meanwhile. */
  | { kind: 'changed' }
  | { kind: 'session' }

/** An answer that somebody of the office should see, or an offer that ends soon, on Today. */
export type QuoteNews = {
  id: string
  tripId: string
  tripName: string
  clientName: string | null
  number: string
  at: string
} & (
  | { kind: 'agreed'; chosen: string; totalCents: ClientCents }
  | { kind: 'change'; words: string }
  | { kind: 'expires' }
)
