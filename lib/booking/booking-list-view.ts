import type { BookingKind } from '../../contract/booking/kinds.ts'

/** What a line says of what was booked, in the words of its kind. */
export type ServiceLine = {
  /** In a few words. */
  title: string
  /** Who supplies it, how much, for how many. */
  detail: string
  /** First and last day, `YYYY-MM-DD`, local to the place; null where nothing was supplied. */
  days: { from: string; to: string } | null
  /** The supplier's own references. */
  codes: string[]
  /** What else one may type to find it: codes of places and suppliers. */
  findBy: string[]
}

/** One line of the bookings list. Instants are ISO 8601 UTC in office time, money is integer cents. */
export type BookingLine = {
  kind: BookingKind
  reference: string
  /** As the booking's view has it. */
  state: string
  /** The earlier deadline; null when it is not held. */
  deadlineAt: string | null
  /** "Anna Keller"; null where nothing but the reference is known, or the name was erased. */
  leadName: string | null
  /** Null where nothing but the reference is known yet. */
  service: ServiceLine | null
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
