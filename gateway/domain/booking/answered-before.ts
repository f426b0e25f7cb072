import type { Db } from '../../store/transaction.ts'
import { fail, ok, type Outcome } from '../outcome.ts'

/** What every booking request is answered. `limitAt` is null where nothing was reserved. */
export type Booked = {
  reference: string
  state: 'held' | 'short' | 'duplicate'
  limitAt: Date | null
  /** What the wallet lacks, where it is short. Cents of USD. */
  short: { totalCents: number; missingCents: number } | null
}

/** Whose request it is, and what it asks: a key of null where gap 85 does not apply. */
export type AskedBefore = { officeId: string; dedupeKey: string | null; bodyHash: string }

/**
 * Gap 85: the answer that a client reference was given first, when the same body comes again; `reference-used`
 * when it comes with another one; null when the reference is new, or the rule is off.
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
    .where('dedupe_key', '=', request.dedupeKey)
    .executeTakeFirst()
  if (!row) return null
  if (row.body_hash !== request.bodyHash) return fail('reference-used')
  const first = row.first_answer as Omit<Booked, 'limitAt'> & { limitAt: string | null } & A
  return ok({ ...first, limitAt: first.limitAt === null ? null : new Date(first.limitAt) })
}
