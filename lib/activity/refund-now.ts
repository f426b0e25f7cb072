import type { ProductTypeRecord } from '../../contract/activity/product-type.ts'
import { shareOf } from './refund-terms.ts'
import { refundPercent } from './refund-words.ts'
import { daysBetween, type CalendarDate } from '../dates.ts'
import { instantOf, localDate } from '../zone.ts'

/**
 * What the policy of a variant gives back of an approved booking at an instant, in cents. Days are counted by
 * the dates of the activity's zone, and once it has begun nothing comes back (gaps 159, 169).
 * @param booked `start` is a wall time, null for a variant without start times
 * @param at ISO instant, office time
 */
export function refundNow(
  variant: Pick<ProductTypeRecord, 'isNonRefundable' | 'cancellationPolicies' | 'timezone'>,
  booked: { date: CalendarDate; start: string | null; totalCents: number },
  at: string,
): number {
  const { date, start, totalCents } = booked
  const hasBegun = start !== null && Date.parse(at) >= instantOf(variant.timezone, date, start)
  if (variant.isNonRefundable || hasBegun) return 0
  const daysLeft = daysBetween(localDate(variant.timezone, at), date)
  return shareOf(totalCents, refundPercent(variant.cancellationPolicies, daysLeft))
}
