import { airlines } from '../reference/airlines.ts'
import type { CabinClass, Fare, SegmentFare } from '../../supply/air/fare.ts'
import { hashPair, hashText, unit } from '../../hash.ts'
import { borderNeeds } from './border-needs.ts'
import { isWideBody } from './network/aircraft.ts'
import type { Carrier } from './network/carrier.ts'
import type { Journey } from './network/journey.ts'
import type { Network } from './network/network.ts'
import { passengerFares } from './passenger-fares.ts'
import { type Priced, pricedByTerms } from './priced-by-terms.ts'
import { baggageOf, HAND_BAGS } from './pricing/baggage.ts'
import { conditionsOf } from './pricing/conditions.ts'
import { termsOf } from './pricing/terms.ts'
import type { QueryContext } from './query-context.ts'
import type { Family, SourceProfile } from './sources/profile.ts'

/** A fare without its position in the whole answer. */
export type Offer = Omit<Fare, 'index'>

/** The cabins of a search for any; 4 and 6 only from sources that sell them apart from 3 and 5. */
const EVERY_CABIN: readonly CabinClass[] = [1, 2, 3, 4, 5, 6]

/** Most combinations of journeys per carrier and cabin. */
const MOST_COMBINATIONS = 24

/** With fewer offers than this, journeys of several carriers are combined. */
export const FEW_OFFERS = 4

/** Everything that a source offers for a query, in a fixed order. */
export function offersOf(context: QueryContext, profile: SourceProfile): Offer[] {
  const { cabin: wantedCabin } = context.query
  const every = profile.premiumCabins
    ? EVERY_CABIN
    : EVERY_CABIN.filter((cabin) => cabin !== 4 && cabin !== 6)
  const cabins = wantedCabin === 'any' ? every : [wantedCabin]
  return cabins.flatMap((cabin) => cabinOffers(context, profile, cabin))
}

function cabinOffers(context: QueryContext, profile: SourceProfile, cabin: CabinClass): Offer[] {
  const seed = hashText(profile.id, context.seed)
  const perLeg = context.legs.map((leg) => pricedByTerms(context, leg, profile, cabin, seed))
  const carriers = rankedCarriers(context, perLeg)
  const offers: Offer[] = []
  for (const carrier of carriers.slice(0, profile.maxCarriers)) {
    const lists = perLeg.map((leg) => best(leg.get(carrier)!, profile.journeysPerLeg(context.legs.length)))
    offers.push(...offersOn(context, profile, carrier, combine(lists), seed))
  }
  if (offers.length < FEW_OFFERS && context.legs.length > 1)
    offers.push(...mixedOffers(context, profile, seed, perLeg))
  return offers
}

/**
 * Carriers that fly every leg. Quick journeys come first, with price levels evened out, and carriers with
 * large hubs before those with small ones.
 */
function rankedCarriers(
  context: QueryContext,
  perLeg: readonly ReadonlyMap<Carrier, readonly Priced[]>[],
): Carrier[] {
  const scores = new Map<Carrier, number>()
  for (const carrier of perLeg[0]!.keys()) {
    let score = 0
    for (const leg of perLeg) {
      const list = leg.get(carrier)
      score += list ? bestScore(context.net, list) : Infinity
    }
    scores.set(carrier, score)
  }
  return inOrderOfRank(scores)
}

/** The best score of a carrier's journeys on one leg, each weighed by how convenient it is. */
export function bestScore(net: Network, list: readonly Priced[]): number {
  return Math.min(...list.map((one) => one.score * convenience(net, one.journey)))
}

/** Carriers by the sum of their best scores over the legs; `Infinity` where one does not fly every leg. */
export function inOrderOfRank(scores: ReadonlyMap<Carrier, number>): Carrier[] {
  const ranked: { carrier: Carrier; score: number }[] = []
  for (const [carrier, score] of scores) {
    const hub = Math.max(...carrier.hubs.map((one) => one.routes))
    if (score < Infinity)
      ranked.push({ carrier, score: (score / carrier.level) * (1.3 - 0.3 * Math.min(1, hub / 130)) })
  }
  return ranked.sort((a, b) => a.score - b.score).map((one) => one.carrier)
}

/**
 * Weight of a journey in the ranking of carriers: a nonstop flight or a home airport at one end ranks a
 * carrier higher.
 */
function convenience(net: Network, { flights, validating }: Journey): number {
  const start = net.places.get(flights[0]!.route.origin)!
  const end = net.places.get(flights[flights.length - 1]!.route.destination)!
  const home = start.countryCode === validating.country || end.countryCode === validating.country
  return (flights.length === 1 ? 0.5 : 1) * (home ? 0.8 : 1)
}

/**
 * When no carrier flies every leg, combines the best journeys of each leg on one ticket, as full-service
 * carriers sell it.
 */
function mixedOffers(
  context: QueryContext,
  profile: SourceProfile,
  seed: number,
  perLeg: readonly ReadonlyMap<Carrier, Priced[]>[],
): Offer[] {
  const lists = perLeg.map((leg) => mixedOn(profile, leg).slice(0, context.legs.length === 2 ? 5 : 2))
  const combinations = combine(lists)
  return combinations.flatMap((combination) =>
    offersOn(context, profile, mainCarrier(combination), [combination], seed),
  )
}

/**
 * The journeys of a leg that a source combines with those of other carriers on a return trip; none where it
 * sells no such tickets.
 */
export function mixedOn(profile: SourceProfile, leg: ReadonlyMap<Carrier, readonly Priced[]>): Priced[] {
  return profile.id === 'gds' ? best(wellConnected([...leg.values()].flat()), 5) : []
}

