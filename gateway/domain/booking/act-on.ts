import type { FailureId } from '../../../contract/failures.ts'
import type { Services } from '../../services.ts'
import { inTransaction, type Tx } from '../../store/transaction.ts'
import { fail, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import type { KindOfBooking } from './kind.ts'
import type { BookingRow } from './booking-row.ts'
import { mayAct } from './may-act.ts'
import { touch } from './touch.ts'

/**
 * What every verb on a booking begins with, in this order: the booking is found and locked, what is due is applied, and
 * the caller may act on it. A refusal of `act` keeps what fell due on the way.
 * Errors: the kind's own not-found, Err0103007 neither owner nor admin, those of `act`.
 */
export function actOn<B extends BookingRow, T extends string, N extends FailureId, R, F extends FailureId>(
  services: Services,
  kind: KindOfBooking<B, T, N>,
  grant: Grant,
  reference: string,
  act: (tx: Tx, booking: B) => Promise<Outcome<R, F>>,
): Promise<Outcome<R, F | N | 'Err0103007'>> {
  return inTransaction(services.db, async (tx): Promise<Outcome<R, F | N | 'Err0103007'>> => {
    const booking = await touch(tx, kind, { officeId: grant.officeId, reference }, grant.now)
    if (!booking) return fail(kind.notFound)
    if (!mayAct(grant, booking)) return fail('Err0103007')
    return act(tx, booking)
  })
}
