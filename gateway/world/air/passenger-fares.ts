import type { PassengerFare, PassengerKind } from '../../supply/air/fare.ts'
import type { Journey } from './network/journey.ts'
import type { LegPrice } from './pricing/leg-price.ts'
import { journeyTaxCents } from './pricing/taxes.ts'
import type { QueryContext } from './query-context.ts'
import type { Family, SourceProfile } from './sources/profile.ts'

/** A journey with its published price in one cabin. */
export type PricedJourney = { journey: Journey; price: LegPrice }

/** Share of the adult's base fare that a passenger type pays. */
const BASE_SHARE: Record<PassengerKind, number> = { 1: 1, 2: 0.75, 3: 0.1 }

/**
 * The fare of each passenger type of a query on one combination of journeys; amounts are per passenger.
 * Children pay three quarters of the base, infants a tenth.
 */
export function passengerFares(
  context: QueryContext,
  profile: SourceProfile,
  combination: readonly PricedJourney[],
  family: Family,
  level: number,
): PassengerFare[] {
  const { adults, children, infants } = context.query
  const quantities: readonly [PassengerKind, number][] = [
    [1, adults],
    [2, children],
    [3, infants],
  ]
  const share = combination.length > 1 ? profile.severalLegs : 1
  return quantities
    .filter(([, quantity]) => quantity > 0)
    .map(([kind, quantity]) => {
      let baseCents = 0
      let taxCents = 0
      for (const { journey, price } of combination) {
        const amount = price.amountCents * share * level * family.factor
        const surcharge = kind === 3 ? 0 : price.surchargeCents
        const base = Math.max(amount * 0.3, amount - price.surchargeCents) * BASE_SHARE[kind]
        baseCents += Math.max(100, Math.round(base / 100) * 100 + (kind === 3 ? 0 : family.addCents))
        taxCents += surcharge + journeyTaxCents(context.net, journey, price.cabins[0]!, kind)
      }
      const serviceTaxCents = kind === 3 ? 0 : profile.serviceFeeCents
      return { kind, quantity, baseCents, taxCents, serviceTaxCents, commissionCents: 0 }
    })
}