/** The carrier of the longest leg, which sells a combination of several carriers. */
export function mainCarrier(combination: readonly Priced[]): Carrier {
  let longest = combination[0]!
  for (const one of combination) if (one.journey.directKm > longest.journey.directKm) longest = one
  return longest.journey.validating
}

/**
 * Keeps the carriers that write tickets for others: members of an alliance, else full-service carriers, else
 * all.
 */
function wellConnected(list: readonly Priced[]): readonly Priced[] {
  const allied = list.filter((one) => one.journey.validating.alliance !== null)
  if (allied.length > 0) return allied
  const full = list.filter((one) => one.journey.validating.kind === 'full')
  return full.length > 0 ? full : list
}

/** The journeys that are sold first. */
export function best(list: readonly Priced[], count: number): Priced[] {
  return [...list].sort((a, b) => a.score - b.score).slice(0, count)
}

/** Combinations of one journey per leg in order of time, limited in number. */
export function combine(lists: readonly (readonly Priced[])[]): Priced[][] {
  let combinations: Priced[][] = [[]]
  for (const list of lists) {
    const next: Priced[][] = []
    for (const before of combinations) {
      for (const one of list) if (follows(before[before.length - 1], one)) next.push([...before, one])
    }
    next.sort((a, b) => scoreOf(a) - scoreOf(b))
    combinations = next.slice(0, MOST_COMBINATIONS)
  }
  return combinations
}

function scoreOf(combination: readonly Priced[]): number {
  let score = 0
  for (const one of combination) score += one.score
  return score
}

/** A leg may start at the earliest an hour after the previous one has landed. */
export function follows(before: Priced | undefined, next: Priced): boolean {
  if (!before) return true
  const flights = before.journey.flights
  return next.journey.flights[0]!.departsUtc >= flights[flights.length - 1]!.arrivesUtc + 60
}

function offersOn(
  context: QueryContext,
  profile: SourceProfile,
  carrier: Carrier,
  combinations: readonly (readonly Priced[])[],
  seed: number,
): Offer[] {
  const level = levelOf(profile, carrier, seed)
  return combinations.flatMap((combination) =>
    familiesOf(profile, combination[0]!).map((family) =>
      makeOffer(context, profile, carrier, combination, family, level),
    ),
  )
}

/** The price points that a source sells on a combination with this first leg. */
export function familiesOf(profile: SourceProfile, { journey, price }: Priced): readonly Family[] {
  const step = Math.max(...price.demand.map((one) => Math.floor((one.multiple - 0.84) / 0.065)))
  const cabin = Math.max(...price.cabins) as CabinClass
  return profile.families(cabin, Math.min(9, step), journey)
}

/** Price level of a carrier at a source. @param seed of the source */
export function levelOf(profile: SourceProfile, carrier: Carrier, seed: number): number {
  return profile.level(carrier, unit(hashText(carrier.code + profile.id, seed)))
}

function makeOffer(
  context: QueryContext,
  profile: SourceProfile,
  carrier: Carrier,
  combination: readonly Priced[],
  family: Family,
  level: number,
): Offer {
  const first = combination[0]!
  const draw = unit(hashPair(first.journey.hash, hashText(profile.id, context.seed)))
  const journeys = combination.map((one) => one.journey)
  const needs = borderNeeds(context.net, journeys)
  return {
    source: profile.id,
    validatingCarrier: carrier.code,
    fareType: profile.fareType,
    family: family.name,
    legs: combination.map((one) => one.journey.leg),
    segmentFares: combination.map((one) => segmentFares(one, family, profile.tellsSeats(draw))),
    passengers: passengerFares(context, profile, combination, family, level),
    terms: termsOf(family.strictness, family.changeFeeCents),
    conditions: conditionsOf(family.strictness, tripDays(context)),
    passportMandatory: needs.passport,
    passportIssueDateMandatory: needs.issueDate,
    addressMandatory: needs.address,
    closed: false,
    hasAmenities: journeys.every(describesCabin),
    lowCost: airlines().get(carrier.code)?.lowCost ?? carrier.kind === 'low-cost',
    ticketLimitMinutes: profile.ticketLimitMinutes(context.legs[0]!.market.day - context.today, draw),
  }
}

function tripDays({ legs, today }: QueryContext): { daysAhead: number; nights: number } {
  const start = legs[0]!.market.day
  return { daysAhead: start - today, nights: legs[legs.length - 1]!.market.day - start }
}

/** Full-service carriers describe the cabin of their wide-body aircraft. */
function describesCabin({ flights }: Journey): boolean {
  return flights.some(({ route }) => route.carrier.kind === 'full' && isWideBody(route.aircraft))
}

/**
 * The fares of a leg's segments: one list for all offers that sell the same on the leg, so that its JSON is
 * written once for all.
 */
function segmentFares(one: Priced, { pieces }: Family, tellsSeats: boolean): readonly SegmentFare[] {
  const lists = soldOn.get(one) ?? []
  soldOn.set(one, lists)
  const existing = lists.find((list) => list.pieces === pieces && list.tellsSeats === tellsSeats)
  if (existing) return existing.fares
  const fares = one.journey.flights.map((_flight, i) => {
    const cabin = one.price.cabins[i]!
    return {
      cabin,
      bookingClass: one.price.demand[i]!.bookingClass,
      baggage: pieces === null ? null : baggageOf(one.journey.validating, cabin, pieces),
      handBags: pieces === null ? null : HAND_BAGS,
      seatsLeft: tellsSeats ? one.price.demand[i]!.seatsLeft : null,
    }
  })
  lists.push({ pieces, tellsSeats, fares })
  return fares
}

type Sold = { pieces: Family['pieces']; tellsSeats: boolean; fares: readonly SegmentFare[] }
const soldOn = new WeakMap<Priced, Sold[]>()
