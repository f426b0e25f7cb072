import type { Db } from '../../store/transaction.ts'
import { fail, ok, type Outcome } from '../outcome.ts'

/** What AirBook answers. `ticketLimitAt` is null where nothing was reserved; `warning` says why. */
export type AirBooked = {
  uniqueId: string
  state: 'held' | 'short' | 'duplicate'
  ticketLimitAt: Date | null
  priceChanged: boolean
  warning: string | null
}

/**
 * Gap 85: the answer that a ClientUniqueId was given first, when the same body comes again; Err0106001 when it
 * comes with another one; null when the reference is new, or the rule is off (`dedupeKey` null).
 */
export async function answeredBefore(
  db: Db,
  request: { officeId: string; dedupeKey: string | null; bodyHash: string },
): Promise<Outcome<AirBooked, 'Err0106001'> | null> {
  if (request.dedupeKey === null) return null
  const row = await db
    .selectFrom('booking')
    .select(['first_answer', 'body_hash'])
    .where('office_id', '=', request.officeId)
    .where('dedupe_key', '=', request.dedupeKey)
    .executeTakeFirst()
  if (!row) return null
  if (row.body_hash !== request.bodyHash) {
    return fail('Err0106001', 'ClientUniqueId: was used before for another booking request')
  }
  const first = row.first_answer as Omit<AirBooked, 'ticketLimitAt'> & { ticketLimitAt: string | null }
  return ok({ ...first, ticketLimitAt: first.ticketLimitAt === null ? null : new Date(first.ticketLimitAt) })
}
