import 'server-only'
import { sql } from 'kysely'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import type { Desk } from '../../desk.ts'
import type { DeskDb } from '../../store/store.ts'
import type { Listed } from '../kind-listing.ts'

/** A booking that a list names and that was not read yet. */
export type UnreadRow = { id: string; kind: BookingKind | null; tries: number }

/** After so many readings that found nothing a booking is given up. */
const MOST_TRIES = 4
const FIRST_WAIT_MILLISECONDS = 60_000
/** A booking without a time that a list named on its first page is new; on a later one it is old. */
const OLD = new Date(0)

/**
 * Keeps the entries whose bookings the desk does not know, to be read.
 * @param isFirstPage what has no time is taken for new
 * @returns the ids of those that were not known
 */
export async function addListed(
  desk: Desk,
  officeId: string,
  entries: readonly Listed[],
  isFirstPage: boolean,
): Promise<ReadonlySet<string>> {
  if (entries.length === 0) return new Set()
  const now = desk.clock.now()
  const rows = entries.map(({ id, kind, madeAt }) => ({
    id,
    kind,
    made_at: madeAt ?? (isFirstPage ? now : OLD).toISOString(),
  }))
  const added = await sql<{ id: string }>`
    insert into desk.listed_booking (office_id, id, kind, listed_at, made_at, next_at)
    select ${officeId}, e.id, e.kind, ${now}, e.made_at, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (id text, kind text, made_at timestamptz)
    where not exists (
      select from desk.booking b
      where b.office_id = ${officeId} and (b.reference = e.id or b.summary ->> 'code' = e.id)
        and b.summary <> 'null'::jsonb)
    on conflict (office_id, id) do nothing
    returning id`.execute(await desk.store.db())
  return new Set(added.rows.map(({ id }) => id))
}

/**
 * The bookings to read next, the newest first: those of these kinds, and those whose kind is not known.
 */
export async function nextUnread(
  desk: Desk,
  officeId: string,
  kinds: readonly BookingKind[],
  most: number,
): Promise<UnreadRow[]> {
  const db = await desk.store.db()
  return (
    db
      .selectFrom('listed_booking')
      .select(['id', 'kind', 'tries'])
      .where('office_id', '=', officeId)
      .where('reference', 'is', null)
      .where('given_up', '=', false)
      .where('next_at', '<=', desk.clock.now())
      .where((where) => where.or([where('kind', 'is', null), where('kind', 'in', kinds)]))
      // No second order: those of one time would be sorted as a whole for each answer.
      .orderBy('made_at', 'desc')
      .limit(most)
      .execute()
  )
}

/** Notes that the bookings of rows were read. A row with another id stays, so that it is known again. */
export async function settleListed(
  db: DeskDb,
  officeId: string,
  read: readonly { id: string; reference: string }[],
): Promise<void> {
  const same = read.filter(({ id, reference }) => id === reference).map(({ id }) => id)
  if (same.length > 0) {
    await db.deleteFrom('listed_booking').where('office_id', '=', officeId).where('id', 'in', same).execute()
  }
  for (const { id, reference } of read.filter((each) => each.id !== each.reference)) {
    await db
      .updateTable('listed_booking')
      .set({ reference })
      .where('office_id', '=', officeId)
      .where('id', '=', id)
      .execute()
  }
}

/**
 * Leaves a booking for later.
 * @param isTried it was not found: after some times it is given up. Otherwise it only waits.
 */
export async function postpone(
  desk: Desk,
  officeId: string,
  row: UnreadRow,
  isTried: boolean,
): Promise<void> {
  const tries = row.tries + (isTried ? 1 : 0)
  const wait = FIRST_WAIT_MILLISECONDS * 4 ** tries
  const db = await desk.store.db()
  await db
    .updateTable('listed_booking')
    .set({ tries, next_at: new Date(desk.clock.now().getTime() + wait), given_up: tries >= MOST_TRIES })
    .where('office_id', '=', officeId)
    .where('id', '=', row.id)
    .execute()
}
