import { WAITING_DAYS } from '../../../contract/activity/limits.ts'
import { plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import type { Tx } from '../../store/transaction.ts'
import type { Variant, VariantDay } from '../../supply/activity/variant.ts'
import { moveBooking } from '../booking/move.ts'
import { runDue } from '../booking/run-due.ts'
import { setTimer } from '../booking/timer.ts'
import { broken, fail, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import { actOnActivity } from './find-activity.ts'
import type { ActivityBooking, ActivityDetail } from './activity-booking.ts'
import { activityKind, nextDeadline } from './activity-kind.ts'
import { dateFault, dayFault, partySize, placesLeft, setFor, slotOf, type OrderFault } from './order-rules.ts'
import { placesScope, takePlaces, type BookedPlaces } from './places-taken.ts'

const DAY_SECONDS = 86_400

/**
 * Confirms a reserved booking: its places are taken and the supplier is asked, who answers later. A booking
 * that was confirmed before stays as it is (gap 172); the money is held since the creation (gap 166).
 * Source: Activity v2, PUT /Activity/v2/bookings/{uuid}/{status}.
 * Faults: `not-found`, `not-yours`; `not-held`: its state; `rule-broken`: a rule that would refuse a new
 * booking by now, such as its cut-off or too few places; it stays reserved.
 */
export async function confirmActivity(
  services: Services,
  grant: Grant<'activity_booking_status'>,
  uuid: string,
): Promise<Outcome<ActivityBooking, 'not-found' | 'not-yours' | 'not-held' | 'rule-broken', OrderFault>> {
  // Places of bookings that have ended since are free again.
  await runDue(services, grant.officeId)
  return actOnActivity(services, grant, uuid, async (tx, booking) => {
    if (booking.state === 'waiting' || booking.state === 'approved') return ok(booking)
    if (booking.state !== 'reserved') return fail('not-held')
    const variant = await services.activities.variant(booking.detail.variant.uuid)
    if (!variant) return broken<OrderFault>({ rule: 'not-offered', date: booking.detail.arrivalDate })
    const taken = await placesFor(tx, services, grant, booking, variant)
    if ('rule' in taken) return broken<OrderFault>(taken)
    const detail: ActivityDetail = {
      ...booking.detail,
      taken,
      answer: variant.answer && {
        does: variant.answer.does,
        at: plusSeconds(grant.now, variant.answer.seconds).toISOString(),
      },
      waitsUntil: plusSeconds(grant.now, WAITING_DAYS * DAY_SECONDS).toISOString(),
    }
    const change = { at: grant.now, requestId: grant.requestId, orderedBy: grant.displayName, detail }
    const waiting = await moveBooking(tx, activityKind, booking, 'confirm', change)
    if (!waiting) return fail('not-held')
    await wake(tx, waiting)
    return ok(waiting)
  })
}

/** Takes the places of a booking, or says why it cannot have them. */
async function placesFor(
  tx: Tx,
  { activities }: Services,
  grant: Grant,
  { detail }: ActivityBooking,
  variant: Variant,
): Promise<BookedPlaces | OrderFault> {
  const { arrivalDate: date, slot, party } = detail
  const places = partySize(party)
  const wanted = {
    scope: placesScope(grant, variant),
    variantUuid: variant.uuid,
    date,
    timeslotUuid: slot?.uuid ?? null,
    places,
  }
  const offered: { day: VariantDay | undefined } = { day: undefined }
  const isFree = async (others: Parameters<Parameters<typeof takePlaces>[2]>[0]) => {
    const [day] = await activities.days(variant, { from: date, to: date }, grant.now, others)
    offered.day = day
    return setFor(day, slot, places) !== null
  }
  if (await takePlaces(tx, wanted, isFree)) return wanted
  return noPlaces(variant, detail, offered.day, grant.now)
}

/** The rule by which a start has no places for a booking, the first that its creation would name. */
function noPlaces(
  variant: Variant,
  { arrivalDate: date, slot }: ActivityDetail,
  day: VariantDay | undefined,
  now: Date,
): OrderFault {
  const closed = dateFault(variant, date, now) ?? dayFault(day, date)
  if (closed) return closed
  const start = slotOf(variant, date, slot?.uuid ?? null, now)
  return start && 'rule' in start ? start : { rule: 'places', date, left: placesLeft(day, slot) }
}

/** Sets the timer of a booking that was moved to its next deadline. */
export async function wake(tx: Tx, booking: ActivityBooking): Promise<void> {
  const next = nextDeadline(booking)
  if (!next) return
  await setTimer(tx, {
    officeId: booking.office_id,
    kind: next.job,
    subject: booking.reference,
    dueAt: next.at,
    requestId: booking.request_id,
  })
}
