import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { BookingReading, BookingView } from '../../lib/booking/booking-view.ts'
import { readAt } from '../../lib/read.ts'

/** Reads a booking as it is now. The desk's list is current with it. */
export function readBooking<View extends BookingView>(
  kind: BookingKind,
  reference: string,
  signal?: AbortSignal,
): Promise<BookingReading<View>> {
  return readAt(`/api/bookings/read/${kind}`, { reference }, signal)
}
