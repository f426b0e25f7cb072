import type { Variant } from './variant.ts'
import { shareOf } from './refund-terms.ts'
import { refundPercent, refundSteps } from './refund-words.ts'
import { addDays, daysBetween, formatDate, type CalendarDate } from '../dates.ts'
import { instantOf, localDate } from '../zone.ts'

/**
 * The refund that the policy of a variant gives for an approved booking at an instant, in cents. Days are
 * counted by the dates of the activity's zone, and once it has begun nothing comes back (gaps 159, 169).
 * @param booked `start` is a wall time, null for a variant without start times
 * @param at ISO instant, office time
 */
export function refundNow(
  variant: Pick<Variant, 'isNonRefundable' | 'cancellationPolicies' | 'timezone'>,
  booked: { date: CalendarDate; start: string | null; totalCents: number },
  at: string,
): number {
  const { date, totalCents } = booked
  if (variant.isNonRefundable || hasBegun(variant, booked, at)) return 0
  const daysLeft = daysBetween(localDate(variant.timezone, at), date)
  return shareOf(totalCents, refundPercent(variant.cancellationPolicies, daysLeft))
}

function hasBegun(
  { timezone }: Pick<Variant, 'timezone'>,
  { date, start }: { date: CalendarDate; start: string | null },
  at: string,
): boolean {
  return start !== null && Date.parse(at) >= instantOf(timezone, date, start)
}

/** Why nothing comes back at an instant, as a sentence. */
export function nothingBackWhy(
  variant: Parameters<typeof refundNow>[0],
  booked: { date: CalendarDate; start: string | null },
  at: string,
): string {
  if (variant.isNonRefundable) return 'It is non-refundable once approved.'
  if (hasBegun(variant, booked, at)) return 'It has begun, so nothing is refunded.'
  const last = refundSteps(variant.cancellationPolicies).at(-1)
  return last
    ? `Refunds ended after ${formatDate(addDays(booked.date, -last.numberOfDays))}.`
    : 'Its policy states no refund.'
}
