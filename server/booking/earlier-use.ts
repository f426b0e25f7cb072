import 'server-only'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { IntentRow } from '../intent/intent.ts'

/** Most by which the clocks of desk and booking service may differ. */
const CLOCKS_DIFFER_MILLISECONDS = 5 * 60_000

/** Whether nothing is held or booked under a booking any more, or ever was. */
export function isDead(booking: Pick<BookingView, 'kind' | 'state'>): boolean {
  const { standing } = stateFacts(booking)
  return standing === 'over' || standing === 'none'
}

/**
 * Whether a booking that was found by the client reference of an attempt is a dead one that had the reference
 * before (gap 242): it was made before the attempt was sent. The clock of an office is never behind, so a
 * booking that seems older is older.
 */
export function isOfEarlierUse(
  booking: Pick<BookingView, 'kind' | 'state' | 'createdAt'>,
  { sent_at: sentAt }: Pick<IntentRow, 'sent_at'>,
): boolean {
  if (sentAt === null || !isDead(booking)) return false
  return Date.parse(booking.createdAt) < sentAt.getTime() - CLOCKS_DIFFER_MILLISECONDS
}
