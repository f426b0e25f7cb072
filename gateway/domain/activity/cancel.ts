import { plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import { moveBooking } from '../booking/move.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import { actOnActivity } from './find-activity.ts'
import type { ActivityBooking, ActivityDetail } from './activity-booking.ts'
import { activityKind } from './activity-kind.ts'
import { wake } from './confirm.ts'
import { localDateAt, wallTimeAt } from '../../time-zone.ts'

/** How long a request to cancel is open (gap 170). */
const SETTLE_SECONDS = 1

/**
 * Asks to cancel a booking. Held money is released at once (gap 233). The request is answered a second later:
 * an approved booking gets back the part that its policy leaves now. Asking again while the request is open
 * changes nothing.
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

const DAY_MILLIS = 86_400_000

/**
 * The part of the price that comes back when an approved booking is cancelled at an instant: the share of the
 * first step whose number of days is left, counted in dates of the activity's zone; nothing once it has
 * begun.
 * Source: Activity v2, cancellationPolicies; gaps 159, 169. Cents of USD.
 */
function refundCents(
  { variant, arrivalDate, slot }: Pick<ActivityDetail, 'variant' | 'arrivalDate' | 'slot'>,
  totalCents: number,
  now: Date,
): number {
  const { timeZone, refundSteps, refusesRefunds } = variant
  if (refusesRefunds) return 0
  if (slot && wallTimeAt(timeZone, now) >= `${arrivalDate}T${slot.startTime}:00`) return 0
  const daysLeft = (Date.parse(arrivalDate) - Date.parse(localDateAt(timeZone, now))) / DAY_MILLIS
  const step = refundSteps.find(({ days }) => daysLeft >= days)
  return Math.round((totalCents * (step?.percent ?? 0)) / 100)
}
