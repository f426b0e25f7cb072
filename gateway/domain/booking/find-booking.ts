import { sql } from 'kysely'
import type { FailureId } from '../../../contract/failures.ts'
import type { Services } from '../../services.ts'
import { inTransaction } from '../../store/transaction.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import type { KindOfBooking } from './kind.ts'
import type { BookingRow } from './booking-row.ts'
import { dueOf, touch } from './touch.ts'

/** How a booking is asked for. */
export type Reference = { reference: string | null; clientReference: string | null }

/**
 * Reads a booking of the caller's office by the gateway's reference, the caller's own, or both, which must agree
 * (gaps 72, 96). What is due is applied first.
 * Errors: Err0106002 neither given, the kind's own not-found; another office's booking is not found either.
 */
export async function findBooking<B extends BookingRow, T extends string, N extends FailureId>(
  services: Services,
  kind: KindOfBooking<B, T, N>,
  caller: Caller,
  input: Reference,
): Promise<Outcome<B, N | 'Err0106002'>> {
  if (input.reference === null && input.clientReference === null) return fail('Err0106002')
  let wanted = services.db
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', caller.officeId)
    .where('kind', '=', kind.name)
  if (input.reference !== null) wanted = wanted.where('reference', '=', input.reference)
  if (input.clientReference !== null) wanted = wanted.where('client_reference', '=', input.clientReference)
  // Where one reference was used again (gap 85 off), a booking that lives says more than one that failed.
  const row = await wanted
    .orderBy(sql`state = any(${kind.alive}::text[])`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('reference', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return fail(kind.notFound)
  const booking = kind.bookingOf(row)
  if (!dueOf(kind, booking, caller.now)) return ok(booking)
  const key = { officeId: caller.officeId, reference: booking.reference }
  const touched = await inTransaction(services.db, (tx) => touch(tx, kind, key, caller.now))
  return touched ? ok(touched) : fail(kind.notFound)
}
