import 'server-only'
import { sql, type Transaction } from 'kysely'
import { inTransaction } from '../../database/transaction.ts'
import { automaticActors } from '../../lib/booking/booking-view.ts'
import {
  CHANGE_ABOUTS,
  type AcceptOutcome,
  type ChangeAbout,
  type ReviewView,
} from '../../lib/booking/review.ts'
import { kindFacts } from '../../lib/kinds.ts'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { changeInAudit } from '../booking/noted-change.ts'
import { SEEN_WITH_CHANGED } from '../booking/booking-change.ts'
import { CHANGE_ACCEPTED } from '../booking/own-events.ts'
import { officeRows } from '../booking/office-rows.ts'
import { lineOfRow } from '../booking/stored-row.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { desk, type Desk } from '../desk.ts'
import { allKinds, readableKinds, readPermission } from '../kinds.ts'
import { requireGrant } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskTables } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import { attendBarOf } from './office-facts.ts'

const MOST_LINES = 100

export type ReviewReading =
  ({ kind: 'read' } & ReviewView) | { kind: 'session' } | { kind: 'not-permitted'; permission: string }

/** The changes that wait for review, for the signed-in person. */
export async function readReview(about: ChangeAbout | null): Promise<ReviewReading> {
  const gate = await requireGrant('signed_in')
  return gate.ok ? reviewOf(desk(), gate.grant, about) : { kind: 'session' }
}

/** The same, for a given grant: newest first, of the kinds that the person may read. */
export async function reviewOf(
  here: Desk,
  grant: AnyGrant,
  about: ChangeAbout | null,
): Promise<ReviewReading> {
  if (readableKinds(grant).length === 0) {
    return { kind: 'not-permitted', permission: allKinds.map(({ kind }) => readPermission(kind)).join(', ') }
  }
  const db = await here.store.db()
  const [config, rows, counts] = await Promise.all([
    officeConfig(here, grant),
    linesOf(db, grant, about),
    countsOf(db, grant),
  ])
  if (config.kind === 'session') return { kind: 'session' }
  return {
    kind: 'read',
    about,
    counts,
    serverNow: serverNowOf(here, config),
    acceptBar: attendBarOf(grant),
    lines: rows.map((row) => ({
      id: row.change_id,
      about: row.about,
      before: row.before_text,
      after: row.after_text,
      parts: row.parts,
      author: authorWords(row.kind, row),
      at: row.noticed_at.toISOString(),
      line: lineOfRow(here, row),
    })),
  }
}

function openChanges(db: DeskDb, grant: AnyGrant) {
  return db
    .selectFrom('booking')
    .innerJoin('booking_change as change', (join) =>
      join
        .onRef('change.office_id', '=', 'booking.office_id')
        .onRef('change.reference', '=', 'booking.reference'),
    )
    .where('booking.office_id', '=', grant.officeId)
    .where(
      'booking.kind',
      'in',
      readableKinds(grant).map(({ kind }) => kind),
    )
    .where('change.accepted_at', 'is', null)
}

function linesOf(db: DeskDb, grant: AnyGrant, about: ChangeAbout | null) {
  let open = openChanges(db, grant)
    .selectAll('booking')
    .select(['change.id as change_id', 'change.about', 'change.before_text', 'change.after_text'])
    .select(['change.parts', 'change.author', 'change.at_desk', 'change.noticed_at'])
  if (about !== null) open = open.where('change.about', '=', about)
  return open.orderBy('change.noticed_at', 'desc').orderBy('change.id').limit(MOST_LINES).execute()
}

async function countsOf(db: DeskDb, grant: AnyGrant): Promise<ReviewView['counts']> {
  const rows = await openChanges(db, grant)
    .select(['change.about', sql<number>`count(*)::int`.as('count')])
    .groupBy('change.about')
    .execute()
  const byAbout = new Map(rows.map(({ about, count }) => [about, count]))
  const [price = 0, schedule = 0, terms = 0, status = 0] = CHANGE_ABOUTS.map((each) => byAbout.get(each) ?? 0)
  return { price, schedule, terms, status }
}

/** How many changes wait for review, of the kinds that the person may read. */
export async function reviewCount(here: Desk, grant: AnyGrant): Promise<number> {
  const counts = await countsOf(await here.store.db(), grant)
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** Who changed it: a colleague, the supplier, the booking service by itself, or another program. */
function authorWords(
  kind: BookingKind,
  { about, author, at_desk: atDesk }: { about: ChangeAbout; author: string | null; at_desk: boolean },
): string {
  if (about !== 'status') return `the ${kindFacts(kind).supplier}`
  if (author === null) return 'another program'
  const isAutomatic = (Object.values(automaticActors) as string[]).includes(author)
  return atDesk || isAutomatic ? author : `${author}, outside this desk`
}

/**
 * Accepts one change: it leaves the queue, and the audit has who and what. A later change of the same booking
 * stays. The last schedule or price that is accepted also ends the booking's need for attention.
 */
export async function acceptChange(
  here: Desk,
  grant: AnyGrant,
  reference: string,
  id: string,
): Promise<AcceptOutcome> {
  const bar = attendBarOf(grant)
  if (bar !== null) return { kind: 'not-permitted', message: bar }
  const config = await officeConfig(here, grant)
  if (config.kind === 'session') return { kind: 'session' }
  const officeAt = new Date(serverNowOf(here, config))
  return inTransaction(await here.store.db(), async (trx): Promise<AcceptOutcome> => {
    const row = await officeRows(trx, grant)
      .select(['reference', 'attended_at'])
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return { kind: 'gone' }
    const accepted = await trx
      .updateTable('booking_change')
      .set({ accepted_at: officeAt, accepted_by: grant.userName })
      .where('office_id', '=', grant.officeId)
      .where('reference', '=', reference)
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!accepted) return { kind: 'gone' }
    await endAttention(trx, grant, accepted, row.attended_at)
    const { before_text: before, after_text: after, parts } = accepted
    await appendAudit(trx, {
      officeId: grant.officeId,
      at: here.clock.now(),
      officeAt,
      who: grant.userName,
      whoName: grant.displayName,
      verb: CHANGE_ACCEPTED,
      reference,
      ...changeInAudit({ before, after, ...(parts && { parts }) }),
      requestId: grant.requestId,
    })
    return { kind: 'done' }
  })
}

type Accepted = { reference: string; about: ChangeAbout; noticed_at: Date }

/** Ends the attention that a changed schedule or price needs, unless another one waits. */
async function endAttention(
  trx: Transaction<DeskTables>,
  grant: AnyGrant,
  { reference, about, noticed_at: noticedAt }: Accepted,
  attendedAt: Date | null,
): Promise<void> {
  if (!SEEN_WITH_CHANGED.includes(about)) return
  const waiting = await trx
    .selectFrom('booking_change')
    .select('id')
    .where('office_id', '=', grant.officeId)
    .where('reference', '=', reference)
    .where('about', 'in', SEEN_WITH_CHANGED)
    .where('accepted_at', 'is', null)
    .executeTakeFirst()
  if (waiting) return
  await trx
    .updateTable('booking')
    .set({
      changed: null,
      attended_at: attendedAt !== null && attendedAt > noticedAt ? attendedAt : noticedAt,
      attended_by: grant.userName,
    })
    .where('office_id', '=', grant.officeId)
    .where('reference', '=', reference)
    .execute()
}
