import { stateFacts } from './booking-state.ts'
import type { BookingDeadlines, BookingView } from './booking-view.ts'

/** The deadline that counts, and its kind. */
export type LeadingDeadline = { deadlineAt: string; kind: 'release' | 'supplier' }

/**
 * The earlier of the automatic release and the supplier's limit; the release if both are at the same time
 * (gap 63).
 */
export function leadingDeadline({ releaseAt, supplierLimit }: BookingDeadlines): LeadingDeadline {
  const limitAt = supplierLimit?.at ?? null
  if (limitAt !== null && Date.parse(limitAt) < Date.parse(releaseAt)) {
    return { deadlineAt: limitAt, kind: 'supplier' }
  }
  return { deadlineAt: releaseAt, kind: 'release' }
}

/**
 * Whether a hold ended at its deadline and not by a cancellation. The gateway takes no cancellation after the
 * deadline, and a record has one state for both (gap 205).
 * @param cancelledAt when it ended, ISO instant
 */
export function hasLapsed(cancelledAt: string | null, deadlines: BookingDeadlines | null): boolean {
  if (cancelledAt === null || deadlines === null) return false
  return Date.parse(cancelledAt) >= Date.parse(leadingDeadline(deadlines).deadlineAt)
}

/**
 * The phase of a booking at a moment, which decides what the desk offers for it. `held`: its verbs.
 * `run-out`: the deadline has passed but the last reading still says held, so nothing is offered until the
 * booking has been read again. `underway`: poll. `settled`: the state no longer changes by itself.
 */
export type BookingPhase = 'held' | 'run-out' | 'underway' | 'settled'

/**
 * The phase of a booking at `nowMs`, office time in epoch milliseconds. The passage of time alone never makes
 * a booking cancelled.
 */
export function bookingPhase(
  booking: Pick<BookingView, 'kind' | 'state' | 'deadlines'>,
  nowMs: number,
): BookingPhase {
  const { standing } = stateFacts(booking)
  if (standing === 'underway' || standing === 'ending') return 'underway'
  if (standing !== 'held') return 'settled'
  if (booking.deadlines === null) return 'held'
  return nowMs < Date.parse(leadingDeadline(booking.deadlines).deadlineAt) ? 'held' : 'run-out'
}

const POLL_SECONDS = [2, 3, 5, 8, 13, 20, 30]

/** Milliseconds until the next reading of a booking that is under way: short at first, then 30 s. */
export function underwayPollMs(readings: number): number {
  return (POLL_SECONDS[readings] ?? 30) * 1000
}

/**
 * Milliseconds until the next reading after the deadline. The gateway releases a hold when it is read, so one
 * reading often settles it.
 */
export function runOutPollMs(readings: number): number {
  return readings === 0 ? 0 : Math.min(30_000, 1000 * 2 ** readings)
}
