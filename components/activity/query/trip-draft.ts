import { lastPricedDay, MAX_TRIP_DAYS, type ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import { daysBetween, type CalendarDate } from '../../../lib/dates.ts'
import { firstDateAnywhere } from '../../../lib/first-date.ts'
import { overText } from '../../ui/typed-date/date-problem.ts'
import type { RangeRule } from '../../ui/date-range-fields.tsx'

/** Dates and travellers while they are being filled in; a day that is missing is null. */
export type TripDraft = Omit<ActivityTrip, 'from' | 'to'> & {
  from: CalendarDate | null
  to: CalendarDate | null
}

/** Problems by field. */
export type TripErrors = { from?: string; to?: string }

/**
 * The trip that a draft describes, or the problems of the draft.
 * @param officeNow office time, ISO 8601 UTC
 */
export function tripFromDraft(
  draft: TripDraft,
  officeNow: string,
): { trip: ActivityTrip } | { errors: TripErrors } {
  const { from, to } = draft
  const latest = lastPricedDay(officeNow.slice(0, 10))
  if (from === null || to === null) {
    return {
      errors: {
        ...(from === null && { from: 'Choose a date.' }),
        ...(to === null && { to: 'Choose a date.' }),
      },
    }
  }
  const first = firstDateAnywhere(officeNow)
  if (from < first) return { errors: { from: overText(from, first) } }
  if (to < from) return { errors: { to: 'The last day is before the first.' } }
  if (to > latest) return { errors: { to: 'No more than six months ahead.' } }
  if (daysBetween(from, to) > MAX_TRIP_DAYS) return { errors: { to: `No more than ${MAX_TRIP_DAYS} days.` } }
  return { trip: { ...draft, from, to } }
}

/** The last day moves with the first, so that a trip keeps its length. */
export function tripRule(today: CalendarDate): RangeRule {
  const latest = lastPricedDay(today)
  return { lastFollows: 'always', minDays: 0, maxDays: MAX_TRIP_DAYS, latest: { from: latest, to: latest } }
}
