import type { Cents, PassengerFare, PassengerKind } from '../../supply/air/fare.ts'
import type { Journey } from './network/journey.ts'
import type { Network } from './network/network.ts'
import type { LegPrice } from './pricing/leg-price.ts'
import { journeyTaxCents } from './pricing/taxes.ts'
import type { QueryContext } from './query-context.ts'
import type { Family, SourceProfile } from './sources/profile.ts'

/** A journey with its published price in one cabin. */
export type PricedJourney = { journey: Journey; price: LegPrice }

/** Share of the adult's base fare that a passenger type pays; the rules of a fare state it. */
export const BASE_SHARE: Readonly<Record<PassengerKind, number>> = { 1: 1, 2: 0.75, 3: 0.1 }

/**
 * Base fare of one passenger on one leg: that of an adult is in whole dollars besides the amount that the
 * family adds, the others pay their share of it, to the cent.
 * @param source factors of the source on the published amount: for several legs, and for the carrier
 */
export function legBaseCents(
  price: LegPrice,
  source: { share: number; level: number },
  family: Pick<Family, 'factor' | 'addCents'>,
  kind: PassengerKind,
): Cents {
  const amount = price.amountCents * source.share * source.level * family.factor
  const base = Math.max(amount * 0.3, amount - price.surchargeCents)
  const adult = Math.max(100, Math.round(base / 100) * 100 + family.addCents)
  return Math.round(adult * BASE_SHARE[kind])
}

/** Taxes and carrier surcharge of one passenger on one leg. */
export function legTaxCents(net: Network, { journey, price }: PricedJourney, kind: PassengerKind): Cents {
  const surcharge = kind === 3 ? 0 : price.surchargeCents
  return surcharge + journeyTaxCents(net, journey, price.cabins[0]!, kind)
}

/**
 * The fare of each passenger type of a query on one combination of journeys; amounts are per passenger.
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
      for (const priced of combination) {
        baseCents += legBaseCents(priced.price, { share, level }, family, kind)
        taxCents += legTaxCents(context.net, priced, kind)
      }
      const serviceTaxCents = kind === 3 ? 0 : profile.serviceFeeCents
      return { kind, quantity, baseCents, taxCents, serviceTaxCents, commissionCents: 0 }
    })
}
