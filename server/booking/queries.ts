import 'server-only'
import { z } from 'zod'
import type { Selectable } from 'kysely'
import { unseal } from '../crypto/secret-box.ts'
import { desk, type Desk } from '../desk.ts'
import { officeConfig, serverNowOf } from '../office/office-config.ts'
import { requireGrant } from '../session/gate.ts'
import type { Grant } from '../session/grant.ts'
import type { BookingSummary, BookingTable } from '../store/schema.ts'
import { leadNamePlace } from './remember.ts'
import { refreshStale } from './refresh.ts'

/** A line of the office's list. Integer cents; instants ISO 8601 UTC in office time. */
export type BookingLine = {
  reference: string
  state: string
  /** Null where nothing but the reference is known yet. */
  leadName: string | null
  summary: BookingSummary | null
  totalCents: number | null
  /** The earlier deadline of a held booking. */
  deadlineAt: string | null
  madeBy: string
  createdAt: string
  /** When the desk last asked about it, desk time. */
  seenAt: string
}

export type BookingList =
  | {
      kind: 'read'
      lines: BookingLine[]
      /** Hand back for the next page; null on the last. */
      nextCursor: string | null
      serverNow: string
    }
  | { kind: 'session' }
  | { kind: 'not-permitted' }

const PAGE_SIZE = 50

/** The bookings that this office made through the desk, newest first. The gateway offers no such list. */
export async function listBookings(cursor: string | null = null): Promise<BookingList> {
  const gate = await requireGrant('air_booking_data')
  if (gate.ok) return bookingsOf(desk(), gate.grant, cursor)
  return gate.refusal.code === 'NotPermitted' ? { kind: 'not-permitted' } : { kind: 'session' }
}

/** The same for a grant at hand. Active bookings of the page that were not seen lately are read again first. */
export async function bookingsOf(
  here: Desk,
  grant: Grant<'air_booking_data'>,
  cursor: string | null,
): Promise<BookingList> {
  const config = await officeConfig(here, grant)
  if (config.kind === 'session') return { kind: 'session' }
  const serverNow = serverNowOf(here, config)
  const first = await rowsOf(here, grant.officeId, cursor)
  const refreshed = await refreshStale(here, grant, first.slice(0, PAGE_SIZE), new Date(serverNow))
  const rows = refreshed ? await rowsOf(here, grant.officeId, cursor) : first
  const shown = rows.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  return {
    kind: 'read',
    lines: shown.map((row) => lineOf(here, row)),
    nextCursor: rows.length > PAGE_SIZE && last ? writeCursor(last) : null,
    serverNow,
  }
}

async function rowsOf(
  here: Desk,
  officeId: string,
  cursor: string | null,
): Promise<Selectable<BookingTable>[]> {
  const db = await here.store.db()
  const after = cursor === null ? null : readCursor(cursor)
  let query = db.selectFrom('booking').selectAll().where('office_id', '=', officeId)
  if (after) {
    query = query.where((where) =>
      where.or([
        where('created_at', '<', after.createdAt),
        where.and([where('created_at', '=', after.createdAt), where('unique_id', '<', after.uniqueId)]),
      ]),
    )
  }
  return query
    .orderBy('created_at', 'desc')
    .orderBy('unique_id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
}

function lineOf(here: Desk, row: Selectable<BookingTable>): BookingLine {
  const place = leadNamePlace(row.office_id, row.unique_id)
  return {
    reference: row.unique_id,
    state: row.state,
    leadName: row.sealed_lead_name === null ? null : unseal(here.key, place, row.sealed_lead_name),
    summary: row.summary,
    totalCents: row.total_cents === null ? null : Number(row.total_cents),
    deadlineAt: row.deadline_at?.toISOString() ?? null,
    madeBy: row.made_by,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
  }
}

const cursorShape = z.tuple([z.iso.datetime(), z.string().max(64)])

function writeCursor(row: Selectable<BookingTable>): string {
  return Buffer.from(JSON.stringify([row.created_at.toISOString(), row.unique_id])).toString('base64url')
}

/** Null for a cursor that is none: the list then starts at the top. */
function readCursor(cursor: string): { createdAt: Date; uniqueId: string } | null {
  try {
    const parsed = cursorShape.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    return parsed.success ? { createdAt: new Date(parsed.data[0]), uniqueId: parsed.data[1] } : null
  } catch {
    // Not JSON, so not one of ours.
    return null
  }
}
