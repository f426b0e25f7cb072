import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import { inTransaction } from '../../store/transaction.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import { airBookingOf, type AirBooking } from './air-booking.ts'
import { dueMove, touch } from './touch.ts'

/**
 * Reads a booking of the caller's office by the gateway's reference, the caller's own, or both, which must agree
 * (gap 72). What is due is applied first.
 * Errors: Err0106002 neither given, Err0103003 nothing found; another office's booking is not found either.
 */
export async function bookingData(
  services: Services,
  caller: Caller,
  input: { uniqueId: string | null; clientUniqueId: string | null },
): Promise<Outcome<AirBooking, 'Err0103003' | 'Err0106002'>> {
  if (input.uniqueId === null && input.clientUniqueId === null) return fail('Err0106002')
  let wanted = services.db
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', caller.officeId)
    .where('kind', '=', 'air')
  if (input.uniqueId !== null) wanted = wanted.where('unique_id', '=', input.uniqueId)
  if (input.clientUniqueId !== null) wanted = wanted.where('client_unique_id', '=', input.clientUniqueId)
  // Where one reference was used again (gap 85 off), a booking that lives says more than one that failed.
  const row = await wanted
    .orderBy(sql`state in ('held', 'ticketing', 'ticketed')`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('unique_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return fail('Err0103003')
  const booking = airBookingOf(row)
  if (!dueMove(booking, caller.now)) return ok(booking)
  const key = { officeId: caller.officeId, uniqueId: booking.unique_id }
  const touched = await inTransaction(services.db, (tx) => touch(tx, key, caller.now))
  return touched ? ok(touched) : fail('Err0103003')
}
