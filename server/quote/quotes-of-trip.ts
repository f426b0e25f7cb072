import 'server-only'
import type { Selectable } from 'kysely'
import { choiceOf, choiceWords, quoteTotal, recommendedChoice } from '../../lib/quote/quote-choice.ts'
import type { QuoteContent } from '../../lib/quote/quote-content.ts'
import type { Quote, QuoteAnswer, QuotesView } from '../../lib/quote/quote.ts'
import { openAnswer, openContent, standingOf } from '../booking/stored-quotes.ts'
import type { Desk } from '../desk.ts'
import type { GrantFacts } from '../session/grant.ts'
import type { QuoteAnswerTable, QuoteTable } from '../store/tables/quote.ts'
import { linkOf } from './links.ts'
import { mailTextOf } from './mail-text.ts'
import { numberOf } from './make-quote.ts'

/** The revisions that the office has offered for a trip, the latest first. */
export async function quotesOfTrip(
  desk: Desk,
  { officeId }: Pick<GrantFacts, 'officeId'>,
  tripId: string,
  now: string,
): Promise<Quote[]> {
  const db = await desk.store.db()
  const [rows, answers] = await Promise.all([
    db
      .selectFrom('quote')
      .selectAll()
      .where('office_id', '=', officeId)
      .where('trip_id', '=', tripId)
      .orderBy('revision', 'desc')
      .execute(),
    db
      .selectFrom('quote_answer')
      .selectAll()
      .where('office_id', '=', officeId)
      .where('quote_id', 'in', (from) =>
        from.selectFrom('quote').select('id').where('office_id', '=', officeId).where('trip_id', '=', tripId),
      )
      .orderBy('at')
      .execute(),
  ])
  return rows.map((row) =>
    quoteOf(
      desk,
      row,
      answers.filter(({ quote_id }) => quote_id === row.id),
      now,
    ),
  )
}

function quoteOf(
  desk: Desk,
  row: Selectable<QuoteTable>,
  answers: readonly Selectable<QuoteAnswerTable>[],
  now: string,
): Quote {
  const content = openContent(desk, row)
  const standing = standingOf(
    row,
    answers.some(({ kind }) => kind === 'agreed'),
    now,
  )
  const openUntil = row.open_until.toISOString()
  const link = standing === 'open' || standing === 'agreed' ? linkOf(desk, row) : null
  const number = numberOf(row)
  const said = answers.map((answer) => answerOf(desk, content, answer))
  const agreed = said.find((answer) => answer.kind === 'agreed')
  return {
    id: row.id,
    number,
    revision: row.revision,
    standing,
    openUntil,
    timeZone: content.timeZone,
    madeAt: row.made_at.toISOString(),
    madeBy: row.made_by_name,
    openedAt: row.opened_at?.toISOString() ?? null,
    sentAt: row.sent_at?.toISOString() ?? null,
    parts: partsOf(content),
    totalCents: agreed?.totalCents ?? quoteTotal(content, recommendedChoice(content)),
    changes: content.changes,
    answers: said,
    sharing: link === null ? null : { link, ...mailTextOf(content, { number, openUntil, link }) },
  }
}

/** What a client answered, in words. */
export function answerOf(desk: Desk, content: QuoteContent, row: Selectable<QuoteAnswerTable>): QuoteAnswer {
  const answer = openAnswer(desk, row)
  const said = { id: row.id, at: row.at.toISOString() }
  if (answer.kind === 'change') return { ...said, kind: 'change', words: answer.words }
  const choice = choiceOf(content, answer.choice)
  if (choice === null) throw new Error(`Answer ${row.id} chooses what its quote has not.`)
  const chosen = choiceWords(content, choice)
  return { ...said, kind: 'agreed', by: answer.by, choice, chosen, totalCents: quoteTotal(content, choice) }
}

/** `Flight A or B, hotel, 1 booked`. */
function partsOf({ slots, booked }: QuoteContent): string {
  const offered = slots.map(({ name, alternatives }, at) => {
    const word = at === 0 ? name : name.toLowerCase()
    const letters = alternatives.map((_, place) => String.fromCharCode(65 + place))
    return letters.length > 1 ? `${word} ${letters.join(' or ')}` : word
  })
  return [...offered, ...(booked.length > 0 ? [`${booked.length} booked`] : [])].join(', ')
}

/** What the office said in its last offer, for whatever trip: the next one says the same at first. */
export async function lastTexts(
  desk: Desk,
  { officeId }: Pick<GrantFacts, 'officeId'>,
): Promise<QuotesView['texts']> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('quote')
    .select(['office_id', 'id', 'sealed_content'])
    .where('office_id', '=', officeId)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return { payment: '', words: '' }
  const { payment, words } = openContent(desk, row)
  return { payment, words }
}
