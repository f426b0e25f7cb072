import type { Services } from '../../services.ts'
import { actOn, type NotActedOn } from '../booking/act-on.ts'
import { moveBooking } from '../booking/move.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import type { AirBooking } from './air-booking.ts'
import { airKind } from './air-kind.ts'

/**
 * Cancels a held booking; its funds are available again at once (gaps 69, 70).
 * Faults: `not-found`, `not-yours`, `cancelled-already`, `not-cancellable`: any other state.
 */
export function cancelBooking(
  services: Services,
  grant: Grant<'air_cancel'>,
  input: { reference: string },
): Promise<Outcome<AirBooking, NotActedOn | 'cancelled-already' | 'not-cancellable'>> {
  return actOn(services, airKind, grant, input.reference, async (tx, booking) => {
    if (booking.state === 'cancelled') return fail('cancelled-already')
    const change = { at: grant.now, requestId: grant.requestId }
    const cancelled = await moveBooking(tx, airKind, booking, 'cancel', change)
    return cancelled ? ok(cancelled) : fail('not-cancellable')
  })
}
