import { LRUCache } from 'lru-cache'
import { airports, airportsOfCity } from '../reference/airports.ts'
import type { AirQuery, AirQueryLeg, CabinClass } from '../../supply/air/fare.ts'
import { dayOf } from './network/day.ts'
import type { Journey } from './network/journey.ts'
import { journeysBetween } from './network/journeys.ts'
import { type Network, network } from './network/network.ts'
import { type LegPrice, type Market, priceLeg } from './pricing/leg-price.ts'
import { scenarioJourneys } from './scenario-journeys.ts'

/** One leg of a query with its possible journeys. */
export type LegContext = {
  journeys: readonly Journey[]
  market: Market
  /** Published price; null when sold out. Cached, because several sources ask for it. */
  price(journey: Journey, cabins: readonly CabinClass[]): LegPrice | null
}

/** A query with everything that all sources share, computed once. */
export type QueryContext = {
  net: Network
  seed: number
  query: AirQuery
  today: number
  legs: readonly LegContext[]
}

/** Prepares a query. Journeys of a day are cached between queries. */
export function contextOf(query: AirQuery, seed: number): QueryContext {
  const net = network()
  const today = dayOf(query.today)
  return { net, seed, query, today, legs: query.legs.map((leg) => legContext(net, seed, today, query, leg)) }
}

function legContext(
  net: Network,
  seed: number,
  today: number,
  query: AirQuery,
  leg: AirQueryLeg,
): LegContext {
  const day = dayOf(leg.date)
  const all = journeysOf(net, leg, day, query.scenarios)
  const journeys = all.filter((journey) => isWanted(query, journey))
  const market: Market = {
    net,
    seed,
    today,
    day,
    shortest: shortestOf(all),
    party: query.adults + query.children,
  }
  const prices = new Map<number, LegPrice | null>()
  return {
    journeys,
    market,
    price(journey, cabins) {
      // The hash and one digit per flight.
      let key = journey.hash
      for (const cabin of cabins) key = key * 10 + cabin
      let price = prices.get(key)
      if (price === undefined) prices.set(key, (price = priceLeg(market, journey, cabins)))
      return price
    },
  }
}

function shortestOf(journeys: readonly Journey[]): number {
  let shortest = Infinity
  for (const journey of journeys) shortest = Math.min(shortest, journey.elapsed)
  return shortest
}

function isWanted(query: AirQuery, journey: Journey): boolean {
  const departsAfter = query.departsAfter ?? null
  if (departsAfter !== null && journey.flights[0]!.departsUtc <= departsAfter) return false
  if (query.maxStops !== null && journey.flights.length - 1 > query.maxStops) return false
  if (query.nonstop && !isNonstop(journey)) return false
  // Reading the leg builds it, so it is read only where carriers were named.
  if (query.onlyCarriers === null && query.withoutCarriers.length === 0) return true
  return journey.leg.segments.every(({ marketingCarrier }) => {
    if (query.withoutCarriers.includes(marketingCarrier)) return false
    return query.onlyCarriers === null || query.onlyCarriers.includes(marketingCarrier)
  })
}

/** One flight that does not land on the way. */
function isNonstop(journey: Journey): boolean {
  return (
    journey.flights.length === 1 &&
    journey.leg.segments.every(({ technicalStops }) => technicalStops.length === 0)
  )
}

/** Journeys of the pairs of cities and days that were searched last. */
const cache = new LRUCache<string, readonly Journey[]>({ max: 300 })

/**
 * The journeys of a leg between the places that its kinds make of the codes; between the cities where that is
 * none, because a kind tells two readings of a code apart and hides no flight (gap 243).
 */
function journeysOf(net: Network, leg: AirQueryLeg, day: number, scenarios: boolean): readonly Journey[] {
  const between = (kind?: 'any') =>
    journeysBetweenAirports(
      net,
      airportsOf(leg.origin, kind ?? leg.originKind),
      airportsOf(leg.destination, kind ?? leg.destinationKind),
      day,
      scenarios,
    )
  const journeys = between()
  return journeys.length > 0 ? journeys : between('any')
}

function journeysBetweenAirports(
  net: Network,
  origins: readonly string[],
  destinations: readonly string[],
  day: number,
  scenarios: boolean,
): readonly Journey[] {
  const key = `${origins.join()}-${destinations.join()}-${day}-${scenarios}`
  let journeys = cache.get(key)
  if (journeys) return journeys
  journeys = [
    ...(scenarios ? scenarioJourneys(net, origins, destinations, day) : []),
    ...journeysBetween(net, origins, destinations, day),
  ]
  cache.set(key, journeys)
  return journeys
}

/** The airports of a code: itself where it is read as an airport and is one, else those of its city. */
function airportsOf(code: string, kind: 'airport' | 'any'): readonly string[] {
  if (kind === 'airport' && airports().has(code)) return [code]
  const ofCity = airportsOfCity(code)
  return ofCity.length > 0 ? ofCity : [code]
}
