import 'server-only'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { seal, unseal } from '../../database/sealed-text.ts'
import { quoteContent, type QuoteContent } from '../../lib/quote/quote-content.ts'
import type { QuoteStanding } from '../../lib/quote/quote.ts'
import type { Desk } from '../desk.ts'
import type { QuoteAnswerTable, QuoteTable } from '../store/tables/quote.ts'
import type { DeskDb } from '../store/store.ts'

type Key = Pick<Desk, 'key'>
type Row = Selectable<QuoteTable>

// How quotes are stored: trips and quotes read it, and erasures change it.

const answerWords = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('agreed'),
    /** The name that the client wrote; empty for none. */
    by: z.string(),
    /** `choiceText` of what was chosen. */
    choice: z.string(),
  }),
  z.strictObject({ kind: z.literal('change'), words: z.string() }),
])

/** What a client answered, as it is sealed. */
export type AnswerWords = z.infer<typeof answerWords>

/** Seals the content of a quote. A field that is none of a quote is refused: no net price gets in. */
export function sealContent(desk: Key, officeId: string, id: string, content: QuoteContent): string {
  return seal(desk.key, contentPlace(officeId, id), JSON.stringify(quoteContent.parse(content)))
}

/** The content of a quote. Throws where it cannot be read: no other key than the desk's sealed it. */
export function openContent(desk: Key, row: Pick<Row, 'office_id' | 'id' | 'sealed_content'>): QuoteContent {
  const text = unseal(desk.key, contentPlace(row.office_id, row.id), row.sealed_content)
  if (text === null) throw new Error(`The content of quote ${row.id} cannot be read with the desk's key.`)
  return quoteContent.parse(JSON.parse(text))
}

/** Seals what a client answered. */
export function sealAnswer(desk: Key, officeId: string, id: string, words: AnswerWords): string {
  return seal(desk.key, answerPlace(officeId, id), JSON.stringify(words))
}

/** What a client answered. Throws where it cannot be read. */
export function openAnswer(desk: Key, row: Selectable<QuoteAnswerTable>): AnswerWords {
  const text = unseal(desk.key, answerPlace(row.office_id, row.id), row.sealed_words)
  if (text === null) throw new Error(`Answer ${row.id} cannot be read with the desk's key.`)
  return answerWords.parse(JSON.parse(text))
}

/** How a revision stands at an instant of office time. What was agreed to does not expire. */
export function standingOf(
  row: Pick<Row, 'withdrawn_at' | 'open_until'>,
  isAgreed: boolean,
  now: string,
): QuoteStanding {
  if (row.withdrawn_at !== null) return 'withdrawn'
  if (isAgreed) return 'agreed'
  return row.open_until.toISOString() <= now ? 'expired' : 'open'
}

/** How the last revision for each of these trips stands, by the id of the trip, where it is still of use. */
export async function quotesOfTrips(
  db: DeskDb,
  officeId: string,
  tripIds: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, 'open' | 'agreed'>> {
  if (tripIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('quote')
    .leftJoin('quote_answer', (join) =>
      join
        .onRef('quote_answer.office_id', '=', 'quote.office_id')
        .onRef('quote_answer.quote_id', '=', 'quote.id')
        .on('quote_answer.kind', '=', 'agreed'),
    )
    .select(['quote.trip_id', 'quote.withdrawn_at', 'quote.open_until', 'quote_answer.id as agreed_id'])
    .where('quote.office_id', '=', officeId)
    .where('quote.trip_id', 'in', [...tripIds])
    // A new revision withdraws the one before, so at most one of a trip is left.
    .where('quote.withdrawn_at', 'is', null)
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const standing = standingOf(row, row.agreed_id !== null, now)
      return standing === 'open' || standing === 'agreed' ? [[row.trip_id, standing] as const] : []
    }),
  )
}

function contentPlace(officeId: string, quoteId: string): string {
  return `quote:${officeId}:${quoteId}`
}

function answerPlace(officeId: string, answerId: string): string {
  return `quote answer:${officeId}:${answerId}`
}
