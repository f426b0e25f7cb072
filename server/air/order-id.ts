import 'server-only'
import type { ResponseOf } from '../../contract/registry.ts'
import type { AirBookingView } from '../../lib/air/booking-view.ts'
import type { OtherId } from '../booking/kind.ts'
import { callAs } from '../gateway-client/call-as.ts'

/**
 * The id of an order (v3, flight_order). The same booking is read by its UniqueId, which our gateway tells
 * and no document does, or by the reference of its client. That one need not be unique, and the order may be
 * of another office where the desk has one v3 token for all, so the desk checks that the booking it reads is
 * the order.
 */
export const orderId: OtherId<AirBookingView> = {
  isOne: (text) => text.startsWith('ord_'),
  referenceOf: async (desk, grant, id) => {
    const read = await callAs(desk, grant, 'flight-order.read', { id })
    if (read.kind !== 'ok') return read
    const { unique_id: reference, client_reference: clientReference } = read.data
    const by = reference ? { reference } : clientReference ? { clientReference } : null
    return { kind: 'ok', data: by && { by, isIt: (booking) => isOrder(booking, read.data) } }
  },
}

/** Whether a booking has the flights, the travellers and the price of an order. */
function isOrder(booking: AirBookingView, order: ResponseOf<'flight-order.read'>): boolean {
  const flights = booking.segments.map(
    ({ carrierCode, flightNumber, departureAt }) => `${carrierCode}${flightNumber} ${departureAt}`,
  )
  const ordered = order.segments.map(
    ({ marketing_carrier, flight_number, departing_at }) =>
      `${marketing_carrier}${flight_number} ${departing_at}`,
  )
  const names = booking.travellers.map(({ lastName }) => lastName)
  return (
    isSame(flights, ordered) &&
    isSame(
      names,
      order.passengers.map(({ family_name }) => family_name),
    ) &&
    booking.money.totalCents === Math.round(Number(order.total.amount) * 100)
  )
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index])
}
