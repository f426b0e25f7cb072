import 'server-only'
import { sql } from 'kysely'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { automaticActors } from '../../lib/booking/booking-view.ts'
import { addDays } from '../../lib/dates.ts'
import { SERVICE, type ChangeQuery } from '../../lib/office/change-query.ts'
import type { ChangeLine, ChangesView } from '../../lib/office/change-view.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { knownVerbs, stateWords, subjectWords, verbWords } from './change-words.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { asAdmin, type AdminRefusal } from './require-admin.ts'

/** The reading for the page of the change log. */
export type ChangesReading = ({ kind: 'read' } & ChangesView) | AdminRefusal

const CHANGES_PER_PAGE = 50

/** A page of the office's change log, for its admins. */
export function readChanges(query: ChangeQuery): Promise<ChangesReading> {
  return asAdmin((here, grant) => changesOf(here, grant, query))
}

/** The same, for the grant of an admin. */
export async function changesOf(desk: Desk, grant: AnyGrant, query: ChangeQuery): Promise<ChangesReading> {
  const db = await desk.store.db()
  const [config, rows, head, people] = await Promise.all([
    officeConfig(desk, grant),
    changeLines(desk, grant.officeId, query, CHANGES_PER_PAGE + 1),
    db.selectFrom('audit_head').select('seq').where('office_id', '=', grant.officeId).executeTakeFirst(),
    db
      .selectFrom('person')
      .select(['user_name', 'display_name'])
      .where('office_id', '=', grant.officeId)
      .orderBy('display_name')
      .execute(),
  ])
  const lines = rows.slice(0, CHANGES_PER_PAGE)
  return {
    kind: 'read',
    query,
    today: serverNowOf(desk, config).slice(0, 10),
    lines,
    nextBefore: rows.length > CHANGES_PER_PAGE ? (lines.at(-1)?.seq ?? null) : null,
    entries: Number(head?.seq ?? 0n),
    people: [
      ...people.map((row) => ({ value: row.user_name, label: row.display_name })),
      { value: SERVICE, label: automaticActors.service },
    ],
    verbs: knownVerbs,
  }
}

/** Entries of an office, newest first, at most `limit`. */
export async function changeLines(
  desk: Desk,
  officeId: string,
  query: ChangeQuery,
  limit: number,
): Promise<ChangeLine[]> {
  const db = await desk.store.db()
  let select = db
    .selectFrom('audit')
    .leftJoin('booking', (join) =>
      join
        .onRef('booking.office_id', '=', 'audit.office_id')
        .onRef('booking.reference', '=', 'audit.reference'),
    )
    .selectAll('audit')
    .select(['booking.kind', sql<string | null>`booking.summary ->> 'code'`.as('code')])
    .where('audit.office_id', '=', officeId)
  if (query.who !== null) select = select.where('audit.who', '=', query.who === SERVICE ? '' : query.who)
  if (query.what !== null) select = select.where('audit.verb', '=', query.what)
  const { reference } = query
  if (reference !== null) {
    select = select.where((where) =>
      where.or([
        where('audit.reference', '=', reference),
        where(sql`booking.summary ->> 'code'`, '=', reference),
      ]),
    )
  }
  // The time that is shown: the office's, and the desk's where no other was known.
  const shownAt = sql<Date>`coalesce(audit.office_at, audit.at)`
  if (query.from !== null) select = select.where(shownAt, '>=', new Date(query.from))
  if (query.to !== null) select = select.where(shownAt, '<', new Date(addDays(query.to, 1)))
  if (query.before !== null) select = select.where('audit.seq', '<', BigInt(query.before))
  const rows = await select.orderBy('audit.seq', 'desc').limit(limit).execute()
  return rows.map((row) => lineOf(row))
}

type Row = {
  seq: bigint
  at: Date
  office_at: Date | null
  who: string
  who_name: string | null
  verb: string
  reference: string
  before_state: string | null
  after_state: string | null
  reason: string | null
  request_id: string
  kind: BookingKind | null
  code: string | null
}

function lineOf(row: Row): ChangeLine {
  const state = (text: string | null) =>
    text === null ? null : stateWords(row.verb, row.kind, row.reference, text)
  const text = row.code ?? subjectWords(row.verb, row.reference)
  return {
    seq: String(row.seq),
    at: row.at.toISOString(),
    officeAt: row.office_at?.toISOString() ?? null,
    who: row.who_name ?? row.who,
    what: verbWords(row.verb).text,
    about: {
      text,
      href: row.kind === null ? null : bookingHref(row.reference),
    },
    before: state(row.before_state),
    after: state(row.after_state),
    reason: row.reason,
    requestId: row.request_id,
  }
}
