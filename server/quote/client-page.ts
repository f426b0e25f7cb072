import 'server-only'
import type { Selectable, Transaction } from 'kysely'
import { inTransaction } from '../../database/transaction.ts'
import { choiceOf, recommendedChoice, type QuoteChoice } from '../../lib/quote/quote-choice.ts'
import type { ClientQuote } from '../../lib/quote/client-quote.ts'
import { openContent, standingOf } from '../booking/stored-quotes.ts'
import { officeTimeWithoutSession } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import type { GrantFacts } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskTables } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import type { QuoteTable } from '../store/tables/quote.ts'
import type { QuoteVerb } from '../trip/change-trip.ts'
import { TOKEN_SHAPE, tokenHash } from './links.ts'
import { numberOf, revisionWords } from './make-quote.ts'
import { answerOf } from './quotes-of-trip.ts'

type Row = Selectable<QuoteTable>

/** For how long a client who has agreed finds the offer behind the link after its end. */
const AGREED_DAYS = 30

/** Who acts on a client's page, in the audit: nobody of the office. */
const CLIENT = { who: '', whoName: 'The client' }

/**
 * The quote behind a link; null for a link that leads nowhere, whatever the reason: one that was guessed, has
 * expired or was withdrawn, or whose trip was given up.
 */
export async function quoteOfLink(desk: Desk, token: string): Promise<ClientQuote | null> {
  const db = await desk.store.db()
  const row = await liveRow(desk, db, token)
  return row && clientQuoteOf(desk, db, row)
}

/** What a client has agreed to, otherwise the choice in the address, otherwise what the agent recommends. */
export function shownChoice({ agreed, content }: ClientQuote, asked: string | null | undefined): QuoteChoice {
  return agreed?.choice ?? choiceOf(content, asked ?? '') ?? recommendedChoice(content)
}

/** A revision of the office by its id, as its client sees it, with a link that is open or not. */
export async function quoteById(
  desk: Desk,
  { officeId }: Pick<GrantFacts, 'officeId'>,
  id: string,
): Promise<ClientQuote | null> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('quote')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? clientQuoteOf(desk, db, row) : null
}

/** Notes that a client has opened a link, the first time. */
export async function noteOpened(desk: Desk, token: string, requestId: string): Promise<void> {
  const db = await desk.store.db()
  const row = await liveRow(desk, db, token)
  if (row === null || row.opened_at !== null) return
  await inTransaction(db, async (trx) => {
    const at = officeTimeWithoutSession(desk, row.office_id)
    const opened = await trx
      .updateTable('quote')
      .set({ opened_at: at })
      .where('office_id', '=', row.office_id)
      .where('id', '=', row.id)
      .where('opened_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (opened) await auditClient(desk, trx, row, { verb: 'quote.open', at, requestId })
  })
}

/** The row behind a link; null where it leads nowhere. */
export async function liveRow(desk: Desk, db: DeskDb, token: string): Promise<Row | null> {
  if (!TOKEN_SHAPE.test(token)) return null
  const row = await db
    .selectFrom('quote')
    .innerJoin('trip', (join) =>
      join.onRef('trip.office_id', '=', 'quote.office_id').onRef('trip.id', '=', 'quote.trip_id'),
    )
    .selectAll('quote')
    .where('quote.token_hash', '=', tokenHash(token))
    .where('trip.dropped_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const now = officeTimeWithoutSession(desk, row.office_id)
  const standing = standingOf(row, await isAgreed(db, row), now.toISOString())
  if (standing === 'agreed') {
    return now.getTime() < row.open_until.getTime() + AGREED_DAYS * 86_400_000 ? row : null
  }
  return standing === 'open' ? row : null
}

/** Whether a client has agreed to this revision. */
export async function isAgreed(db: DeskDb, row: Pick<Row, 'office_id' | 'id'>): Promise<boolean> {
  const agreed = await db
    .selectFrom('quote_answer')
    .select('id')
    .where('office_id', '=', row.office_id)
    .where('quote_id', '=', row.id)
    .where('kind', '=', 'agreed')
    .executeTakeFirst()
  return agreed !== undefined
}

/** A revision with what its client answered. */
async function clientQuoteOf(desk: Desk, db: DeskDb, row: Row): Promise<ClientQuote> {
  const content = openContent(desk, row)
  const rows = await db
    .selectFrom('quote_answer')
    .selectAll()
    .where('office_id', '=', row.office_id)
    .where('quote_id', '=', row.id)
    .orderBy('at')
    .execute()
  const answers = rows.map((answer) => answerOf(desk, content, answer))
  return {
    content,
    number: numberOf(row),
    revision: row.revision,
    officeId: row.office_id,
    madeAt: row.made_at.toISOString(),
    openUntil: row.open_until.toISOString(),
    agreed: answers.find((answer) => answer.kind === 'agreed') ?? null,
    requests: answers.filter((answer) => answer.kind === 'change'),
  }
}

/** Notes in the audit what a client did. */
export function auditClient(
  desk: Desk,
  trx: Transaction<DeskTables>,
  row: Row,
  { verb, at, requestId }: { verb: QuoteVerb; at: Date; requestId: string },
): Promise<void> {
  return appendAudit(trx, {
    officeId: row.office_id,
    at: desk.clock.now(),
    officeAt: at,
    ...CLIENT,
    verb,
    reference: row.trip_id,
    before: null,
    after: revisionWords(row),
    requestId,
  })
}
