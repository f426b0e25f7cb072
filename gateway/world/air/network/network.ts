import { airports } from '../../reference/airports.ts'
import { hashText, unit } from '../../../hash.ts'
import type { Aircraft } from './aircraft.ts'
import { blockMinutes, detourFactor } from './block-time.ts'
import { type Carrier, carriers } from './carrier.ts'
import { distanceKm } from './earth.ts'
import { fifthFreedoms } from './fifth-freedom.ts'
import type { Route } from './route.ts'
import { type Place, placeOf } from './place.ts'
import { planHub } from './route-planner.ts'
import { regionOf } from '../../reference/regions.ts'

/** All nonstop routes, by origin and destination and the other way round. */
export type Network = {
  places: ReadonlyMap<string, Place>
  from: ReadonlyMap<string, ReadonlyMap<string, readonly Route[]>>
  to: ReadonlyMap<string, ReadonlyMap<string, readonly Route[]>>
  routeCount: number
}

type Index = Map<string, Map<string, Route[]>>

let nextRouteId = 0
let built: Network | null = null

/** The network, built at the first call; it is the same in every process. */
export function network(): Network {
  built ??= build()
  return built
}

function build(): Network {
  const places = new Map<string, Place>()
  for (const airport of airports().values()) {
    if (airport.flightable && airport.iataType === 'airport') places.set(airport.code, placeOf(airport))
  }
  markSecondaryAirports(places)
  const candidates = candidatesByCountry([...places.values()])
  const from: Index = new Map()
  const to: Index = new Map()
  let routeCount = 0
  for (const carrier of carriers().values()) {
    for (const route of routesOf(carrier, places, candidates)) {
      add(from, route.origin, route.destination, route)
      add(to, route.destination, route.origin, route)
      routeCount++
    }
  }
  return { places, from, to, routeCount }
}

/**
 * The airports that a carrier based in a country may fly to: all listed airports, and the small ones of the
 * same country.
 */
function candidatesByCountry(places: readonly Place[]): (country: string) => readonly Place[] {
  const listed = places.filter((place) => place.listed)
  const byCountry = new Map<string, readonly Place[]>()
  return (country) => {
    let candidates = byCountry.get(country)
    if (!candidates) {
      const small = places.filter((p) => !p.listed && p.countryCode === country && p.traffic >= 0.05)
      byCountry.set(country, (candidates = [...listed, ...small]))
    }
    return candidates
  }
}

function markSecondaryAirports(places: ReadonlyMap<string, Place>): void {
  const busiest = new Map<string, Place>()
  for (const place of places.values()) {
    const best = busiest.get(place.cityCode)
    if (!best || place.traffic > best.traffic) busiest.set(place.cityCode, place)
  }
  for (const place of places.values()) place.primary = busiest.get(place.cityCode) === place
}

function add(index: Index, one: string, other: string, route: Route): void {
  let inner = index.get(one)
  if (!inner) index.set(one, (inner = new Map<string, Route[]>()))
  const routes = inner.get(other)
  if (routes) routes.push(route)
  else inner.set(other, [route])
}

function routesOf(
  carrier: Carrier,
  places: ReadonlyMap<string, Place>,
  near: (country: string) => readonly Place[],
): Route[] {
  const seen = new Set<string>()
  const pairs: Pair[] = []
  for (const plan of carrier.hubs) {
    const hub = places.get(plan.airport)
    if (!hub) continue
    for (const place of planHub(carrier, hub, plan, near(hub.countryCode))) {
      const key = [hub.code, place.code].sort().join()
      if (seen.has(key)) continue
      seen.add(key)
      pairs.push({ hub, place, strength: plan.routes, km: distanceKm(hub, place) })
    }
  }
  for (const [one, other] of fifthFreedoms(carrier.code)) {
    const hub = places.get(one)
    const place = places.get(other)
    if (hub && place) pairs.push({ hub, place, strength: 25, km: distanceKm(hub, place) })
  }
  return numbered(carrier, pairs)
}

type Pair = { hub: Place; place: Place; strength: number; km: number }

/**
 * Assigns flight numbers as airlines do: low numbers for long routes, odd and even for the two directions.
 */
