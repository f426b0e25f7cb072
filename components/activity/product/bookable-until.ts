import type { Variant } from '../../../lib/activity/variant.ts'
import { addDays, type CalendarDate } from '../../../lib/dates.ts'

type CutOff = Pick<Variant, 'daysInAdvance' | 'cutOffTime'>

/** A cut-off at the end of the day leaves only the start as a limit. */
const DAY_END = '23:59'

/**
 * Until when a variant can be booked, of any date: `18:00 the day before`, `17:00, 5 days before`,
 * `the start`.
 */
export function cutOffText({ daysInAdvance, cutOffTime }: CutOff): string {
  if (daysInAdvance === 0 && cutOffTime === DAY_END) return 'the start'
  if (daysInAdvance === 0) return `${cutOffTime} the same day`
  if (daysInAdvance === 1) return `${cutOffTime} the day before`
  return `${cutOffTime}, ${daysInAdvance} days before`
}

/**
 * The last moment to book a date, a wall time of the activity's zone: its cut-off, or its start if that comes
 * first (Activity v2, Product type).
 * @param startTime null without start times
 */
export function bookableUntil(
  { daysInAdvance, cutOffTime }: CutOff,
  date: CalendarDate,
  startTime: string | null,
): { date: CalendarDate; time: string } {
  const isStartFirst = daysInAdvance === 0 && startTime !== null && startTime < cutOffTime
  return { date: addDays(date, -daysInAdvance), time: isStartFirst ? startTime : cutOffTime }
}
