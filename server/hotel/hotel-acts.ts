import 'server-only'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { CancelPreview } from '../../lib/booking/bulk.ts'
import type { HotelBookingView } from '../../lib/hotel/booking-view.ts'
import { cancelCostOf } from '../../lib/hotel/cancel-cost.ts'
import type { VerbOf } from '../../lib/kinds.ts'
import { sendAsAgreed } from '../booking/agreed-back.ts'
import { bookingAct, type BookingAct } from '../booking/kind-act.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant, Grant } from '../session/grant.ts'
import { hotelBookingView } from './booking-view.ts'

const byReference = (reference: string) => ({ UniqueId: reference })

/**
 * The cancellation of a held or a confirmed booking, which HotelCancel does not tell apart (gap 99): a hold
 * is released in full, a confirmed stay may cost a fee. One that lapsed in the meantime has been released
 * too.
 */
const cancelAct: BookingAct<HotelBookingView> = {
  operation: 'hotel.cancel',
  send: (desk, grant, reference, { agreedCents }) =>
    sendAsAgreed(
      agreedCents,
      () => backNow(desk, grant, reference),
      () => callAs(desk, grant as Grant<'hotel_cancel'>, 'hotel.cancel', byReference(reference)),
    ),
  isDone: (booking) => stateFacts(booking).standing === 'over',
}

/** The verbs of a hotel booking. */
export const hotelActs = {
  // A confirmed booking, with or without its voucher, proves that the order took effect.
  order: bookingAct<'hotel.order', HotelBookingView>(
    'hotel.order',
    byReference,
    ({ state }) => state === 'confirmed' || state === 'vouchering',
  ),
  cancel: cancelAct,
  // An extension is possible once (gap 102), so a held booking that cannot be extended has had it.
  extend: bookingAct<'hotel.extend-payment-deadline', HotelBookingView>(
    'hotel.extend-payment-deadline',
    byReference,
    ({ state, canExtend }) => state === 'held' && !canExtend,
  ),
} satisfies Readonly<Record<VerbOf<'hotel'>, BookingAct<HotelBookingView>>>

/** The fee and the refund of cancelling a confirmed stay now. */
export async function stayCancelPreview(
  desk: Desk,
  grant: AnyGrant,
  { reference }: HotelBookingView,
): Promise<CallOutcome<CancelPreview>> {
  const shown = await callAs(desk, grant, 'hotel.cancel-display', byReference(reference))
  if (shown.kind !== 'ok') return shown
  const { isFinal, feeCents, refundCents } = cancelCostOf(shown.data)
  if (isFinal) return { kind: 'ok', data: { kind: 'barred', why: 'Confirmed and non-refundable' } }
  const chosen = { parts: [], agreedCents: refundCents }
  return { kind: 'ok', data: { kind: 'cost', chosen, feeCents, refundCents } }
}

/** The refund that a cancellation would give now, in cents. */
async function backNow(desk: Desk, grant: AnyGrant, reference: string): Promise<CallOutcome<number>> {
  const by = byReference(reference)
  const record = await callAs(desk, grant, 'hotel.booking-data', by)
  if (record.kind !== 'ok') return record
  const booking = hotelBookingView(record.data)
  if (stateFacts(booking).standing === 'held') return { kind: 'ok', data: booking.money.totalCents }
  const shown = await callAs(desk, grant, 'hotel.cancel-display', by)
  return shown.kind === 'ok' ? { kind: 'ok', data: cancelCostOf(shown.data).refundCents } : shown
}
