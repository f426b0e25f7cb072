import type { BookingLine } from '../booking/booking-list-view.ts'
import { stateFacts } from '../booking/booking-state.ts'

/** The facts of a booking that the sum needs. Amounts are integer cents, null where none was supplied. */
export type DueLine = Pick<
  BookingLine,
  'kind' | 'state' | 'reference' | 'deadlineAt' | 'freeUntil' | 'totalCents'
>

/**
 * A booking that was not made because the wallet was short, and the amount that is missing for it after the
 * wanted bookings before it.
 */
export type WantedBooking<Line extends DueLine> = { line: Line; shortCents: number }

/**
 * The amounts that fall due before midnight, integer cents: `totalCents` is `heldCents` + `coveredCents` +
 * `shortCents`. Free cancellations that end are no part of it, since the price of those bookings is charged
 * already.
 */
export type Due<Line extends DueLine = DueLine> = {
  totalCents: number
  /** Set aside by holds. */
  heldCents: number
  /** Still wanted and covered by the amount that can be spent. */
  coveredCents: number
  /** Still wanted and not covered. */
  shortCents: number
  holds: Line[]
  wanted: WantedBooking<Line>[]
  /** The free cancellations that end, and the price of those bookings together. */
  ending: { count: number; cents: number }
}

/** Midnight of the day of `officeNow`, ISO 8601 UTC: the zone of office time. */
export function midnightAfter(officeNow: string): string {
  return new Date(Date.parse(`${officeNow.slice(0, 10)}T00:00:00Z`) + 86_400_000).toISOString()
}

/**
 * Sums up the amounts that fall due before midnight. Holds without a deadline count, since it may be any
 * time. The wanted bookings take from the available funds in the given order.
 * @param lines holds, bookings that the wallet was short for, ends of free cancellation; others are ignored
 * @param spendableCents the amount that can be spent; null if it is not known, which covers nothing
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
  const covered = coveredBy(lines.filter(isShort), spendableCents)
  const heldCents = sum(holds)
  return {
    totalCents: heldCents + covered.coveredCents + covered.shortCents,
    heldCents,
    ...covered,
    holds,
    ending: { count: ending.length, cents: sum(ending) },
  }
}

/**
 * The wanted bookings, each with the amount that is missing for it after those before it.
 * @param lines bookings that the wallet was short for, in the order in which they take the funds
 * @param spendableCents the amount that can be spent; null if it is not known, which covers nothing
 */
export function coveredBy<Line extends DueLine>(
  lines: readonly Line[],
  spendableCents: number | null,
): Pick<Due<Line>, 'wanted' | 'coveredCents' | 'shortCents'> {
  let leftCents = Math.max(0, spendableCents ?? 0)
  const wanted = lines.map((line) => {
    const neededCents = line.totalCents ?? 0
    const coveredCents = Math.min(leftCents, neededCents)
    leftCents -= coveredCents
    return { line, shortCents: neededCents - coveredCents }
  })
  const shortCents = wanted.reduce((total, { shortCents: short }) => total + short, 0)
  return { wanted, coveredCents: sum(lines) - shortCents, shortCents }
}

/** True for a booking that was not made because the wallet was short. */
export function isShort({ state }: Pick<DueLine, 'state'>): boolean {
  return state === 'short'
}

function sum(lines: readonly Pick<DueLine, 'totalCents'>[]): number {
  return lines.reduce((total, { totalCents }) => total + (totalCents ?? 0), 0)
}
