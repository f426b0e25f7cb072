import 'server-only'
import type { Transaction } from 'kysely'
import { formatDate } from '../../lib/dates.ts'
import type { QuoteContent } from '../../lib/quote/quote-content.ts'
import type { Desk } from '../desk.ts'
import type { DeskTables } from '../store/schema.ts'
import { isNaming } from './saved-views.ts'
import { openAnswer, openContent, sealAnswer, sealContent } from './stored-quotes.ts'

/**
 * Takes an erased person out of the quotes of an office: the name of the client, of the trip and what the
 * agent wrote with the name in it. Their link ends, and what was answered to such a quote keeps only what was
 * chosen: its words are those of this person. Prices and dates stay.
 */
export async function forgetQuoteNames(
  desk: Pick<Desk, 'key' | 'clock'>,
  trx: Transaction<DeskTables>,
  officeId: string,
  person: string,
): Promise<void> {
  const rows = await trx
    .selectFrom('quote')
    .selectAll()
    .where('office_id', '=', officeId)
    .forUpdate()
    .execute()
  for (const row of rows) {
    const content = openContent(desk, row)
    const left = withoutPerson(
      content,
      person,
      `Trip of ${formatDate(row.made_at.toISOString().slice(0, 10))}`,
    )
    const isTheirs = left.clientName !== content.clientName
    if (JSON.stringify(left) !== JSON.stringify(content)) {
      await trx
        .updateTable('quote')
        .set({
          sealed_content: sealContent(desk, officeId, row.id, left),
          withdrawn_at: row.withdrawn_at ?? desk.clock.now(),
        })
        .where('office_id', '=', officeId)
        .where('id', '=', row.id)
        .execute()
    }
    await forgetAnswers(desk, trx, { officeId, quoteId: row.id, person, isTheirs })
  }
}

async function forgetAnswers(
  desk: Pick<Desk, 'key'>,
  trx: Transaction<DeskTables>,
  quote: { officeId: string; quoteId: string; person: string; isTheirs: boolean },
): Promise<void> {
  const { officeId, quoteId, person, isTheirs } = quote
  const rows = await trx
    .selectFrom('quote_answer')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('quote_id', '=', quoteId)
    .execute()
  for (const row of rows) {
    const answer = openAnswer(desk, row)
    const text = answer.kind === 'agreed' ? answer.by : answer.words
    if (text === '' || (!isTheirs && !isNaming(text, person))) continue
    const left = answer.kind === 'agreed' ? { ...answer, by: '' } : { ...answer, words: '' }
    await trx
      .updateTable('quote_answer')
      .set({ sealed_words: sealAnswer(desk, officeId, row.id, left) })
      .where('office_id', '=', officeId)
      .where('id', '=', row.id)
      .execute()
  }
}

function withoutPerson(content: QuoteContent, person: string, title: string): QuoteContent {
  const { clientName } = content
  const without = (text: string) => (isNaming(text, person) ? '' : text)
  return {
    ...content,
    title: isNaming(content.title, person) ? title : content.title,
    clientName: clientName !== null && isNaming(clientName, person) ? null : clientName,
    note: without(content.note),
    words: without(content.words),
    payment: without(content.payment),
  }
}
