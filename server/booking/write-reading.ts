import 'server-only'
import { sql, type Insertable } from 'kysely'
import type { AgreedTerms, BookingView } from '../../lib/booking/booking-view.ts'
import { isErased } from '../../lib/booking/erased-name.ts'
import type { ServiceChange } from '../../lib/booking/service-change.ts'
import { seal } from '../../database/sealed-text.ts'
import type { Desk } from '../desk.ts'
import type { BookingTable } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import { asAgreed } from './agreed.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import { mergedChange } from './noted-change.ts'
import { leadNamePlace, seenColumns, type StoredBooking } from './stored-row.ts'

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

/** The columns that a reading writes into a row that is there, and all columns of a new one. */
export type ReadingRow = { seen: Partial<Insertable<BookingTable>>; whole: Insertable<BookingTable> }

/**
 * The row of a reading.
 * @param before the stored row; null where the list does not have the booking yet
 * @param change what of it changed since then
 */
export function readingRow<K extends KindTypes>(
  desk: Desk,
  officeId: string,
  kind: KindHandling<K>,
  { booking, askedAt, officeAt, agreed = null, offerHash = null, madeBy = null }: Seen<K['view']>,
  before: StoredBooking | null,
  change: Omit<ServiceChange, 'at'> | null,
): ReadingRow {
  const at = officeAt ?? askedAt
  const isSame = before?.state === booking.state
  const seen = {
    ...seenColumns(desk, officeId, kind, asAgreed(kind, booking, agreed ?? before?.agreed ?? null), askedAt),
    state_since: isSame ? (before.state_since ?? sinceOf(booking, at)) : sinceOf(booking, at),
    seen_terms: JSON.stringify(booking.terms),
    changed: jsonOf(change ? noted(before?.changed ?? null, change, at) : (before?.changed ?? null)),
  }
  const sealedLead = isErased(booking.leadName)
    ? null
    : seal(desk.key, leadNamePlace(officeId, booking.reference), booking.leadName)
  return {
    seen,
    whole: {
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
    },
  }
}

/** Writes rows of readings by one statement. A row that has a newer reading stays as it is. */
export async function writeReadings(db: DeskDb, rows: readonly ReadingRow[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const seen = Object.keys(first.seen).map((column) => [column, sql.ref<never>(`excluded.${column}`)])
  await db
    .insertInto('booking')
    .values(rows.map(({ whole }) => whole))
    .onConflict((conflict) =>
      conflict
        .columns(['office_id', 'reference'])
        .doUpdateSet((update) => ({
          ...(Object.fromEntries(seen) as Record<string, ReturnType<typeof sql.ref<never>>>),
          sealed_lead_name: sql<never>`case when excluded.sealed_lead_name is null
            then null else booking.sealed_lead_name end`,
          sealed_people: unlessErased('sealed_people'),
          find_tokens: withNoteTokens(),
          find_key: unlessErased('find_key'),
          offer_hash: update.fn.coalesce('booking.offer_hash', 'excluded.offer_hash'),
        }))
        .whereRef('booking.seen_at', '<=', 'excluded.seen_at'),
    )
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
