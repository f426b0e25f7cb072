import { localDateAt, wallTimeAt } from '../../time-zone.ts'
import type { ActivityDetail } from './activity-booking.ts'

const DAY_MILLIS = 86_400_000

/**
 * What comes back of the price when an approved booking is cancelled at an instant: the share of the first
 * step whose number of days is left, counted in dates of the activity's zone; nothing once it has begun.
 * Source: Activity v2, cancellationPolicies; gaps 159, 169. Cents of USD.
 */
export function refundCents(
  { variant, arrivalDate, slot }: Pick<ActivityDetail, 'variant' | 'arrivalDate' | 'slot'>,
  totalCents: number,
  now: Date,
): number {
  const { timeZone, refundSteps, refusesRefunds } = variant
  if (refusesRefunds) return 0
  if (slot && wallTimeAt(timeZone, now) >= `${arrivalDate}T${slot.startTime}:00`) return 0
  const daysLeft = (Date.parse(arrivalDate) - Date.parse(localDateAt(timeZone, now))) / DAY_MILLIS
  const step = refundSteps.find(({ days }) => daysLeft >= days)
  return Math.round((totalCents * (step?.percent ?? 0)) / 100)
}
