import 'server-only'
import type { Selectable, Transaction } from 'kysely'
import { inTransaction } from '../../database/transaction.ts'
import { choiceOf, chosenOf, type QuoteChoice } from '../../lib/quote/quote-choice.ts'
import type { QuoteContent } from '../../lib/quote/quote-content.ts'
import { MOST_REQUESTS } from '../../lib/quote/quote.ts'
import { openContent, sealAnswer, type AnswerWords } from '../booking/stored-quotes.ts'
import { officeTimeWithoutSession } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import type { DeskTables } from '../store/schema.ts'
import type { QuoteTable } from '../store/tables/quote.ts'
import { chooseInSlot } from '../trip/change-options.ts'
import { auditClient, isAgreed, liveRow } from './client-page.ts'

type Row = Selectable<QuoteTable>
type Trx = Transaction<DeskTables>

/**
 * Agrees to a quote with these alternatives, which are chosen on the trip from then on. Agreeing again
 * changes nothing: what was agreed to first holds.
 * @returns false for a link that leads nowhere, and for a choice that the quote has not
 */
export async function agreeTo(
  desk: Desk,
  token: string,
  answer: { choice: string; by: string; requestId: string },
): Promise<boolean> {
  return onLiveQuote(desk, token, async (trx, row, at) => {
    const content = openContent(desk, row)
    const choice = choiceOf(content, answer.choice)
    if (choice === null) return false
    if (await isAgreed(trx, row)) return true
    const words: AnswerWords = { kind: 'agreed', by: answer.by, choice: answer.choice }
    await addAnswer(desk, trx, row, { words, at })
    await chooseOnTrip(trx, row, content, choice, at)
    await auditClient(desk, trx, row, { verb: 'quote.agree', at, requestId: answer.requestId })
    return true
  })
}

/** The outcome of asking for a change. */
export type AskOutcome = 'asked' | 'agreed-already' | 'too-many' | 'no-such-link'

/** Notes that a client asks for a change of a quote, in the client's own words. */
export async function askForChange(
  desk: Desk,
  token: string,
  request: { words: string; requestId: string },
): Promise<AskOutcome> {
  const asked = await onLiveQuote<AskOutcome>(desk, token, async (trx, row, at) => {
    if (await isAgreed(trx, row)) return 'agreed-already'
    const { count } = await trx
      .selectFrom('quote_answer')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .where('office_id', '=', row.office_id)
      .where('quote_id', '=', row.id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_REQUESTS) return 'too-many'
    await addAnswer(desk, trx, row, { words: { kind: 'change', words: request.words }, at })
    await auditClient(desk, trx, row, { verb: 'quote.ask', at, requestId: request.requestId })
    return 'asked'
  })
  return asked === false ? 'no-such-link' : asked
}

/**
 * Does something to the quote behind a link, while nobody else changes it or its trip.
 * @returns false where the link leads nowhere
 */
async function onLiveQuote<Result>(
  desk: Desk,
  token: string,
  act: (trx: Trx, row: Row, at: Date) => Promise<Result | false>,
): Promise<Result | false> {
  const db = await desk.store.db()
  const found = await liveRow(desk, db, token)
  if (found === null) return false
  return inTransaction(db, async (trx) => {
    // The trip first, as every change of a trip locks it.
    await trx
      .selectFrom('trip')
      .select('id')
      .where('office_id', '=', found.office_id)
      .where('id', '=', found.trip_id)
      .forUpdate()
      .execute()
    const row = await liveRow(desk, trx, token)
    return row === null ? false : act(trx, row, officeTimeWithoutSession(desk, row.office_id))
  })
}

async function addAnswer(
  desk: Desk,
  trx: Trx,
  row: Row,
  { words, at }: { words: AnswerWords; at: Date },
): Promise<void> {
  const id = crypto.randomUUID()
  await trx
    .insertInto('quote_answer')
    .values({
      office_id: row.office_id,
      quote_id: row.id,
      id,
      kind: words.kind,
      sealed_words: sealAnswer(desk, row.office_id, id, words),
      at,
      seen_at: null,
    })
    .execute()
}

/** Chooses on the trip what the client chose. An option that is there no more stays away. */
async function chooseOnTrip(
  trx: Trx,
  { office_id: officeId, trip_id: tripId }: Row,
  content: QuoteContent,
  choice: QuoteChoice,
  at: Date,
): Promise<void> {
  for (const { slot, alternative } of chosenOf(content, choice)) {
    await chooseInSlot(trx, { officeId, tripId, slot: slot.slot, optionId: alternative.optionId })
  }
  await trx
    .updateTable('trip')
    .set((set) => ({ version: set('version', '+', 1), changed_at: at }))
    .where('office_id', '=', officeId)
    .where('id', '=', tripId)
    .execute()
}
