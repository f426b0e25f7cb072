import type { QuoteContent } from './quote-content.ts'
import type { QuoteAnswer } from './quote.ts'

/** A quote as the client's page shows it. */
export type ClientQuote = {
  content: QuoteContent
  number: string
  revision: number
  /** Of the office that made it; no page shows it. */
  officeId: string
  madeAt: string
  openUntil: string
  /** What was agreed to; null while nothing is. */
  agreed: (QuoteAnswer & { kind: 'agreed' }) | null
  requests: readonly (QuoteAnswer & { kind: 'change' })[]
}
