import { nonRefundableTypes } from '../../../contract/air/codes.ts'
import type { Cents, Fare } from '../../supply/air/fare.ts'
import { refundBeforeDeparture } from './refund-quote.ts'

/**
 * Whether something is permitted, and what it costs for the whole journey and all travellers. Null cents
 * where it is not permitted, and where the source does not state the cost.
 */
export type Condition = { allowed: boolean; penaltyCents: Cents | null }

/** The conditions of a fare until its first departure. Null where nothing is known. */
export type OfferConditions = { refund: Condition | null; change: Condition | null }

/** Reads the conditions of a fare from its terms. A refund costs what `quoteRefund` keeps of its tickets. */
export function conditionsBeforeDeparture(fare: Fare): OfferConditions {
  const { refund, change, nonRefundableType } = fare.terms
  const { allowed, keptCents } = refundBeforeDeparture(fare)
  const isUnknown = refund.beforeFlight === null || nonRefundableType === nonRefundableTypes.unknown
  return {
    refund: isUnknown ? null : condition(allowed, refund.penaltyCents === null ? null : keptCents),
    change:
      change.beforeFlight === null
        ? null
        : condition(
            change.beforeFlight,
            change.penaltyCents === null ? null : change.penaltyCents * fare.legs.length,
          ),
  }
}

function condition(allowed: boolean, penaltyCents: Cents | null): Condition {
  return { allowed, penaltyCents: allowed ? penaltyCents : null }
}
