import 'server-only'
import type { AirBookingRecord } from '../../contract/air/booking-data.ts'
import type { ResponseOf } from '../../contract/registry.ts'
import type { AirBookingView } from '../../lib/air/booking-view.ts'
import type { BookingAct, KindOfBooking } from '../booking/kind.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { pricedFare } from './check-fare.ts'
import { airServiceLine, airSummaryOf, type AirSummary } from './air-summary.ts'
import { airBookingView } from './booking-view.ts'

/** AirOrderTicket: 20 and 21 are proof that it was done. */
const orderTicket: BookingAct<'air_order_ticket'> = {
  verb: 'air.order-ticket',
  permission: 'air_order_ticket',
  send: (desk, grant, uniqueId) => callAs(desk, grant, 'air.order-ticket', { UniqueId: uniqueId }),
  isDone: ({ state }) => state === 'ticketing' || state === 'ticketed',
}

/** AirCancel of a held booking; one that lapsed meanwhile is released as well. */
const cancel: BookingAct<'air_cancel'> = {
  verb: 'air.cancel',
  permission: 'air_cancel',
  send: (desk, grant, uniqueId) => callAs(desk, grant, 'air.cancel', { UniqueId: uniqueId }),
  isDone: ({ state }) => state === 'cancelled' || state === 'lapsed',
}

/** Flights, as the desk holds, reads, lists and completes them. */
export const airKind = {
  kind: 'air',
  hold: { verb: 'air.book', permission: 'air_book' },
  check: {
    operation: 'air.revalidate',
    checkedOf: (answer, at) => pricedFare(answer as ResponseOf<'air.revalidate'>, at),
  },
  record: { operation: 'air.booking-data', permission: 'air_booking_data' },
  read: async (desk, grant, by) => {
    const read = await callAs(desk, grant, 'air.booking-data', by)
    return read.kind === 'ok' ? { kind: 'ok', data: airBookingView(read.data) } : read
  },
  viewOf: (record) => airBookingView(record as AirBookingRecord),
  notFoundCodes: new Set(['Err0103003']),
  order: orderTicket,
  cancel,
  summaryOf: airSummaryOf,
  serviceLine: (summary) => airServiceLine(summary as AirSummary),
} as const satisfies KindOfBooking<AirBookingView>
