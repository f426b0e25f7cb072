import type { CabinClass } from '../../supply/air/fare.ts'
import { hashPair, unit } from '../../hash.ts'
import type { Carrier } from './network/carrier.ts'
import type { PricedJourney } from './passenger-fares.ts'
import { cabinsOf, nearestCabin } from './pricing/cabins.ts'
import type { LegContext, QueryContext } from './query-context.ts'
import type { SourceProfile } from './sources/profile.ts'

/** A priced journey; the lower the score, the earlier it is sold. */
export type Priced = PricedJourney & { score: number }

/**
 * Each carrier's journeys in the cabin asked for. A carrier that has none of it on the leg answers the
 * nearest cabin or nothing, as the source's terms say. A search for any cabin asks for each by itself, and
 * gets that cabin alone: a substitute cabin is an answer of its own.
 */
export function pricedByTerms(
  { query }: QueryContext,
  leg: LegContext,
  profile: SourceProfile,
  cabin: CabinClass,
  seed: number,
): Map<Carrier, Priced[]> {
  const isAny = query.cabin === 'any'
  const exact = pricedByCarrier(leg, profile, cabin, seed, (carrier) => profile.sells(carrier), isAny)
  const nearest = isAny ? null : nearestCabin(cabin)
  if (nearest === null) return exact
  const others = pricedByCarrier(
    leg,
    profile,
    nearest,
    seed,
    (carrier) => profile.sells(carrier) && !exact.has(carrier) && profile.withoutCabin(carrier) === 'nearest',
  )
  return new Map([...exact, ...others])
}

/** @param exactly leaves out journeys on which 4 or 6 becomes Business or First */
function pricedByCarrier(
  leg: LegContext,
  profile: SourceProfile,
  cabin: CabinClass,
  seed: number,
  asks: (carrier: Carrier) => boolean,
  exactly = false,
): Map<Carrier, Priced[]> {
  const groups = new Map<Carrier, Priced[]>()
  for (const journey of leg.journeys) {
    if (!asks(journey.validating)) continue
    if (!profile.covers(journey, unit(hashPair(journey.hash, seed)))) continue
    const cabins = cabinsOf(journey, cabin, profile.premiumCabins)
    if (exactly && !cabins?.includes(cabin)) continue
    const price = cabins && leg.price(journey, cabins)
    if (!price) continue
    const score = price.amountCents * (0.5 + (0.5 * journey.elapsed) / leg.market.shortest)
    const group = groups.get(journey.validating)
    if (group) group.push({ journey, price, score })
    else groups.set(journey.validating, [{ journey, price, score }])
  }
  return groups
}
