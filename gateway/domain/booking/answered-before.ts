import type { BookingKind } from '../../../contract/booking/kinds.ts'
import type { Db } from '../../store/transaction.ts'
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
  bodyHash: string
}

/**
 * Gaps 85, 217: the first answer to a client reference when the same body comes again; `reference-used` when
 * another body comes; null when the reference is new, has reserved nothing, or the rule is switched off.
 * @typeParam A what the kind adds to the answer: plain JSON.
 */
export async function answeredBefore<A extends object>(
  db: Db,
  request: AskedBefore,
): Promise<Outcome<Booked & A, 'reference-used'> | null> {
  if (request.dedupeKey === null) return null
  const row = await db
    .selectFrom('booking')
    .select(['first_answer', 'body_hash'])
    .where('office_id', '=', request.officeId)
    .where('kind', '=', request.kind)
    .where('dedupe_key', '=', request.dedupeKey)
    .executeTakeFirst()
  if (!row) return null
  if (row.body_hash !== request.bodyHash) return fail('reference-used')
  const first = row.first_answer as Omit<Booked, 'limitAt'> & { limitAt: string | null } & A
  const value = { ...first, limitAt: first.limitAt === null ? null : new Date(first.limitAt) }
  return { ok: true, value, repeated: true }
}
