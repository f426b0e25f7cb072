import { hashText } from '../../../hash.ts'
import type { Cents } from '../../../supply/air/fare.ts'
import type { Carrier } from '../network/carrier.ts'
import { network } from '../network/network.ts'
import { combine, familiesOf, FEW_OFFERS, follows, inOrderOfRank, levelOf, mainCarrier } from '../offers.ts'
import { legBaseCents, legTaxCents } from '../passenger-fares.ts'
import type { Priced } from '../priced-by-terms.ts'
import type { SourceProfile } from '../sources/profile.ts'
import { SOURCE_PROFILES } from '../sources/profiles.ts'
import type { CarrierDay, LegDay } from './leg-day.ts'

/** The cheapest trip of one or two legs for one adult in economy. */
export type Trip = { totalCents: Cents; out: Priced; back: Priced | null }

const ADULT = 1

/**
 * The cheapest trip over one or two legs: the same choice of carriers and journeys as in the answer to a
 * search (`offers.ts`), so that a search finds this price and none below it. Null when nobody flies.
 * @param back the way back, null for one way
 */
export function cheapestTrip(out: LegDay, back: LegDay | null, seed: number): Trip | null {
  let cheapest: Trip | null = null
  for (const profile of SOURCE_PROFILES) {
    const trip = cheapestOf(profile, out, back, seed)
    if (trip && (!cheapest || trip.totalCents < cheapest.totalCents)) cheapest = trip
  }
  return cheapest
}

function cheapestOf(profile: SourceProfile, out: LegDay, back: LegDay | null, seed: number): Trip | null {
  const first = out.get(profile)!
  const second = back?.get(profile)
  const scores = new Map<Carrier, number>()
  for (const [carrier, { score }] of first.carriers) {
    scores.set(carrier, second ? score + (second.carriers.get(carrier)?.score ?? Infinity) : score)
  }
  let cheapest: Trip | null = null
  let offers = 0
  for (const carrier of inOrderOfRank(scores).slice(0, profile.maxCarriers)) {
    const one = first.carriers.get(carrier)!
    const two = second?.carriers.get(carrier) ?? null
    const add = (out: Priced, back: Priced | null, cents: Cents) => {
      const totalCents = cents + profile.serviceFeeCents
      if (!cheapest || totalCents < cheapest.totalCents) cheapest = { totalCents, out, back }
    }
    offers += two ? bothWays(profile, one, two, add) : oneWay(profile, one, add)
  }
  if (!second || offers >= FEW_OFFERS) return cheapest
  const mixed = cheapestMixed(profile, [first.mixed, second.mixed], hashText(profile.id, seed))
  return mixed && (!cheapest || mixed.totalCents < (cheapest as Trip).totalCents) ? mixed : cheapest
}

type Add = (out: Priced, back: Priced | null, cents: Cents) => void

/** Tells `add` every journey of a carrier; the number of offers on them. */
function oneWay(profile: SourceProfile, one: CarrierDay, add: Add): number {
  let offers = 0
  for (const out of one.journeys) {
    for (const family of familiesOf(profile, out)) {
      add(out, null, one.cents(out, family))
      offers += 1
    }
  }
  return offers
}

/** Tells `add` the cheapest way back for each way out of a carrier; the number of offers on all of them. */
function bothWays(profile: SourceProfile, one: CarrierDay, two: CarrierDay, add: Add): number {
  const apart = two.firstDepartsUtc >= one.lastArrivesUtc + 60
  let offers = 0
  for (const out of one.journeys) {
    const backs = apart ? two.journeys : two.journeys.filter((back) => follows(out, back))
    for (const family of familiesOf(profile, out)) {
      offers += backs.length
      const cents = one.cents(out, family)
      if (apart) {
        const back = two.cheapest(family)
        add(out, back.journey, cents + back.cents)
      } else for (const back of backs) add(out, back, cents + two.cents(back, family))
    }
  }
  return offers
}

/** The cheapest combination of several carriers, where hardly any of them flies both ways. */
function cheapestMixed(
  profile: SourceProfile,
  perLeg: readonly (readonly Priced[])[],
  ofSource: number,
): Trip | null {
  let cheapest: Trip | null = null
  for (const combination of combine(perLeg)) {
    const source = {
      share: profile.severalLegs,
      level: levelOf(profile, mainCarrier(combination), ofSource),
    }
    for (const family of familiesOf(profile, combination[0]!)) {
      let totalCents = profile.serviceFeeCents
      for (const priced of combination) {
        totalCents +=
          legBaseCents(priced.price, source, family, ADULT) + legTaxCents(network(), priced, ADULT)
      }
      if (!cheapest || totalCents < cheapest.totalCents)
        cheapest = { totalCents, out: combination[0]!, back: combination[1]! }
    }
  }
  return cheapest
}
