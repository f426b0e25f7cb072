import { plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import { moveBooking } from '../booking/move.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import { actOnActivity } from './find-activity.ts'
import type { ActivityBooking } from './activity-booking.ts'
import { activityKind } from './activity-kind.ts'
import { wake } from './confirm.ts'
import { refundCents } from './refund-policy.ts'

/** How long a request to cancel is open (gap 170). */
const SETTLE_SECONDS = 1

/**
 * Asks to cancel a booking. What was held is released at once (gap 233); the request is answered a second
 * later: what an approved booking gets back is what its policy leaves now. Asking again while the request is
 * open changes nothing.
 * Source: Activity v2, PUT /Activity/v2/bookings/{uuid}/{status}; gaps 169-171.
 * Faults: `not-found`, `not-yours`, `not-cancellable`: a booking that has ended.
 */
export function cancelActivity(
  services: Services,
  grant: Grant<'activity_booking_status'>,
  uuid: string,
): Promise<Outcome<ActivityBooking, 'not-found' | 'not-yours' | 'not-cancellable'>> {
  return actOnActivity(services, grant, uuid, async (tx, booking) => {
    const { state, detail } = booking
    if (state === 'cancellation_requested') return ok(booking)
    const refund = state === 'approved' ? refundCents(detail, Number(booking.total_cents), grant.now) : null
    const requested = await moveBooking(tx, activityKind, booking, 'cancel', {
      at: grant.now,
      requestId: grant.requestId,
      detail: {
        ...detail,
        answer: null,
        waitsUntil: null,
        cancellation: {
          requestedAt: grant.now.toISOString(),
          settlesAt: plusSeconds(grant.now, SETTLE_SECONDS).toISOString(),
          refundCents: refund,
        },
      },
    })
    if (!requested) return fail('not-cancellable')
    await wake(tx, requested)
    return ok(requested)
  })
}
