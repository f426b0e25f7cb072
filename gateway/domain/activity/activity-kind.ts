import { randomUUID } from 'node:crypto'
import {
  activityMoves,
  type ActivityState,
  type ActivityTrigger,
} from '../../../contract/activity/booking-states.ts'
import type { Deadline, DueEffect, KindOfBooking } from '../booking/kind.ts'
import { activityBookingOf, type ActivityBooking } from './activity-booking.ts'
import { giveBackPlaces } from './places-taken.ts'
import { recordEvents } from './record-events.ts'
import { vouchersOf } from './vouchers-of.ts'

type ActivityJob = 'activity-lapse' | 'activity-answer' | 'activity-settle'

type ActivityKind = KindOfBooking<ActivityBooking, ActivityTrigger, ActivityJob>

/**
 * The parts of an activity booking that other kinds do not share: its moves, the answers of the supplier, the
 * effects of its deadlines, and its places.
 * Source: Activity v2, States and transitions; gaps 166-172, 181, 182, 190, 233.
 */
export const activityKind: ActivityKind = {
  name: 'activity',
  letters: 'PA',
  first: 'reserved',
  sharesReferences: true,
  keepsRefused: false,
  moves: activityMoves,
  alive: ['reserved', 'waiting', 'approved', 'cancellation_requested'] satisfies ActivityState[],
  ended: ['cancelled', 'expired', 'rejected', 'refunded', 'refund_declined'] satisfies ActivityState[],
  holdIn: {
    reserved: 'open',
    waiting: 'open',
    approved: 'charged',
    cancellation_requested: 'as-confirmed',
    cancelled: 'released',
    expired: 'released',
    rejected: 'released',
    refunded: 'charged',
    refund_declined: 'charged',
  },
  refundedCents: null,
  confirmed: 'approved',
  lapseJob: 'activity-lapse',
  bookingOf: activityBookingOf,
  nextDeadline,
  fallDue: (_, booking, deadline) => Promise.resolve(effectOf(booking, deadline)),
  giveBack: async (tx, { detail }) => {
    if (detail.taken) await giveBackPlaces(tx, detail.taken)
  },
  onMoved: recordEvents,
}

/** The next deadline: a waiting booking is answered or expires, whichever is first. */
export function nextDeadline({
  state,
  lapses_at: lapsesAt,
  detail,
}: Pick<ActivityBooking, 'state' | 'lapses_at' | 'detail'>): Deadline<ActivityJob> | null {
  const { answer, waitsUntil, cancellation } = detail
  if (state === 'reserved' && lapsesAt) return { job: 'activity-lapse', at: lapsesAt }
  if (state === 'cancellation_requested' && cancellation)
    return { job: 'activity-settle', at: new Date(cancellation.settlesAt) }
  if (state !== 'waiting' || waitsUntil === null) return null
  return answer && answer.at < waitsUntil
    ? { job: 'activity-answer', at: new Date(answer.at) }
    : { job: 'activity-lapse', at: new Date(waitsUntil) }
}

function effectOf(
  booking: ActivityBooking,
  { job }: Deadline<ActivityJob>,
): DueEffect<ActivityBooking, ActivityTrigger> {
  const { detail } = booking
  if (job === 'activity-lapse') return { trigger: 'lapse' }
  if (job === 'activity-settle') return settlementOf(booking)
  if (detail.answer?.does === 'reject') return { trigger: 'reject' }
  return {
    trigger: 'issue',
    detail: { ...detail, supplierUuid: randomUUID(), vouchers: vouchersOf(booking) },
  }
}

/**
 * The effect that settles a cancellation: a booking that was not charged is cancelled; one that was charged
 * is refunded, or declined where nothing comes back.
 */
function settlementOf({ detail }: ActivityBooking): DueEffect<ActivityBooking, ActivityTrigger> {
  const refundCents = detail.cancellation?.refundCents ?? null
  if (refundCents === null) return { trigger: 'settle' }
  if (refundCents === 0) return { trigger: 'decline' }
  return { trigger: 'refund', refundCents: BigInt(refundCents) }
}
