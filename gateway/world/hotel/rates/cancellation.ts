import type { CancellationStep, HotelRate } from '../../../supply/hotel/rate.ts'
import { dateOf } from './night-factors.ts'
import { FIXED, FLEXIBLE, PARTIAL, type SaleTerms } from './sale-terms.ts'

/** The cancellation terms of a rate. */
export type Cancellation = Pick<HotelRate, 'terms' | 'steps'>

/** The facts of a stay that decide the terms of a rate, in addition to the hotel's own terms. */
export type CancellationStay = { checkInDay: number; nights: number; leadDays: number; totalCents: number }

const nothingBack: Cancellation = { terms: 'non_refundable', steps: [] }

/** The start of a day, local wall time. */
const startOf = (day: number) => `${dateOf(day)}T00:00:00`

/**
 * The terms of a rate that is sold as `sold` (FLEXIBLE, PARTIAL or FIXED), seen `leadDays` before check-in.
 * Deadlines are at the end of a day, so a cancellation that is free at some hour of today is free all day.
 */
export function cancellationOf(sold: number, own: SaleTerms, stay: CancellationStay): Cancellation {
  if (sold === FIXED) return nothingBack
  return sold === PARTIAL ? partial(own, stay) : flexible(own, stay)
}

/**
 * Whether to offer these terms in addition to the fixed ones. They are left out once they refund nothing
 * either.
 */
export function isOffered(sold: number, own: SaleTerms, stay: CancellationStay): boolean {
  if ((own.sold & sold) === 0) return false
  if (sold === FIXED || (own.sold & FIXED) === 0) return true
  return cancellationOf(sold, own, stay).terms !== 'non_refundable'
}

function flexible(
  own: SaleTerms,
  { checkInDay, nights, leadDays, totalCents }: CancellationStay,
): Cancellation {
  const deadline = checkInDay - own.freeDays
  const firstNight = Math.round(totalCents / nights)
  const late: CancellationStep[] =
    own.lateCharge === 'first_night' && nights > 1
      ? [
          { from: startOf(deadline + 1), amountCents: firstNight },
          { from: startOf(checkInDay + 1), amountCents: totalCents },
        ]
      : [{ from: startOf(deadline + 1), amountCents: totalCents }]
  if (leadDays >= own.freeDays) return { terms: 'free_cancellation', steps: late }
  if (late.length === 1) return nothingBack
  return { terms: 'partially_refundable', steps: late }
}

/** A part is lost at once, more in the last two weeks, and everything in the last days. */
function partial(own: SaleTerms, { checkInDay, leadDays, totalCents }: CancellationStay): Cancellation {
  const lastDays = Math.max(2, Math.min(5, own.freeDays))
  if (leadDays < lastDays) return nothingBack
  const part = (percent: number) => Math.round((totalCents * percent) / 100)
  const steps: CancellationStep[] = [
    { from: startOf(checkInDay - leadDays), amountCents: part(own.partialPercent) },
  ]
  if (leadDays > 14)
    steps.push({ from: startOf(checkInDay - 14), amountCents: part(Math.min(80, own.partialPercent + 25)) })
  steps.push({ from: startOf(checkInDay - lastDays + 1), amountCents: totalCents })
  return { terms: 'partially_refundable', steps }
}

export const termsInOrder = [FIXED, PARTIAL, FLEXIBLE] as const
