import type { OriginDestinationOption } from '../../contract/air/itinerary.ts'
import { centsOfUsd } from '../money.ts'
import type { RefundTerms } from './refund-terms.ts'

/**
 * What a change before departure costs, read from the Change of each leg: the strictest leg decides, fees add
 * up. Source: Session gateway, the leg-level shape.
 */
export function changeTerms(legs: readonly Pick<OriginDestinationOption, 'Change'>[]): RefundTerms {
  const changes = legs.map((leg) => leg.Change)
  if (changes.some((change) => change.Available === false)) return { kind: 'refused' }
  if (changes.length === 0 || changes.some((change) => change.Available === null)) return { kind: 'unknown' }
  let feeCents: number | null = 0
  for (const { Penalty: penalty } of changes) {
    feeCents = penalty === null || feeCents === null ? null : feeCents + centsOfUsd(penalty.value)
  }
  return { kind: 'allowed', feeCents }
}
