import 'server-only'
import { PER_PAGE_MAX } from '../../contract/activity/limits.ts'
import type { ActivityBookingView } from '../../lib/activity/booking-view.ts'
import type { BookingSource } from '../booking/kind-listing.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { alsoMay } from '../session/gate.ts'
import { permissionOf } from '../session/permission.ts'
import { activityBookingView } from './booking-view.ts'

/**
 * The activity bookings of the office, whole (Activity v2, GET bookings). A position is the number of a page.
 */
export const activityBookingList: BookingSource<ActivityBookingView> = {
  name: 'activities',
  of: 'activity',
  isPermitted: (grant) => alsoMay(grant, permissionOf('activity.bookings')) !== null,
  async page(desk, grant, position) {
    const page = position === null ? 1 : Number(position)
    const listed = await callAs(desk, grant, 'activity.bookings', { page, per_page: PER_PAGE_MAX })
    if (listed.kind !== 'ok') return listed
    const entries = await Promise.all(
      listed.data.data.map(async (record) => {
        const booking = await activityBookingView(desk, grant, record)
        return { id: booking.reference, kind: 'activity' as const, madeAt: booking.createdAt, booking }
      }),
    )
    const { pageCount } = listed.data.meta.pagination
    return { kind: 'ok', data: { entries, next: page < pageCount ? String(page + 1) : null } }
  },
}
