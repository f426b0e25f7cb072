import { LRUCache } from 'lru-cache'
import { hashText } from '../../../hash.ts'
import type { AirQuery, AirQueryLeg, CabinClass, Cents } from '../../../supply/air/fare.ts'
import type { Carrier } from '../network/carrier.ts'
import type { Journey } from '../network/journey.ts'
import { best, bestScore, levelOf, mixedOn } from '../offers.ts'
import { legBaseCents, legTaxCents } from '../passenger-fares.ts'
import { type Priced, pricedByTerms } from '../priced-by-terms.ts'
import { contextOf } from '../query-context.ts'
import type { Family, SourceProfile } from '../sources/profile.ts'
import { SOURCE_PROFILES } from '../sources/profiles.ts'

/** The prices of one carrier on one leg on one day at one source. */
export type CarrierDay = {
  /** Its weight in the ranking of carriers. */
  score: number
  /** The journeys that an answer would hold, and the price of an adult for the leg alone. */
  journeys: readonly Priced[]
  /** Minutes since 1970, UTC: the first of its departures and the last of its arrivals. */
  firstDepartsUtc: number
  lastArrivesUtc: number
  /** Base fare, tax and surcharge of an adult on one of `journeys`. */
  cents(journey: Priced, family: Family): Cents
  /** The cheapest of `journeys` at a price point. */
  cheapest(family: Family): { journey: Priced; cents: Cents }
}

/**
 * The prices of all sources on one leg on one day: those of each carrier, and the journeys that are combined
 * where hardly a carrier flies every leg.
 */
export type LegDay = ReadonlyMap<
  SourceProfile,
  { carriers: ReadonlyMap<Carrier, CarrierDay>; mixed: readonly Priced[] }
>

const ECONOMY: CabinClass = 1
const ADULT = 1

/** Days of the legs that were asked for last: a month and its return month, for some routes. */
const cache = new LRUCache<string, LegDay>({ max: 200 })

/**
 * The prices of the sources for one adult in economy on one leg, without the offers that a search would make
 * of it.
 * @param query the trip's question: its date, the time before which flights have left, and scenarios
 * @param legs how many legs the trip has: sources sell several legs at another price
 */
export function legDay(query: AirQuery, leg: AirQueryLeg, legs: number, seed: number): LegDay {
  const { today, departsAfter = null, scenarios } = query
  const ends = `${leg.origin}${leg.destination}${leg.date}`
  const key = `${ends}${today}${departsAfter}${scenarios}${legs}${seed}`
  let day = cache.get(key)
  if (!day) cache.set(key, (day = build(query, leg, legs, seed)))
  return day
}

function build(query: AirQuery, leg: AirQueryLeg, legs: number, seed: number): LegDay {
  const context = contextOf({ ...query, legs: [leg] }, seed)
  const taxes = new Map<Journey, Cents>()
  const taxOf = (priced: Priced) => {
    let cents = taxes.get(priced.journey)
    if (cents === undefined) taxes.set(priced.journey, (cents = legTaxCents(context.net, priced, ADULT)))
    return cents
  }
  const day = new Map<SourceProfile, { carriers: Map<Carrier, CarrierDay>; mixed: readonly Priced[] }>()
  for (const profile of SOURCE_PROFILES) {
    const ofSource = hashText(profile.id, seed)
    const all = pricedByTerms(context, context.legs[0]!, profile, ECONOMY, ofSource)
    const carriers = new Map<Carrier, CarrierDay>()
    for (const [carrier, list] of all) {
      const source = {
        share: legs > 1 ? profile.severalLegs : 1,
        level: levelOf(profile, carrier, ofSource),
      }
      const cents = (priced: Priced, family: Family) =>
        legBaseCents(priced.price, source, family, ADULT) + taxOf(priced)
      const journeys = best(list, profile.journeysPerLeg(legs))
      carriers.set(carrier, { score: bestScore(context.net, list), ...carrierDay(journeys, cents) })
    }
    day.set(profile, { carriers, mixed: legs > 1 ? mixedOn(profile, all) : [] })
  }
  return day
}

function carrierDay(journeys: readonly Priced[], cents: CarrierDay['cents']): Omit<CarrierDay, 'score'> {
  let firstDepartsUtc = Infinity
  let lastArrivesUtc = -Infinity
  for (const { journey } of journeys) {
    firstDepartsUtc = Math.min(firstDepartsUtc, journey.flights[0]!.departsUtc)
    lastArrivesUtc = Math.max(lastArrivesUtc, journey.flights[journey.flights.length - 1]!.arrivesUtc)
  }
  const byFamily = new Map<string, { journey: Priced; cents: Cents }>()
  const cheapest: CarrierDay['cheapest'] = (family) => {
    const key = `${family.factor} ${family.addCents}`
    let cheapestJourney = byFamily.get(key)
    if (!cheapestJourney) {
      for (const journey of journeys) {
        const price = cents(journey, family)
        if (!cheapestJourney || price < cheapestJourney.cents) cheapestJourney = { journey, cents: price }
      }
      byFamily.set(key, cheapestJourney!)
    }
    return cheapestJourney!
  }
  return { journeys, firstDepartsUtc, lastArrivesUtc, cents, cheapest }
}
