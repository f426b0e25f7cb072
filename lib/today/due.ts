import type { BookingLine } from '../booking/booking-list-view.ts'
import { stateFacts } from '../booking/booking-state.ts'

/** What the sum needs of a booking. Amounts are integer cents, null where none was supplied. */
export type DueLine = Pick<
  BookingLine,
  'kind' | 'state' | 'reference' | 'deadlineAt' | 'freeUntil' | 'totalCents'
>

/**
 * A booking that was not booked because the wallet was short, and what it still needs after those before it.
 */
export type Wanted<Line extends DueLine> = { line: Line; shortCents: number }

/**
 * What falls due before midnight, integer cents: `totalCents` is `heldCents` + `coveredCents` + `shortCents`.
 * Free cancellations that end are no part of it, since what they cost is charged already.
 */
export type Due<Line extends DueLine = DueLine> = {
  totalCents: number
  /** Set aside by holds. */
  heldCents: number
  /** Still wanted and covered by what can be spent. */
  coveredCents: number
  /** Still wanted and not covered. */
  shortCents: number
  holds: Line[]
  wanted: Wanted<Line>[]
  /** The free cancellations that end, and what those bookings cost together. */
  ending: { count: number; cents: number }
}

/** Midnight of the day of `officeNow`, ISO 8601 UTC: the zone of office time. */
export function midnightAfter(officeNow: string): string {
  return new Date(Date.parse(`${officeNow.slice(0, 10)}T00:00:00Z`) + 86_400_000).toISOString()
}

/**
 * Sums up what falls due before midnight. Holds without a deadline count, since it may be any time. What is
 * wanted takes from the available funds in the given order.
 * @param lines holds, bookings that the wallet was short for, ends of free cancellation; others are ignored
 * @param spendableCents what can be spent; null if it is not known, which covers nothing
 */
export function dueOf<Line extends DueLine>(
  lines: readonly Line[],
  officeNow: string,
  spendableCents: number | null,
): Due<Line> {
  const midnight = Date.parse(midnightAfter(officeNow))
  const isBefore = (at: string | null) => at !== null && Date.parse(at) < midnight
  const holds = lines.filter(
    (line) => stateFacts(line).standing === 'held' && (line.deadlineAt === null || isBefore(line.deadlineAt)),
  )
  const ending = lines.filter(
    (line) =>
      stateFacts(line).standing === 'made' &&
      isBefore(line.freeUntil) &&
      Date.parse(line.freeUntil ?? '') > Date.parse(officeNow),
  )
  let leftCents = Math.max(0, spendableCents ?? 0)
  const wanted = lines.filter(isShort).map((line) => {
    const neededCents = line.totalCents ?? 0
    const coveredCents = Math.min(leftCents, neededCents)
    leftCents -= coveredCents
    return { line, shortCents: neededCents - coveredCents }
  })
  const heldCents = sum(holds)
  const wantedCents = sum(wanted.map(({ line }) => line))
  const shortCents = wanted.reduce((total, { shortCents: short }) => total + short, 0)
  return {
    totalCents: heldCents + wantedCents,
    heldCents,
    coveredCents: wantedCents - shortCents,
    shortCents,
    holds,
    wanted,
    ending: { count: ending.length, cents: sum(ending) },
  }
}

/** It was not booked because the wallet was short. */
export function isShort({ state }: Pick<DueLine, 'state'>): boolean {
  return state === 'short'
}

function sum(lines: readonly Pick<DueLine, 'totalCents'>[]): number {
  return lines.reduce((total, { totalCents }) => total + (totalCents ?? 0), 0)
}
