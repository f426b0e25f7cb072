import 'server-only'
import { bookingRequest } from '../../lib/air/air-reads.ts'
import { refundTypes } from '../../contract/air/refund-types.ts'
import type { AirBookingView } from '../../lib/air/booking-view.ts'
import { refundPreview, refundSum } from '../../lib/air/refund-preview.ts'
import type { CancelPreview } from '../../lib/booking/bulk.ts'
import type { ChosenParts } from '../../lib/booking/chosen-parts.ts'
import type { VerbOf } from '../../lib/kinds.ts'
import { unsent } from '../booking/agreed-back.ts'
import { bookingAct, type BookingAct } from '../booking/kind-act.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant, Grant } from '../session/grant.ts'
import { airBookingView } from './booking-view.ts'

/**
 * The refund of chosen e-tickets. AirRefund takes no key of the caller's, so the effect of a call whose
 * answer was lost is read: from the record, and from AirRefundDisplay before anything is sent again (trust,
 * section 3).
 */
const refundAct: BookingAct<AirBookingView> = {
  operation: 'air.refund',
  ofParts: true,
  send: sendRefund,
  isDone: ({ state, travellers }, numbers) => {
    const refunded = travellers.flatMap(({ eTickets }) => eTickets).filter((ticket) => ticket.refunded)
    return (
      state === 'refunded' || numbers.every((number) => refunded.some((ticket) => ticket.number === number))
    )
  },
  // A call refunds all of its tickets or none, so one that is still open proves that this call did nothing,
  // also where somebody else has refunded another of them since.
  isUndone: async (desk, grant, reference, numbers) => {
    const shown = await callAs(desk, grant, 'air.refund-display', bookingRequest(reference))
    if (shown.kind !== 'ok') return false
    const open = shown.data.EticketNumbers.filter((ticket) => !ticket.IsRefunded)
    return numbers.some((number) => open.some((ticket) => ticket.ETicketNumber === number))
  },
}

/** The verbs of an air booking. */
export const airActs = {
  // Category 20 or 21 proves that the order took effect, and so does 40/40: only an order can be refused.
  order: bookingAct<'air.order-ticket', AirBookingView>('air.order-ticket', bookingRequest, ({ state }) =>
    ['ticketing', 'ticketed', 'partly-refunded', 'refunded', 'failed'].includes(state),
  ),
  // Applies to a held booking. One that lapsed in the meantime has been released too.
  cancel: bookingAct<'air.cancel', AirBookingView>(
    'air.cancel',
    bookingRequest,
    ({ state }) => state === 'cancelled' || state === 'lapsed',
  ),
  refund: refundAct,
} satisfies Readonly<Record<VerbOf<'air'>, BookingAct<AirBookingView>>>

/**
 * Reads the amount that the refund would give now, and sends the refund if the person agreed to that amount.
 */
async function sendRefund(
  desk: Desk,
  grant: AnyGrant,
  reference: string,
  { parts: numbers, agreedCents }: ChosenParts,
): Promise<CallOutcome<unknown>> {
  const by = { UniqueId: reference }
  const [record, shown] = await Promise.all([
    callAs(desk, grant, 'air.booking-data', by),
    callAs(desk, grant, 'air.refund-display', by),
  ])
  if (record.kind !== 'ok') return unsent(record)
  if (shown.kind !== 'ok') return unsent(shown)
  const { type, rows } = refundPreview(airBookingView(record.data), shown.data)
  const chosen = rows.filter(({ number }) => numbers.includes(number))
  if (chosen.length !== numbers.length || chosen.some(({ standing }) => standing !== 'open')) return CHANGED
  if (refundSum(chosen).backCents !== agreedCents) return CHANGED
  return callAs(desk, grant as Grant<'air_refund'>, 'air.refund', {
    ...by,
    RefundType: refundTypes[type],
    EticketNumbers: [...numbers],
    RefundPaymentMode: 1,
  })
}

/** The refund of every e-ticket of a booking that can be refunded now. */
export async function refundOfAll(
  desk: Desk,
  grant: AnyGrant,
  booking: AirBookingView,
): Promise<CallOutcome<CancelPreview>> {
  const shown = await callAs(desk, grant, 'air.refund-display', bookingRequest(booking.reference))
  if (shown.kind !== 'ok') return shown
  const rows = refundPreview(booking, shown.data).rows.filter(({ standing }) => standing === 'open')
  if (rows.length === 0) {
    return { kind: 'ok', data: { kind: 'barred', why: 'None of its e-tickets can be refunded now' } }
  }
  const { backCents, penaltyCents } = refundSum(rows)
  const chosen = { parts: rows.map(({ number }) => number), agreedCents: backCents }
  return { kind: 'ok', data: { kind: 'cost', chosen, feeCents: penaltyCents, refundCents: backCents } }
}

const CHANGED: CallOutcome<unknown> = {
  kind: 'refused',
  code: 'RefundChanged',
  message:
    'The refund has changed since you opened it. Nothing was sent: open it again for the current amounts.',
  httpStatus: 200,
}