function numbered(carrier: Carrier, pairs: Pair[]): Route[] {
  const ordered = [...pairs].sort(
    (a, b) => rankOf(b) - rankOf(a) || (a.hub.code + a.place.code < b.hub.code + b.place.code ? -1 : 1),
  )
  let next = carrier.kind === 'low-cost' || carrier.kind === 'regional' ? 1001 : 1
  const routes: Route[] = []
  for (const pair of ordered) {
    const weekly = weeklyFlights(carrier, pair)
    const aircraft = aircraftFor(carrier, pair, weekly)
    if (!aircraft) continue
    if (next > 7800) next = 1001
    routes.push(makeRoute(carrier, pair, aircraft, weekly, next, true))
    routes.push(makeRoute(carrier, pair, aircraft, weekly, next + 1, false))
    next += 2 * Math.max(1, Math.ceil(weekly / 7)) + (hashText(carrier.code + pair.place.code) % 3) * 2
  }
  return routes
}

function rankOf(pair: Pair): number {
  return pair.km > 4000 ? pair.km * (1 + pair.place.traffic / 50) : pair.km / 10 + pair.place.traffic
}

function makeRoute(
  carrier: Carrier,
  pair: Pair,
  aircraft: Aircraft,
  weekly: number,
  number: number,
  outbound: boolean,
): Route {
  const start = outbound ? pair.hub : pair.place
  const end = outbound ? pair.place : pair.hub
  const detour = detourFactor(regionOf(carrier.country), carrier.country, start.region, end.region)
  return {
    id: nextRouteId++,
    carrier,
    origin: start.code,
    destination: end.code,
    km: pair.km,
    weekly,
    domestic: start.countryCode === end.countryCode,
    aircraft,
    firstNumber: number,
    outbound,
    blockMinutes: blockMinutes(aircraft, pair.km * detour, start, end),
  }
}

/** Flights a week, from the strength of the hub, the size of the other airport and the distance. */
function weeklyFlights(carrier: Carrier, pair: Pair): number {
  const weight = Math.sqrt(pair.strength / 100)
  const luck = 0.65 + 0.6 * unit(hashText(`f${carrier.code}${pair.hub.code}${pair.place.code}`))
  const thin = carrier.kind === 'low-cost' ? 0.62 : carrier.kind === 'leisure' ? 0.4 : 1
  const home = pair.place.countryCode === carrier.country ? 1.35 : 1
  const daily = (1.45 * weight * Math.sqrt(pair.place.traffic) * luck * thin * home) / (1 + pair.km / 3800)
  const weekly = Math.round(daily * 7)
  if (weekly >= 6) return Math.min(98, Math.max(7, Math.round(weekly / 7) * 7))
  return Math.max(2, weekly)
}

/**
 * Chooses the aircraft of a route: within range, small on thin and short routes, large on long and busy ones.
 */
function aircraftFor(carrier: Carrier, pair: Pair, weekly: number): Aircraft | null {
  const able = carrier.fleet.filter((aircraft) => aircraft.rangeKm * 0.97 >= pair.km)
  if (able.length === 0) return null
  const traffic = Math.min(pair.hub.traffic, pair.place.traffic)
  const wish = wishedSeats(pair.km, traffic, weekly)
  let best = able[0]!
  let bestScore = -Infinity
  for (const aircraft of able) {
    const luck = unit(hashText(aircraft.code + carrier.code + pair.hub.code + pair.place.code))
    const gap = Math.abs(Math.log(aircraft.seats / wish))
    const slow = aircraft.speed < 11 && pair.km > 800 ? 2 : 0
    const waste = aircraft.rangeKm > 9000 && isWasteful(pair, traffic) ? 1 : 0
    const score = luck * 0.5 - gap - slow - waste
    if (score > bestScore) [best, bestScore] = [aircraft, score]
  }
  return best
}

/**
 * Whether a long-range aircraft would be wasted: on short routes unless both airports are very busy, and on
 * nearly every route within the USA.
 */
function isWasteful(pair: Pair, traffic: number): boolean {
  if (pair.hub.countryCode === 'US' && pair.place.countryCode === 'US') return pair.km < 4800
  return pair.km < 2200 && traffic < 35
}

function wishedSeats(km: number, traffic: number, weekly: number): number {
  if (km > 9000) return weekly > 10 ? 340 : 290
  if (km > 5500) return traffic > 40 ? 320 : 260
  if (km > 4300) return 260
  if (km > 3500) return traffic > 30 ? 270 : 190
  if (km < 250 && traffic < 25) return 110
  if (traffic < 0.5) return 60
  if (traffic < 2) return 100
  return traffic > 60 && km > 1200 ? 220 : 170
}
