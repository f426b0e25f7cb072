import type { HotelRate } from '../../supply/hotel/rate.ts'
import type { HotelDetail } from './hotel-booking.ts'
import { instantOfWall } from '../../time-zone.ts'

/** The terms that decide the cost of a cancellation. */
export type Terms = Pick<HotelRate, 'terms' | 'steps' | 'totalCents'>

/**
 * The cost of cancelling a confirmed booking at an instant: the amount of the last step that has begun in the
 * hotel's zone, zero before the first, the whole price for a non-refundable rate.
 * Source: Session gateway, CancellationPolicies; gaps 91, 99. Cents of USD.
 * @param timeZone IANA zone of the hotel.
 */
export function penaltyCents({ terms, steps, totalCents }: Terms, timeZone: string, now: Date): number {
  if (terms === 'non_refundable') return totalCents
  const begun = steps.filter(({ from }) => instantOfWall(timeZone, from) <= now).at(-1)
  return Math.min(begun?.amountCents ?? 0, totalCents)
}

/**
 * Whether a stay has ended: the day of its check-out has come by the clocks of the hotel. From then on
 * nothing is cancelled (gap 256).
 */
export function hasEnded({ stay, hotel }: Pick<HotelDetail, 'stay' | 'hotel'>, now: Date): boolean {
  return instantOfWall(hotel.timeZone, `${stay.checkOut}T00:00:00`) <= now
}

/**
 * A rate with the terms that it has now: a step may have begun since its search.
 * @param timeZone IANA zone of the hotel.
 */
export function withTermsAt(rate: HotelRate, timeZone: string, now: Date): HotelRate {
  const lostCents = penaltyCents(rate, timeZone, now)
  if (lostCents === 0) return { ...rate, terms: 'free_cancellation' }
  const terms = lostCents < rate.totalCents ? 'partially_refundable' : 'non_refundable'
  return { ...rate, terms }
}

/** The last moment of free cancellation, the hotel's wall time; null when cancelling is not free. */
export function freeUntil({ terms, steps }: Terms): string | null {
  return terms === 'free_cancellation' ? lastBefore(steps.find(({ amountCents }) => amountCents > 0)) : null
}

/**
 * The last moment at which a cancellation gives anything back, the hotel's wall time; null when none does
 * (gaps 147, 220).
 */
export function refundableUntil({ terms, steps, totalCents }: Terms): string | null {
  if (terms === 'non_refundable') return null
  return lastBefore(steps.find(({ amountCents }) => amountCents >= totalCents))
}

function lastBefore(step: HotelRate['steps'][number] | undefined): string {
  if (!step) throw new Error('the last cancellation step of a rate costs its whole price')
  return new Date(Date.parse(`${step.from}Z`) - 1000).toISOString().slice(0, 19)
}
