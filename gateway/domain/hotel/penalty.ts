import { utcDateTime } from '../../clock.ts'
import type { HotelRate } from '../../supply/hotel/rate.ts'

/**
 * What cancelling a confirmed booking costs at an office time: the amount of the last step that has begun, nothing before
 * the first, everything where nothing is given back. The office's clock is taken as the hotel's wall time.
 * Source: Session gateway, CancellationPolicies; gaps 91, 99. Cents of USD.
 */
export function penaltyCents(rate: HotelRate, now: Date): number {
  if (rate.terms === 'non_refundable') return rate.totalCents
  const wall = utcDateTime(now)
  const begun = rate.steps.filter((step) => step.from <= wall).at(-1)
  return Math.min(begun?.amountCents ?? 0, rate.totalCents)
}
