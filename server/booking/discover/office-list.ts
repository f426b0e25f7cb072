import 'server-only'
import { CURSOR_LIMIT_MAX } from '../../../contract/v3/cursor-list.ts'
import { ownBookingKinds } from '../../../contract/v3/own-bookings.ts'
import { callAs } from '../../gateway-client/call-as.ts'
import { alsoMay } from '../../session/gate.ts'
import { permissionOf } from '../../session/permission.ts'
import type { BookingSource } from '../kind-listing.ts'

/** The office's bookings of every kind (v3, Pagination; gap 153). No document asks a gateway to have it. */
export const officeList: BookingSource = {
  name: 'bookings',
  of: null,
  isPermitted: (grant) => alsoMay(grant, permissionOf('booking.list')) !== null,
  async page(desk, grant, position) {
    const query = { limit: CURSOR_LIMIT_MAX, ...(position !== null && { after: position }) }
    const listed = await callAs(desk, grant, 'booking.list', query)
    if (listed.kind !== 'ok') return listed
    const entries = listed.data.data.map(({ id, kind, created_at: madeAt }) => ({
      id,
      kind: ownBookingKinds[kind],
      madeAt,
    }))
    return { kind: 'ok', data: { entries, next: listed.data.next_cursor } }
  },
}
