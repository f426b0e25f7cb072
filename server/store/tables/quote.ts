import 'server-only'

/** The last number that an office has given to a quote in a year. */
export type QuoteCounterTable = { office_id: string; year: number; last: number }

/** A revision of what a client was offered. Instants are office time. */
export type QuoteTable = {
  office_id: string
  id: string
  trip_id: string
  year: number
  position: number
  revision: number
  /** JSON of `QuoteContent` (`server/booking/sealed-quote.ts`): it names persons. */
  sealed_content: string
  /** The secret of its link, so that the office can copy the link again. */
  sealed_token: string
  /** SHA-256 of that secret, by which a link is looked up. */
  token_hash: string
  open_until: Date
  made_by: string
  made_by_name: string
  made_at: Date
  withdrawn_at: Date | null
  /** When somebody first opened the link. */
  opened_at: Date | null
  /** When the desk last sent it by mail. */
  sent_at: Date | null
}

/** What a client answered: agreed once, or asked for a change. */
export type QuoteAnswerTable = {
  office_id: string
  quote_id: string
  id: string
  kind: 'agreed' | 'change'
  /** JSON of what the client chose or wrote, with the name that was typed. */
  sealed_words: string
  at: Date
  /** When somebody of the office took it off Today. */
  seen_at: Date | null
}
