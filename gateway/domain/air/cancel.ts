import type { Services } from '../../services.ts'
import { inTransaction } from '../../store/transaction.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import type { AirBooking } from './air-booking.ts'
import { mayAct } from './may-act.ts'
import { moveAir } from './move-air.ts'
import { touch } from './touch.ts'

/**
 * Cancels a held booking; its funds are available again at once (gaps 69, 70).
 * Errors: Err0103003 no such booking in the office, Err0103007 neither owner nor admin, Err0103005 cancelled before
 * (also by the clock), Err0103004 any other state.
 */
export async function cancelBooking(
  services: Services,
  grant: Grant<'air_cancel'>,
  input: { uniqueId: string },
): Promise<Outcome<AirBooking, 'Err0103003' | 'Err0103004' | 'Err0103005' | 'Err0103007'>> {
  return inTransaction(services.db, async (tx) => {
    const booking = await touch(tx, { officeId: grant.officeId, uniqueId: input.uniqueId }, grant.now)
    if (!booking) return fail('Err0103003')
    if (!mayAct(grant, booking)) return fail('Err0103007')
    if (booking.state === 'cancelled') return fail('Err0103005')
    const cancelled = await moveAir(tx, booking, 'cancel', { at: grant.now, requestId: grant.requestId })
    return cancelled ? ok(cancelled) : fail('Err0103004')
  })
}
