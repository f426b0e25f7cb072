import type { Services } from '../../services.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import type { KindOfBooking } from './kind.ts'
import type { BookingRow } from './booking-row.ts'
import { dueOf, touch } from './touch.ts'

/** The references by which a caller asks for a booking. */
export type Reference = { reference: string | null; clientReference: string | null }

/** Why no booking was found. */
export type BookingNotFound = 'not-found' | 'no-reference'

/**
 * Reads a booking of the caller's office by the gateway's reference, the caller's own, or both, which must
 * agree (gaps 72, 96). Applies due effects first.
 * Faults: `no-reference`, `not-found`; the latter also for a booking of another office.
 */
export async function findBooking<B extends BookingRow, T extends string>(
  services: Services,
  kind: KindOfBooking<B, T>,
  caller: Caller,
  input: Reference,
): Promise<Outcome<B, BookingNotFound>> {
  if (input.reference === null && input.clientReference === null) return fail('no-reference')
  let wanted = services.db
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', caller.officeId)
    .where('kind', '=', kind.name)
  if (input.reference !== null) wanted = wanted.where('reference', '=', input.reference)
  if (input.clientReference !== null) wanted = wanted.where('client_reference', '=', input.clientReference)
  // A reference can name several bookings: the newest is meant (gap 242).
  const row = await wanted
    .orderBy('created_at', 'desc')
    .orderBy('hold_id', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst()
  if (!row) return fail('not-found')
  const booking = kind.bookingOf(row)
  if (!dueOf(kind, booking, caller.now)) return ok(booking)
  const key = { officeId: caller.officeId, reference: booking.reference }
  const touched = await inTransaction(services.db, (tx) => touch(tx, kind, key, caller.now))
  return touched ? ok(touched) : fail('not-found')
}
