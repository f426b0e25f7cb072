import type { RefundStep, Variant } from './variant.ts'
import { addDays, formatDate, type CalendarDate } from '../dates.ts'
import { plural } from '../plural.ts'

/**
 * How much a cancellation refunds: everything at first, a part, nothing. `unknown` is never shown as a yes.
 */
export type RefundKind = 'full' | 'partial' | 'none' | 'unknown'

/** The refund policy of a variant in words. */
export type RefundWords = {
  kind: RefundKind
  /** `100% until 7 days before, 50% until 2`. */
  text: string
}

/** The tone of each kind: only a refund of everything is green. */
export const refundTones = { full: 'ok', partial: 'held', none: 'bad', unknown: 'held' } as const

/** The refund policy in the space of a table cell. */
export function refundWords(type: Pick<Variant, 'isNonRefundable' | 'cancellationPolicies'>): RefundWords {
  const steps = refundSteps(type.cancellationPolicies)
  const [first] = steps
  if (type.isNonRefundable) return { kind: 'none', text: 'No refund' }
  if (!first) {
    const isStated = type.cancellationPolicies.length > 0
    return isStated ? { kind: 'none', text: 'No refund' } : { kind: 'unknown', text: 'Refund not stated' }
  }
  const parts = steps.map(({ numberOfDays, refundPercentage }, index) => {
    const days = index === 0 ? `${plural(numberOfDays, 'day')} before` : String(numberOfDays)
    return `${refundPercentage}% until ${numberOfDays === 0 ? 'the start' : days}`
  })
  return { kind: first.refundPercentage >= 100 ? 'full' : 'partial', text: parts.join(', ') }
}

/**
 * The policy for a booked date, a line per step: `100% refund until 7 Apr 2027`. The last line is about the
 * time after all steps. Empty if nothing is known.
 */
export function refundLines(
  type: Pick<Variant, 'isNonRefundable' | 'cancellationPolicies'>,
  date: CalendarDate,
): string[] {
  const { kind } = refundWords(type)
  if (kind === 'unknown') return []
  if (kind === 'none') return ['No refund after confirmation']
  const steps = refundSteps(type.cancellationPolicies)
  const lines = steps.map(({ numberOfDays, refundPercentage }) => {
    const until = numberOfDays === 0 ? 'the start' : formatDate(addDays(date, -numberOfDays))
    return `${refundPercentage}% refund until ${until}`
  })
  return steps.at(-1)?.numberOfDays === 0 ? lines : [...lines, 'No refund after that']
}

/** The share in percent that is refunded for a cancellation so many days before the date. */
export function refundPercent(steps: readonly RefundStep[], daysBefore: number): number {
  return refundSteps(steps).find(({ numberOfDays }) => daysBefore >= numberOfDays)?.refundPercentage ?? 0
}

/** The steps that refund anything, the earliest first. */
export function refundSteps(steps: readonly RefundStep[]): RefundStep[] {
  return steps
    .filter(({ refundPercentage }) => refundPercentage > 0)
    .sort((one, other) => other.numberOfDays - one.numberOfDays)
}
