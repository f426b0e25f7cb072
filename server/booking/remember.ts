import 'server-only'
import { sql, type Transaction } from 'kysely'
import { automaticActors, type AgreedTerms, type BookingView } from '../../lib/booking/booking-view.ts'
import type { ServiceChange } from '../../lib/booking/service-change.ts'
import { isErased } from '../../lib/booking/erased-name.ts'
import { formatNet } from '../../lib/money.ts'
import { inTransaction } from '../../database/transaction.ts'
import { seal } from '../../database/sealed-text.ts'
import type { Desk } from '../desk.ts'
import type { GrantFacts } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskTables } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import { asAgreed } from './agreed.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import { queueChange, termsChange } from './booking-change.ts'
import { changeInAudit, mergedChange } from './noted-change.ts'
import { noteMove } from './note-move.ts'
import { CHANGED } from './own-events.ts'
import { leadNamePlace, seenColumns, summaryOf, type StoredBooking } from './stored-row.ts'

/** A reading of a booking. */
export type Seen<View extends BookingView> = {
  booking: View
  /** The desk's time before the gateway was asked, so the answer is at least that new. */
  askedAt: Date
  /** Office time of the reading; null if it is not known. */
  officeAt: Date | null
  /** The terms that its offer had when it was held, where they are not stored yet. */
  agreed?: AgreedTerms | null
  /** Hash of the code of its offer, if known; otherwise the stored one stays. */
  offerHash?: string | null
  /** Who made it at this desk; null where another program did, or where the row says it already. */
  madeBy?: string | null
  /** The reading follows an act of somebody here, which the audit has already: nothing else is noted. */
  ownAct?: true
}

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
  { booking, askedAt, officeAt, agreed = null, offerHash = null, madeBy = null }: Seen<K['view']>,
  before: StoredBooking | null,
): Promise<void> {
  const change = before && changeOf(kind, before, booking)
  const at = officeAt ?? askedAt
  const isSame = before?.state === booking.state
  const seen = {
    ...seenColumns(desk, officeId, kind, asAgreed(kind, booking, agreed ?? before?.agreed ?? null), askedAt),
    state_since: isSame ? (before.state_since ?? sinceOf(booking, at)) : sinceOf(booking, at),
    seen_terms: JSON.stringify(booking.terms),
    changed: jsonOf(change ? noted(before.changed, change, at) : (before?.changed ?? null)),
  }
  const sealedLead = isErased(booking.leadName)
    ? null
    : seal(desk.key, leadNamePlace(officeId, booking.reference), booking.leadName)
  await db
    .insertInto('booking')
    .values({
      ...seen,
      office_id: officeId,
      reference: booking.reference,
      kind: kind.kind,
      client_reference: booking.clientReference,
      offer_hash: offerHash,
      agreed: 'null',
      sealed_lead_name: sealedLead,
      made_by: booking.madeBy ?? madeBy ?? '',
      made_through: madeBy === null ? 'api' : 'desk',
      created_at: new Date(booking.createdAt),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['office_id', 'reference'])
        .doUpdateSet((update) => ({
          ...seen,
          ...(sealedLead === null && { sealed_lead_name: null }),
          sealed_people: unlessErased('sealed_people'),
          find_tokens: withNoteTokens(),
          find_key: unlessErased('find_key'),
          offer_hash: update.fn.coalesce('booking.offer_hash', 'excluded.offer_hash'),
        }))
        .whereRef('booking.seen_at', '<=', 'excluded.seen_at'),
    )
    .execute()
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

/** The new value of a column of people, unless they were erased here while the booking service has them. */
function unlessErased(column: 'sealed_people' | 'find_key') {
  return sql<never>`case when booking.people_erased_at is null
    then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`booking.${column}`)} end`
}

/** The same of the words that find the booking, which its notes add to. */
function withNoteTokens() {
  return sql<never>`case when booking.people_erased_at is null
    then excluded.find_tokens || coalesce(booking.note_tokens, '{}') else booking.find_tokens end`
}

/** Since when a booking is in its state: by its record if that says it, otherwise since it was noticed. */
function sinceOf({ state, createdAt, completedAt, cancelledAt }: BookingView, noticed: Date): Date {
  if (cancelledAt !== null) return new Date(cancelledAt)
  if (state === 'held') return new Date(createdAt)
  return completedAt === null ? noticed : new Date(completedAt)
}

/** A change as it is kept until somebody has seen it; null if it undid an earlier one. */
function noted(earlier: ServiceChange | null, change: Omit<ServiceChange, 'at'>, at: Date) {
  const merged = mergedChange(earlier, change)
  return merged && { ...merged, at: at.toISOString() }
}

function jsonOf(change: ServiceChange | null): string | null {
  return change === null ? null : JSON.stringify(change)
}
