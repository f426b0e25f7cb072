import 'server-only'
import { CURSOR_LIMIT_MAX } from '../../contract/v3/cursor-list.ts'
import type { AirBookingView } from '../../lib/air/booking-view.ts'
import type { BookingSource } from '../booking/kind-listing.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { alsoMay } from '../session/gate.ts'
import { permissionOf } from '../session/permission.ts'

/**
 * The flight orders of the office (v3, Pagination; gaps 138, 153). Our gateway tells the UniqueId of each;
 * where one does not, the id of the order is resolved when the booking is read.
 */
export const orderList: BookingSource<AirBookingView> = {
  name: 'orders',
  of: 'air',
  isPermitted: (grant) => alsoMay(grant, permissionOf('flight-order.list')) !== null,
  async page(desk, grant, position) {
    const query = { limit: CURSOR_LIMIT_MAX, ...(position !== null && { after: position }) }
    const listed = await callAs(desk, grant, 'flight-order.list', query)
    if (listed.kind !== 'ok') return listed
    const entries = listed.data.data.map(({ id, unique_id: reference }) => ({
      id: reference ?? id,
      kind: 'air' as const,
      madeAt: null,
    }))
    return { kind: 'ok', data: { entries, next: listed.data.next_cursor } }
  },
}
