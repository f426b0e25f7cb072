import type { Services } from '../../services.ts'
import { actOn } from '../booking/act-on.ts'
import { moveBooking } from '../booking/move.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import type { AirBooking } from './air-booking.ts'
import { airKind } from './air-kind.ts'

/**
 * Cancels a held booking; its funds are available again at once (gaps 69, 70).
 * Errors: Err0103003 no such booking in the office, Err0103007 neither owner nor admin, Err0103005 cancelled before
 * (also by the clock), Err0103004 any other state.
 */
export function cancelBooking(
  services: Services,
  grant: Grant<'air_cancel'>,
  input: { reference: string },
): Promise<Outcome<AirBooking, 'Err0103003' | 'Err0103004' | 'Err0103005' | 'Err0103007'>> {
  return actOn(services, airKind, grant, input.reference, async (tx, booking) => {
    if (booking.state === 'cancelled') return fail('Err0103005')
    const change = { at: grant.now, requestId: grant.requestId }
    const cancelled = await moveBooking(tx, airKind, booking, 'cancel', change)
    return cancelled ? ok(cancelled) : fail('Err0103004')
  })
}
