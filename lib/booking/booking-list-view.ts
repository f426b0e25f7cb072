/** What the list shows of a booking's journey; kept by the desk. `departsAt` is local to the airport. */
export type BookingSummary = {
  route: { from: string; to: string; departsAt: string }[]
  carriers: string[]
  pnrs: string[]
  travellerCount: number
}

/** One line of the bookings list. Instants are ISO 8601 UTC in office time, money is integer cents. */
export type BookingLine = {
  reference: string
  /** A state of `airStates`, or `unknown`. */
  state: string
  /** The earlier deadline; null when it is not held. */
  deadlineAt: string | null
  /** "Anna Keller"; null where nothing but the reference is known, or the name was erased. */
  leadName: string | null
  /** Null where nothing but the reference is known yet. */
  summary: BookingSummary | null
  totalCents: number | null
  madeBy: string
  createdAt: string
}

/** A page of the office's bookings, newest first. */
export type BookingListView = {
  lines: BookingLine[]
  /** Leads to the next page; null on the last. */
  nextCursor: string | null
  /** Office time at reading: countdowns run from it. */
  serverNow: string
  /** Office time at which the line that was asked about longest ago, of those that move by themselves, was last read. */
  checkedAt: string
  /** Some lines are read again now, after this answer: another reading in a moment shows them. */
  rereading: boolean
}
