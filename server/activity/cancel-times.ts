import 'server-only'
import { refundSteps } from '../../lib/activity/refund-words.ts'
import type { CancelTimes } from '../../lib/booking/booking-view.ts'
import { surelyBy } from '../../lib/booking/cancel-times.ts'
import { addDays, type CalendarDate } from '../../lib/dates.ts'
import { wallInstant } from '../../lib/zone.ts'
import type { VariantPolicy } from './variant-policy.ts'

/**
 * The times until which an approved booking gives anything back, and can be cancelled at all: until its day
 * is over where it takes place (gaps 159, 169, 256).
 * @param policy null if it is not known
 * @param booked `start` is a wall time, null for a variant without start times
 */
export function activityCancelTimes(
  policy: VariantPolicy | null,
  booked: { date: CalendarDate; start: string | null; createdAt: string },
): CancelTimes {
  const closedFrom = surelyBy(midnightAfter(booked.date), policy?.timezone)
  return { nothingFrom: policy && nothingFrom(policy, booked), closedFrom }
}

function nothingFrom(
  { isNonRefundable, cancellationPolicies, timezone }: VariantPolicy,
  { date, start, createdAt }: Parameters<typeof activityCancelTimes>[1],
): string | null {
  const last = refundSteps(cancellationPolicies).at(-1)
  if (isNonRefundable || last === undefined) return createdAt
  const startAt = start === null ? null : wallInstant(`${date}T${start}:00`, timezone)
  const stepEnd = wallInstant(midnightAfter(addDays(date, -last.numberOfDays)), timezone)
  return stepEnd !== null && startAt !== null && startAt < stepEnd ? startAt : stepEnd
}

function midnightAfter(date: CalendarDate): string {
  return `${addDays(date, 1)}T00:00:00`
}
