import type { BookingKind } from '../../../contract/booking/kinds.ts'
import type { Db, Tx } from '../../store/transaction.ts'
import { fail, type Outcome } from '../outcome.ts'

/** The common part of every answer to a booking request. `limitAt` is null where nothing was reserved. */
export type Booked = {
  reference: string
  state: 'held' | 'short' | 'duplicate'
  limitAt: Date | null
  /** The total and the amount missing in the wallet when it is short. Cents of USD. */
  short: { totalCents: number; missingCents: number } | null
}

/** The office and the identity of a request; a null key: the answer is bound to no name. */
export type AskedBefore = {
  officeId: string
  /** References of different kinds do not meet (gap 217). */
  kind: BookingKind
  dedupeKey: string | null
  /** The states in which a booking no longer binds its name (gap 242). */
  freeIn: readonly string[]
  bodyHash: string
}

/** Whether the name of a request was used for a booking, which may have ended since. */
export async function isBound(db: Db, request: AskedBefore): Promise<boolean> {
  if (request.dedupeKey === null) return false
  return (await bound(db, request).select('reference').executeTakeFirst()) !== undefined
}

/** Takes the name of a request from a booking that has ended. An active booking keeps it. */
export async function freeName(tx: Tx, request: AskedBefore): Promise<void> {
  const { officeId, kind, dedupeKey, freeIn } = request
  if (dedupeKey === null || freeIn.length === 0) return
  await tx
    .updateTable('booking')
    .set({ dedupe_key: null })
    .where('office_id', '=', officeId)
    .where('kind', '=', kind)
    .where('dedupe_key', '=', dedupeKey)
    .where('state', 'in', freeIn)
    .execute()
}

function bound(db: Db, { officeId, kind, dedupeKey }: AskedBefore) {
  return db
    .selectFrom('booking')
    .where('office_id', '=', officeId)
    .where('kind', '=', kind)
    .where('dedupe_key', '=', dedupeKey)
}

/**
 * Gaps 85, 217, 242: the first answer to a client reference when the same body comes again; `reference-used`
 * when another body comes; null when the reference is new, has reserved nothing, its booking has ended, or
 * the rule is switched off.
 * @typeParam A the part that the kind adds to the answer: plain JSON.
 */
export async function answeredBefore<A extends object>(
  db: Db,
  request: AskedBefore,
): Promise<Outcome<Booked & A, 'reference-used'> | null> {
  if (request.dedupeKey === null) return null
  const row = await bound(db, request).select(['state', 'first_answer', 'body_hash']).executeTakeFirst()
  if (!row || request.freeIn.includes(row.state)) return null
  if (row.body_hash !== request.bodyHash) return fail('reference-used')
  const first = row.first_answer as Omit<Booked, 'limitAt'> & { limitAt: string | null } & A
  const value = { ...first, limitAt: first.limitAt === null ? null : new Date(first.limitAt) }
  return { ok: true, value, repeated: true }
}
