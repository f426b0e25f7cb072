import type { BookingKind } from '../../contract/booking/kinds.ts'

/** Where the money is. Integer cents. */
export type BookingMoneyView = {
  /** What adds up to the total, in the order in which it is shown. */
  parts: readonly { label: string; cents: number }[]
  totalCents: number
  /** What the office adds to what its client pays; null where the kind knows none. */
  markup: { label: string; cents: number } | null
  place: 'held' | 'charged' | 'released' | 'refunded' | 'none'
}

/** Terms of one kind: null allowed means that nothing is known, and is never shown as a yes. */
export type TermView = {
  label: string
  allowed: boolean | null
  penaltyCents: number | null
  /** What is lost by it though it is allowed, where it is known; only what loses nothing is shown as a plain yes. */
  loses?: 'part' | 'all'
}

/** One line of the timeline: what happened, when and by whom. */
export type TimelineEntry = { at: string; text: string; who: string | null }

/** The deadlines of a held booking, ISO instants in UTC; the earlier one counts (Limits; gap 63). */
export type BookingDeadlines = {
  /** The automatic release. */
  releaseAt: string
  /** The supplier's own limit by its name; `at` null where none was supplied. Null where the kind has none. */
  supplierLimit: { label: string; at: string | null } | null
}

/** What every booking has, whatever was booked; each kind adds its own. All instants are ISO 8601 UTC in office time. */
export type BookingView = {
  kind: BookingKind
  reference: string
  clientReference: string | null
  /** One of every kind (`base-states.ts`) or of its own. */
  state: string
  /** "Anna Keller". */
  leadName: string
  madeBy: string
  createdAt: string
  /** When it was done. */
  completedAt: string | null
  cancelledAt: string | null
  /** Null when the booking is not held. */
  deadlines: BookingDeadlines | null
  money: BookingMoneyView
  /** Null where nothing was supplied. */
  terms: readonly TermView[] | null
  timeline: readonly TimelineEntry[]
}

/** A reading of a booking, with the office time of the reading. */
export type BookingReading<View extends BookingView = BookingView> = { booking: View; serverNow: string }
