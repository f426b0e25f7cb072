import type { BookingLine } from './booking-list-view.ts'

/** What the office's list knows of a booking that cannot be read now. Instants are office time. */
export type LastSeen = {
  line: BookingLine
  /** When the booking service was last heard about it. */
  seenAt: string
  serverNow: string
}
