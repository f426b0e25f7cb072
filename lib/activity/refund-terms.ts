import type { Variant } from './variant.ts'
import type { TermView } from '../booking/booking-view.ts'
import { addDays, formatDayMonth, type CalendarDate } from '../dates.ts'
import { refundSteps } from './refund-words.ts'

/** The refund policy of a variant (gap 159). */
type Policy = Pick<Variant, 'isNonRefundable' | 'cancellationPolicies'>

/**
 * The cost of cancelling an approved booking, in the shape that all kinds show; null if nothing is known.
 * @param date the booked date
 * @param totalCents the whole price
 */
export function activityRefundTerms(
  policy: Policy,
  date: CalendarDate,
  totalCents: number,
): TermView[] | null {
  const { isNonRefundable, cancellationPolicies } = policy
  if (isNonRefundable) {
    return [{ about: 'approved', label: 'Refund once approved', allowed: false, penaltyCents: null }]
  }
  if (cancellationPolicies.length === 0) return null
  const until = refundSteps(cancellationPolicies).map(({ numberOfDays, refundPercentage }) => {
    const last = numberOfDays === 0 ? 'the start' : formatDayMonth(addDays(date, -numberOfDays))
    return termOf(`Cancel until ${last}`, totalCents - shareOf(totalCents, refundPercentage), totalCents)
  })
  return [...until, termOf('Cancel after that', totalCents, totalCents)]
}

function termOf(label: string, penaltyCents: number, totalCents: number): TermView {
  const term = { about: label, label, allowed: true, penaltyCents }
  if (penaltyCents === 0) return term
  return { ...term, loses: penaltyCents >= totalCents ? 'all' : 'part' }
}

/** The share of a price that comes back, in cents, rounded as the gateway rounds it. */
export function shareOf(totalCents: number, percent: number): number {
  return Math.round((totalCents * percent) / 100)
}
