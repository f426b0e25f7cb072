import { nonRefundableTypes } from '../../contract/air/codes.ts'
import type { PricedItinerary } from '../../contract/air/itinerary.ts'
import { centsOfUsd } from '../money.ts'

/**
 * What is refunded when a fare is cancelled before departure: allowed (with the fee if it is supplied), not
 * allowed, or not known. Not known is never shown as allowed (gap 201).
 */
export type RefundTerms =
  { kind: 'allowed'; feeCents: number | null } | { kind: 'refused' } | { kind: 'unknown' }

/**
 * Reads the terms of a whole itinerary: its NonRefundableType and the Refund of each leg. If one leg refuses,
 * all is refused; if one has no information, all is unknown; the fees of the legs add up. Source: Session
 * gateway, Coded fields (air), and the leg-level shape.
 */
export function refundTerms(itinerary: PricedItinerary): RefundTerms {
  const type = itinerary.NonRefundableType
  if (type === nonRefundableTypes.never || type === nonRefundableTypes.beforeDeparture) {
    return { kind: 'refused' }
  }
  const legs = itinerary.OriginDestinationOptions.map((option) => option.Refund)
  if (legs.some((leg) => leg.Available === false)) return { kind: 'refused' }
  if (type === nonRefundableTypes.unknown || legs.some((leg) => leg.Available === null)) {
    return { kind: 'unknown' }
  }
  let feeCents: number | null = 0
  for (const { Penalty: penalty } of legs) {
    feeCents = penalty === null || feeCents === null ? null : feeCents + centsOfUsd(penalty.value)
  }
  return { kind: 'allowed', feeCents }
}
