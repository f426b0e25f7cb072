import 'server-only'
import { after } from 'next/server'
import { z } from 'zod'
import type { BookingListView } from '../../lib/booking/booking-list-view.ts'
import { desk, type Desk } from '../desk.ts'
import { log } from '../log.ts'
import { officeConfig, serverNowOf } from '../office/office-config.ts'
import { requireGrant } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { allKinds, readPermission, readableKinds } from '../kinds.ts'
import { bookingReference } from './reference.ts'
import { lineOfRow, type BookingRow as Row } from './stored-row.ts'
import { movesByItself, refreshBookings, toRefresh } from './refresh.ts'

export type BookingList =
  | ({ kind: 'read' } & BookingListView)
  | { kind: 'session' }
  | { kind: 'not-found' }
  | { kind: 'not-permitted'; permission: string }

const PAGE_SIZE = 50

/** The bookings that this office made through the desk, newest first. The gateway has no such list. */
export async function listBookings(cursor: string | null = null): Promise<BookingList> {
  const gate = await requireGrant('signed_in')
  return gate.ok ? bookingsOf(desk(), gate.grant, cursor, after) : { kind: 'session' }
}

/**
 * The same, for a given grant. Shows stored rows. Bookings past their deadline are read again first; others
 * that were not read recently are read after the answer has been sent.
 * @param later runs work after the answer has been sent
 */
export async function bookingsOf(
  here: Desk,
  grant: AnyGrant,
  cursor: string | null,
  later: (work: () => Promise<void>) => void,
): Promise<BookingList> {
  if (readableKinds(grant).length === 0) {
    return { kind: 'not-permitted', permission: allKinds.map(({ kind }) => readPermission(kind)).join(', ') }
  }
  const from = cursor === null ? null : readCursor(cursor)
  if (cursor !== null && from === null) return { kind: 'not-found' }
  const [config, first] = await Promise.all([officeConfig(here, grant), rowsOf(here, grant, from)])
  if (config.kind === 'session') return { kind: 'session' }
  const serverNow = serverNowOf(here, config)
  const { due, stale } = toRefresh(here, first.slice(0, PAGE_SIZE), new Date(serverNow))
  await refreshBookings(here, grant, due, serverNow)
  const rows = due.length > 0 ? await rowsOf(here, grant, from) : first
  if (stale.length > 0) later(() => refreshLater(here, grant, stale, serverNow))
  const shown = rows.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  return {
    kind: 'read',
    lines: shown.map((row) => lineOfRow(here, row)),
    nextCursor: rows.length > PAGE_SIZE && last ? writeCursor(last) : null,
    serverNow,
    checkedAt: checkedAtOf(here, shown, serverNow),
    rereading: stale.length > 0,
  }
}

/** Nobody waits for this, so a failure goes to the log. */
async function refreshLater(here: Desk, grant: AnyGrant, rows: Row[], officeNow: string): Promise<void> {
  try {
    await refreshBookings(here, grant, rows, officeNow)
  } catch (error) {
    log.error('list not refreshed', { requestId: grant.requestId, errorName: (error as Error).name })
  }
}

/**
 * The time of the oldest reading, in office time. Rows that were never read say so in the list themselves.
 */
function checkedAtOf(here: Desk, rows: readonly Row[], serverNow: string): string {
  const now = here.clock.now().getTime()
  const seen = rows
    .filter((row) => movesByItself(row) && row.summary !== null)
    .map((row) => row.seen_at.getTime())
  return new Date(Date.parse(serverNow) - Math.max(0, now - Math.min(now, ...seen))).toISOString()
}

async function rowsOf(here: Desk, grant: AnyGrant, from: Cursor | null): Promise<Row[]> {
  const db = await here.store.db()
  const kinds = readableKinds(grant).map(({ kind }) => kind)
  let query = db
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', grant.officeId)
    .where('kind', 'in', kinds)
  if (from) {
    query = query.where((where) =>
      where.or([
        where('created_at', '<', from.createdAt),
        where.and([where('created_at', '=', from.createdAt), where('reference', '<', from.reference)]),
      ]),
    )
  }
  return query
    .orderBy('created_at', 'desc')
    .orderBy('reference', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
}

/** The last booking of a page. */
type Cursor = { createdAt: Date; reference: string }

const cursorShape = z.tuple([z.iso.datetime(), bookingReference])

function writeCursor(row: Row): string {
  return Buffer.from(JSON.stringify([row.created_at.toISOString(), row.reference])).toString('base64url')
}

/** Null for text that is no cursor of ours. */
function readCursor(cursor: string): Cursor | null {
  try {
    const parsed = cursorShape.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    return parsed.success ? { createdAt: new Date(parsed.data[0]), reference: parsed.data[1] } : null
  } catch {
    // Not JSON, so not a cursor of ours.
    return null
  }
}
