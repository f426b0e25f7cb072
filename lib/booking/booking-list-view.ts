import type { BookingView } from './booking-view.ts'

/** One line of the bookings list. Instants are ISO 8601 UTC in office time. */
export type BookingLine = {
  reference: string
  state: BookingView['state']
  /** The earlier deadline; null when it is not held. */
  deadlineAt: string | null
  /** Null where the name was erased. "Anna Keller". */
  leadName: string | null
  route: { from: string; to: string; departsAt: string }[]
  carriers: string[]
  pnrs: string[]
  travellerCount: number
  /** Cents; null where it was never seen. */
  totalCents: number | null
  madeBy: string
  createdAt: string
}

/** The office's bookings: holds first by deadline, then the newest. */
export type BookingListView = {
  lines: BookingLine[]
  /** Pass it back for the next page; null on the last. */
  nextCursor: string | null
  /** Office time at reading: countdowns run from it, and "checked n s ago" counts from its arrival. */
  serverNow: string
  /** True where some states could not be read just now and are those seen before. */
  partial: boolean
}
