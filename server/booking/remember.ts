import 'server-only'
import { sql, type Transaction } from 'kysely'
import { automaticActors, type BookingView } from '../../lib/booking/booking-view.ts'
import type { ViewOf } from '../../lib/kinds.ts'
import type { ServiceChange } from '../../lib/booking/service-change.ts'
import { formatNet } from '../../lib/money.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Desk } from '../desk.ts'
import type { GrantFacts } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskTables } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import { queueChange, termsChange } from './booking-change.ts'
import { changeInAudit } from './noted-change.ts'
import { noteMove } from './note-move.ts'
import { CHANGED } from './own-events.ts'
import { summaryOf, type StoredBooking } from './stored-row.ts'
import { readingRow, writeReadings, type Seen } from './write-reading.ts'

type Grant = Pick<GrantFacts, 'officeId' | 'requestId'>

/**
 * Stores a booking as just read, for the office's list. An older reading never overwrites a newer one, in
 * whatever order the answers arrive. A state that changed outside the desk goes into the audit, and a
 * schedule or price that did into `changed`.
 */
export async function rememberBooking<K extends KindTypes>(
  desk: Desk,
  db: DeskDb,
  grant: Grant,
  kind: KindHandling<K>,
  seen: Seen<K['view']>,
): Promise<void> {
  const before = await storedRow(db, grant.officeId, seen.booking.reference)
  const isChanged = before !== null && (before.state !== seen.booking.state || differs(kind, before, seen))
  if (!isChanged) return write(desk, db, grant, kind, seen, before)
  if (db.isTransaction) return writeChange(desk, db as Transaction<DeskTables>, grant, kind, seen)
  await inTransaction(await desk.store.db(), (trx) => writeChange(desk, trx, grant, kind, seen))
}

/** A reading with its kind. */
export type KindSeen = { of: KindHandling; seen: Seen<ViewOf> }

/**
 * Stores several readings, those of bookings that the list does not have by one statement. Two of one booking
 * are stored once.
 */
export async function rememberMany(
  desk: Desk,
  trx: DeskDb,
  grant: Grant,
  readings: readonly KindSeen[],
): Promise<void> {
  const byReference = new Map(readings.map((reading) => [reading.seen.booking.reference, reading]))
  const { rows } = await sql<{ reference: string }>`
    select reference from desk.booking
    where office_id = ${grant.officeId} and reference = any(${[...byReference.keys()]}::text[])`.execute(trx)
  const stored = new Set(rows.map(({ reference }) => reference))
  const fresh = []
  for (const [reference, { of, seen }] of byReference) {
    if (stored.has(reference)) await rememberBooking(desk, trx, grant, of, seen)
    else fresh.push(readingRow(desk, grant.officeId, of, seen, null, null))
  }
  await writeReadings(trx, fresh)
}

async function storedRow(db: DeskDb, officeId: string, reference: string): Promise<StoredBooking | null> {
  const row = await db
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row ?? null
}

function differs<K extends KindTypes>(
  kind: KindHandling<K>,
  before: StoredBooking,
  { booking }: Seen<K['view']>,
): boolean {
  return changeOf(kind, before, booking) !== null || newTerms(before, booking) !== null
}

/** The change of a booking that is kept: its schedule, or the price of one that is still held. */
function changeOf<K extends KindTypes>(
  kind: KindHandling<K>,
  before: StoredBooking,
  booking: K['view'],
): Omit<ServiceChange, 'at'> | null {
  const summary = summaryOf(kind, before)
  if (summary === null) return null
  const moved = kind.list.changeOf?.(summary, kind.list.summaryOf(booking)) ?? null
  if (moved || before.total_cents === null || booking.state !== 'held') return moved
  const [was, is] = [Number(before.total_cents), booking.money.totalCents]
  return was === is ? null : { about: 'price', before: formatNet(was), after: formatNet(is) }
}

/** Terms that differ from those of the reading before, of a booking that is still in the same state. */
function newTerms(before: StoredBooking, { state, terms }: BookingView) {
  return before.state === state ? termsChange(before.seen_terms, terms) : null
}

/** Writes the reading with the row locked, so that a change is noted once whoever else reads it. */
async function writeChange<K extends KindTypes>(
  desk: Desk,
  trx: Transaction<DeskTables>,
  grant: Grant,
  kind: KindHandling<K>,
  seen: Seen<K['view']>,
): Promise<void> {
  const before = await trx
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', grant.officeId)
    .where('reference', '=', seen.booking.reference)
    .forUpdate()
    .executeTakeFirst()
  if (before && before.seen_at > seen.askedAt) return
  await write(desk, trx, grant, kind, seen, before ?? null)
  if (!before) return
  await noteChanges(desk, trx, grant, kind, seen, before)
  if (before.state === seen.booking.state || seen.ownAct) return
  await noteMove(desk, trx, byItself(desk, grant, seen), { kind, booking: seen.booking, before })
}

/** Notes a new schedule, price or condition in the audit and for review. */
async function noteChanges<K extends KindTypes>(
  desk: Desk,
  trx: Transaction<DeskTables>,
  grant: Grant,
  kind: KindHandling<K>,
  seen: Seen<K['view']>,
  before: StoredBooking,
): Promise<void> {
  const entry = byItself(desk, grant, seen)
  const moved = changeOf(kind, before, seen.booking)
  const terms = newTerms(before, seen.booking)
  for (const change of [moved, terms && { about: 'terms' as const, ...terms }]) {
    if (!change) continue
    await appendAudit(trx, { ...entry, verb: CHANGED, ...changeInAudit(change) })
    const { officeId, reference } = entry
    const noticedAt = seen.officeAt ?? seen.askedAt
    await queueChange(trx, { ...change, officeId, reference, author: null, atDesk: false, noticedAt })
  }
}

/** The fields of an audit entry about a change that nobody here made. */
function byItself<View extends BookingView>(desk: Desk, grant: Grant, { booking, officeAt }: Seen<View>) {
  return {
    officeId: grant.officeId,
    at: desk.clock.now(),
    officeAt,
    who: '',
    whoName: automaticActors.service,
    reference: booking.reference,
    requestId: grant.requestId,
  }
}

async function write<K extends KindTypes>(
  desk: Desk,
  db: DeskDb,
  { officeId }: Grant,
  kind: KindHandling<K>,
  seen: Seen<K['view']>,
  before: StoredBooking | null,
): Promise<void> {
  const change = before && changeOf(kind, before, seen.booking)
  await writeReadings(db, [readingRow(desk, officeId, kind, seen, before, change)])
  const { booking, offerHash = null } = seen
  if (offerHash === null) return
  // A newer reading may have been stored first, by a caller that does not know the offer.
  await db
    .updateTable('booking')
    .set({ offer_hash: offerHash })
    .where('office_id', '=', officeId)
    .where('reference', '=', booking.reference)
    .where('offer_hash', 'is', null)
    .execute()
}
