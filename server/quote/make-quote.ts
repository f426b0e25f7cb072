import 'server-only'
import type { Selectable, Transaction } from 'kysely'
import { formatInstant } from '../../lib/dates.ts'
import { MOST_OPEN_DAYS, type QuoteOutcome } from '../../lib/quote/quote.ts'
import { openContent, sealContent } from '../booking/stored-quotes.ts'
import { clientById } from '../client/clients.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { officeSettings } from '../config/office-settings.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { DeskTables } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import type { QuoteTable } from '../store/tables/quote.ts'
import { changeTrip, refusedChange } from '../trip/change-trip.ts'
import { tripById } from '../trip/trips.ts'
import { frozenTrip, type QuoteTexts } from './freeze.ts'
import { newToken, sealToken, tokenHash } from './links.ts'

/** What an agent sends to make a revision of a quote. */
export type NewQuote = { tripId: string; version: number; openUntil: string; texts: QuoteTexts }

/**
 * Freezes a trip as a new revision of its quote, with a link of its own. The revision before is withdrawn in
 * the same step, so that one link of a trip at most leads anywhere.
 */
export async function makeQuote(desk: Desk, grant: AnyGrant, made: NewQuote): Promise<QuoteOutcome> {
  const bar = refusedChange(grant)
  if (bar) return bar
  const now = serverNowOf(desk, await officeConfig(desk, grant))
  const problem = endProblem(made.openUntil, now)
  if (problem !== null) return { kind: 'refused', message: problem }
  const trip = await tripById(desk, grant, made.tripId)
  if (trip === null) return { kind: 'refused', message: 'There is no such trip in this office.' }
  if (trip.version !== made.version) return { kind: 'changed' }
  if (trip.state === 'dropped') {
    return { kind: 'refused', message: 'This trip was dropped. Take it up again, then offer it.' }
  }
  const [client, { letterhead }, last] = await Promise.all([
    trip.clientId === null ? null : clientById(desk, grant, trip.clientId),
    officeSettings(desk, grant.officeId),
    lastRevision(await desk.store.db(), grant.officeId, trip.id),
  ])
  const frozen = frozenTrip(trip, {
    texts: made.texts,
    clientName: client?.name ?? null,
    agentName: grant.displayName,
    officeName: grant.officeName,
    letterhead,
    before: last ? openContent(desk, last) : null,
    now,
  })
  if (frozen.kind === 'refused') return frozen
  return changeTrip(desk, grant, made, async (trx) => {
    const madeAt = new Date(now)
    const numbered = await nextNumber(trx, grant.officeId, trip.id, madeAt)
    await withdrawOf(trx, grant.officeId, trip.id, madeAt)
    const id = crypto.randomUUID()
    const token = newToken()
    await trx
      .insertInto('quote')
      .values({
        office_id: grant.officeId,
        id,
        trip_id: trip.id,
        ...numbered,
        sealed_content: sealContent(desk, grant.officeId, id, frozen.content),
        sealed_token: sealToken(desk, grant.officeId, id, token),
        token_hash: tokenHash(token),
        open_until: new Date(made.openUntil),
        made_by: grant.userName,
        made_by_name: grant.displayName,
        made_at: madeAt,
        withdrawn_at: null,
        opened_at: null,
        sent_at: null,
      })
      .execute()
    return { verb: 'quote.make', after: revisionWords(numbered) }
  })
}

/** Ends the link of a quote. One that has ended already stays as it is. */
export async function withdrawQuote(
  desk: Desk,
  grant: AnyGrant,
  { tripId, quoteId }: { tripId: string; quoteId: string },
): Promise<QuoteOutcome> {
  return changeTrip(desk, grant, { tripId, version: null }, async (trx) => {
    const now = new Date(serverNowOf(desk, await officeConfig(desk, grant)))
    const row = await trx
      .updateTable('quote')
      .set({ withdrawn_at: now })
      .where('office_id', '=', grant.officeId)
      .where('trip_id', '=', tripId)
      .where('id', '=', quoteId)
      .where('withdrawn_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    return row ? { verb: 'quote.withdraw', after: revisionWords(row) } : null
  })
}

/** `2027-0141`. */
export function numberOf({ year, position }: Pick<QuoteTable, 'year' | 'position'>): string {
  return `${year}-${String(position).padStart(4, '0')}`
}

/** `2027-0141, revision 2`: for the timeline and the audit. */
export function revisionWords(row: Pick<QuoteTable, 'year' | 'position' | 'revision'>): string {
  return `${numberOf(row)}, revision ${row.revision}`
}

/** What is wrong with the end of an offer; null if nothing is. */
function endProblem(openUntil: string, now: string): string | null {
  if (openUntil <= now) return `An offer ends in the future; it is ${formatInstant(now)}.`
  const latest = new Date(Date.parse(now) + MOST_OPEN_DAYS * 86_400_000).toISOString()
  return openUntil > latest ? `An offer is open for ${MOST_OPEN_DAYS} days at most.` : null
}

function lastRevision(
  db: DeskDb,
  officeId: string,
  tripId: string,
): Promise<Selectable<QuoteTable> | undefined> {
  return db
    .selectFrom('quote')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('trip_id', '=', tripId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The next revision under the number of the trip's quote; the first takes the next number of the year. */
async function nextNumber(
  trx: Transaction<DeskTables>,
  officeId: string,
  tripId: string,
  madeAt: Date,
): Promise<Pick<QuoteTable, 'year' | 'position' | 'revision'>> {
  const last = await lastRevision(trx, officeId, tripId)
  if (last) return { year: last.year, position: last.position, revision: last.revision + 1 }
  const year = madeAt.getUTCFullYear()
  const { last: position } = await trx
    .insertInto('quote_counter')
    .values({ office_id: officeId, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['office_id', 'year'])
        .doUpdateSet((row) => ({ last: row('quote_counter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return { year, position, revision: 1 }
}

function withdrawOf(trx: Transaction<DeskTables>, officeId: string, tripId: string, at: Date) {
  return trx
    .updateTable('quote')
    .set({ withdrawn_at: at })
    .where('office_id', '=', officeId)
    .where('trip_id', '=', tripId)
    .where('withdrawn_at', 'is', null)
    .execute()
}
