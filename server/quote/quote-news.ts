import 'server-only'
import type { QuoteNews } from '../../lib/quote/quote.ts'
import { openContent } from '../booking/stored-quotes.ts'
import type { Desk } from '../desk.ts'
import type { GrantFacts } from '../session/grant.ts'
import { numberOf } from './make-quote.ts'
import { answerOf } from './quotes-of-trip.ts'

type Office = Pick<GrantFacts, 'officeId'>

/** How many of each sort Today shows. */
const SHOWN = 20
const SOON_MS = 24 * 3_600_000

/**
 * What the office should know of its open offers: answers that nobody has seen to yet, the latest first, then
 * the offers that end within a day.
 */
export async function quoteNews(desk: Desk, office: Office, now: string): Promise<QuoteNews[]> {
  const [answered, ending] = await Promise.all([answersToSee(desk, office), endingSoon(desk, office, now)])
  return [...answered, ...ending]
}

async function answersToSee(desk: Desk, { officeId }: Office): Promise<QuoteNews[]> {
  const db = await desk.store.db()
  const answers = await db
    .selectFrom('quote_answer')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('seen_at', 'is', null)
    .where('quote_id', 'in', (from) =>
      from
        .selectFrom('quote')
        .select('id')
        .where('office_id', '=', officeId)
        .where('withdrawn_at', 'is', null),
    )
    .orderBy('at', 'desc')
    .limit(SHOWN)
    .execute()
  if (answers.length === 0) return []
  const quotes = await db
    .selectFrom('quote')
    .selectAll()
    .where('office_id', '=', officeId)
    .where(
      'id',
      'in',
      answers.map(({ quote_id }) => quote_id),
    )
    .execute()
  return answers.flatMap((row): QuoteNews[] => {
    const quote = quotes.find(({ id }) => id === row.quote_id)
    if (!quote) return []
    const content = openContent(desk, quote)
    const about = aboutOf(content, quote)
    return [{ ...about, ...answerOf(desk, content, row) }]
  })
}

async function endingSoon(desk: Desk, { officeId }: Office, now: string): Promise<QuoteNews[]> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('quote')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('withdrawn_at', 'is', null)
    .where('open_until', '>', new Date(now))
    .where('open_until', '<', new Date(Date.parse(now) + SOON_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('quote_answer')
            .select('quote_answer.id')
            .whereRef('quote_answer.office_id', '=', 'quote.office_id')
            .whereRef('quote_answer.quote_id', '=', 'quote.id')
            .where('quote_answer.kind', '=', 'agreed'),
        ),
      ),
    )
    .orderBy('open_until')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => ({
    ...aboutOf(openContent(desk, row), row),
    id: row.id,
    at: row.open_until.toISOString(),
    kind: 'expires',
  }))
}

function aboutOf(
  { title, clientName }: ReturnType<typeof openContent>,
  row: { trip_id: string; year: number; position: number },
): Pick<QuoteNews, 'tripId' | 'tripName' | 'clientName' | 'number'> {
  return { tripId: row.trip_id, tripName: title, clientName, number: numberOf(row) }
}

/** Takes an answer off Today for the whole office: somebody has seen to it. */
export async function seeAnswer(desk: Desk, { officeId }: Office, answerId: string): Promise<void> {
  const db = await desk.store.db()
  await db
    .updateTable('quote_answer')
    .set({ seen_at: desk.clock.now() })
    .where('office_id', '=', officeId)
    .where('id', '=', answerId)
    .where('seen_at', 'is', null)
    .execute()
}
