import { utcDateTime } from '../../clock.ts'
import type { HotelRate } from '../../supply/hotel/rate.ts'

/**
 * The cost of cancelling a confirmed booking at an office time: the amount of the
 * last step that has begun, zero before the first, the whole price for a
 * non-refundable rate. The office's clock is read as the hotel's local time.
 * Source: Session gateway, CancellationPolicies; gaps 91, 99. Cents of USD.
 */
export function penaltyCents(rate: HotelRate, now: Date): number {
  if (rate.terms === 'non_refundable') return rate.totalCents
  const wall = utcDateTime(now)
  const begun = rate.steps.filter((step) => step.from <= wall).at(-1)
  return Math.min(begun?.amountCents ?? 0, rate.totalCents)
}
