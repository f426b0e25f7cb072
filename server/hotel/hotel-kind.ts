import 'server-only'
import type { HotelBookingRecord } from '../../contract/hotel/booking-data.ts'
import type { ResponseOf } from '../../contract/registry.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { HotelBookingView } from '../../lib/hotel/booking-view.ts'
import type { BookingAct, KindOfBooking } from '../booking/kind.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { hotelBookingView } from './booking-view.ts'
import { pricedRate } from './check-rate.ts'
import { hotelServiceLine, hotelSummaryOf, type HotelSummary } from './hotel-summary.ts'

/** HotelOrder: a booking that is confirmed, with its voucher or before it, is proof that it was done. */
const confirm: BookingAct<'hotel_order'> = {
  verb: 'hotel.order',
  permission: 'hotel_order',
  send: (desk, grant, uniqueId) => callAs(desk, grant, 'hotel.order', { UniqueId: uniqueId }),
  isDone: ({ state }) => state === 'confirmed' || state === 'vouchering',
}

/** HotelCancel of a held or a confirmed booking; one that lapsed meanwhile is released as well. */
const cancel: BookingAct<'hotel_cancel'> = {
  verb: 'hotel.cancel',
  permission: 'hotel_cancel',
  send: (desk, grant, uniqueId) => callAs(desk, grant, 'hotel.cancel', { UniqueId: uniqueId }),
  isDone: ({ state }) => stateFacts(state).standing === 'over',
}

/** HotelExtendPaymentDeadline. It is possible once (gap 102): a held booking that it is not possible for any more had it. */
const extend: BookingAct<'hotel_extend_payment_deadline', HotelBookingView> = {
  verb: 'hotel.extend-payment-deadline',
  permission: 'hotel_extend_payment_deadline',
  send: (desk, grant, uniqueId) =>
    callAs(desk, grant, 'hotel.extend-payment-deadline', { UniqueId: uniqueId }),
  isDone: ({ state, canExtend }) => state === 'held' && !canExtend,
}

/** Hotels, as the desk holds, reads, lists and completes them; more than flights: a deadline can be extended. */
export const hotelKind = {
  kind: 'hotel',
  hold: { verb: 'hotel.book', permission: 'hotel_book' },
  check: {
    operation: 'hotel.check-rate',
    checkedOf: (answer, at) => pricedRate(answer as ResponseOf<'hotel.check-rate'>, at),
  },
  record: { operation: 'hotel.booking-data', permission: 'hotel_booking_data' },
  read: async (desk, grant, by) => {
    const read = await callAs(desk, grant, 'hotel.booking-data', by)
    return read.kind === 'ok' ? { kind: 'ok', data: hotelBookingView(read.data) } : read
  },
  viewOf: (record) => hotelBookingView(record as HotelBookingRecord),
  notFoundCodes: new Set(['Err0104002']),
  order: confirm,
  cancel,
  extend,
  summaryOf: hotelSummaryOf,
  serviceLine: (summary) => hotelServiceLine(summary as HotelSummary),
} as const satisfies KindOfBooking<HotelBookingView>
