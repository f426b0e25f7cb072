import type { Services } from '../../services.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Tx } from '../../store/transaction.ts'
import type { Fault } from '../fault.ts'
import { fail, type Outcome } from '../outcome.ts'
import type { Grant, Caller } from '../session/caller.ts'
import type { KindOfBooking } from './kind.ts'
import type { BookingRow } from './booking-row.ts'
import { touch } from './touch.ts'

/** Why an action on a booking is refused before it starts. */
export type NotActedOn = 'not-found' | 'not-yours'

/**
 * The common start of every action on a booking: finds and locks the booking, applies its due effects, and
 * checks that the caller may act on it. The due effects stay applied even when `act` refuses.
 * Faults: `not-found`, `not-yours`, those of `act`.
 */
export function actOn<B extends BookingRow, T extends string, R, F extends Fault, D = never>(
  services: Services,
  kind: KindOfBooking<B, T>,
  grant: Grant,
  reference: string,
  act: (tx: Tx, booking: B) => Promise<Outcome<R, F, D>>,
): Promise<Outcome<R, F | NotActedOn, D>> {
  return inTransaction(services.db, async (tx): Promise<Outcome<R, F | NotActedOn, D>> => {
    const booking = await touch(tx, kind, { officeId: grant.officeId, reference }, grant.now)
    if (!booking) return fail('not-found')
    if (!mayAct(grant, booking)) return fail('not-yours')
    return act(tx, booking)
  })
}

/** Whether the caller may change a booking of its office: only its owner or an admin may. */
function mayAct(caller: Caller, booking: Pick<BookingRow, 'owner_id'>): boolean {
  return caller.role === 'admin' || caller.userId === booking.owner_id
}
