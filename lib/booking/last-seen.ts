import type { BookingLine } from './booking-list-view.ts'

/** The facts that the office's list has of a booking that cannot be read now. Instants are office time. */
export type LastSeen = {
  line: BookingLine
  /** When the booking service last answered about it. */
  seenAt: string
  serverNow: string
}
