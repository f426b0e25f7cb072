import 'server-only'
import type { KindOfBooking } from '../booking/kind.ts'
import { callAs } from '../gateway-client/call-as.ts'

/**
 * The id of an order (v3, flight_order). The same booking is read by its UniqueId, which our gateway tells
 * and no document does, or by the reference of its client.
 */
export const orderId: NonNullable<KindOfBooking['otherId']> = {
  isOne: (text) => text.startsWith('ord_'),
  referenceOf: async (desk, grant, id) => {
    const read = await callAs(desk, grant, 'flight-order.read', { id })
    if (read.kind !== 'ok') return read
    const { unique_id: reference, client_reference: clientReference } = read.data
    if (reference) return { kind: 'ok', data: { reference } }
    return { kind: 'ok', data: clientReference ? { clientReference } : null }
  },
}
