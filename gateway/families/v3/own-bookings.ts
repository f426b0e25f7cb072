import type { BookingKind } from '../../../contract/booking/kinds.ts'
import { activityBookingOf } from '../../domain/activity/activity-booking.ts'
import type { BookingRow } from '../../domain/booking/booking-row.ts'
import { listPage } from '../../domain/booking/list-page.ts'
import { fail } from '../../domain/outcome.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { cursorAnswer, pageOf } from './cursor.ts'
import { moneyOf } from './money.ts'
import { orderIdOf } from './order-id.ts'

/** The name of each kind here, and the id by which its own interface knows a booking. */
const kinds = {
  air: { name: 'flight', idOf: ({ reference }) => orderIdOf(reference) },
  hotel: { name: 'hotel', idOf: ({ reference }) => reference },
  activity: { name: 'activity', idOf: (row) => activityBookingOf(row).detail.uuid },
} as const satisfies Record<BookingKind, { name: string; idOf: (row: BookingRow) => string }>

/** The list of the office's bookings (v3, Pagination; gap 153). */
export function ownBookingHandlers(services: Services): Pick<Handlers, 'booking.list'> {
  return {
    'booking.list': async ({ request, caller }) => {
      const page = pageOf(request.query, null)
      if (!page) return fail('invalid_cursor')
      const { rows, end } = await listPage(services, caller, page)
      return cursorAnswer(
        'booking_list',
        rows.map((row) => ({
          object: 'booking' as const,
          id: kinds[row.kind].idOf(row),
          kind: kinds[row.kind].name,
          status: row.state,
          total: moneyOf(Number(row.total_cents)),
          created_at: row.created_at.toISOString(),
        })),
        end,
      )
    },
  }
}
