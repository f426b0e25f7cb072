import 'server-only'
import type { ActivityBookingView } from '../../lib/activity/booking-view.ts'
import type { CancelPreview } from '../../lib/booking/bulk.ts'
import { refundNow } from '../../lib/activity/refund-now.ts'
import { variantOf } from '../../lib/activity/variant.ts'
import type { VerbOf } from '../../lib/kinds.ts'
import { sendAsAgreed } from '../booking/agreed-back.ts'
import type { BookingAct } from '../booking/kind-act.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import type { AnyGrant, Grant } from '../session/grant.ts'
import { activityBookingView } from './booking-view.ts'
import { readActivityBooking } from './read-booking.ts'

/**
 * Cancels an activity. Money that was not charged is released in full; an approved booking is refunded by the
 * policy of its variant (gaps 169, 233). The act is done once the cancellation is requested; its answer comes
 * later.
 */
const cancelAct: BookingAct<ActivityBookingView> = {
  ...move('cancel', ['cancellation_requested', 'cancelled', 'refunded', 'refund_declined']),
  send: (desk, grant, uuid, { agreedCents }) =>
    sendAsAgreed(
      agreedCents,
      () => backNow(desk, grant, uuid),
      () => moveTo(desk, grant, uuid, 'cancel'),
    ),
}

/** The verbs of a booked activity. */
export const activityActs = {
  confirm: move('confirm', ['waiting', 'approved']),
  cancel: cancelAct,
} satisfies Readonly<Record<VerbOf<'activity'>, BookingAct<ActivityBookingView>>>

/** Both verbs are one operation, so their intents are kept apart by the verb. */
function move(
  status: 'confirm' | 'cancel',
  done: readonly ActivityBookingView['status'][],
): BookingAct<ActivityBookingView> {
  return {
    operation: 'activity.move-booking',
    intent: `activity.move-booking ${status}`,
    send: (desk, grant, uuid) => moveTo(desk, grant, uuid, status),
    isDone: (booking) => done.includes(booking.status),
  }
}

function moveTo(desk: Desk, grant: AnyGrant, uuid: string, status: 'confirm' | 'cancel') {
  const may = grant as Grant<'activity_booking_status'>
  return callAs(desk, may, 'activity.move-booking', { uuid, status })
}

/** The refund that a cancellation of an approved booking would give now; the rest of the price is kept. */
export async function activityCancelPreview(
  desk: Desk,
  grant: AnyGrant,
  { reference, money: { totalCents } }: ActivityBookingView,
): Promise<CallOutcome<CancelPreview>> {
  const back = await backNow(desk, grant, reference)
  if (back.kind !== 'ok') return back
  const refundCents = back.data
  const chosen = { parts: [], agreedCents: refundCents }
  const feeCents = totalCents - refundCents
  return { kind: 'ok', data: { kind: 'cost', chosen, feeCents, refundCents } }
}

/** The refund that a cancellation would give now, in cents. */
async function backNow(desk: Desk, grant: AnyGrant, reference: string): Promise<CallOutcome<number>> {
  const [read, config] = await Promise.all([
    readActivityBooking(desk, grant, { reference }),
    officeConfig(desk, grant),
  ])
  if (read.kind !== 'ok') return read
  const { state, date, start, variant, money } = await activityBookingView(desk, grant, read.data)
  const { totalCents } = money
  if (state !== 'approved') return { kind: 'ok', data: totalCents }
  const policy = await callAs(desk, grant, 'activity.product-type', { uuid: variant.uuid })
  if (policy.kind !== 'ok') return policy
  const at = serverNowOf(desk, config)
  return { kind: 'ok', data: refundNow(variantOf(policy.data), { date, start, totalCents }, at) }
}
