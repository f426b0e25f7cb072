import type { Airport } from '../../reference/airports.ts'
import { hashPair, hashText, unit } from '../hash.ts'
import { airportAllows } from './airport-rules.ts'
import { airportTraffic, isListedAirport } from './airport-traffic.ts'
import type { Carrier, Hub } from './carrier.ts'
import { distanceKm } from './earth.ts'
import { namedRoutes } from './long-haul.ts'
import { areTied } from './market-ties.ts'
import { type Region, mayFlyBetween, regionOf } from './regions.ts'

/** Beyond this, a hub with named long routes flies only those. */
const LONG_KM = 4500

/** Carriers without short routes. */
const LONG_HAUL_ONLY = new Set('VS D7 XJ ZG YP BF TX SS'.split(' '))

/** Countries with much domestic traffic, and those that holiday carriers fly to. */
const BIG_MARKETS = new Set('US CN IN RU BR AU CA JP ID MX TR IR SA AR'.split(' '))
const SUNNY = new Set('ES GR TR EG TN MA PT HR CY MT DO MX CV IT'.split(' '))

/** An airport with what planning needs, computed once. */
export type Place = Airport & {
  traffic: number
  region: Region
  /** Whether it is its city's busiest airport. */
  primary: boolean
  /** Known well enough for flights from abroad; the others are small and domestic. */
  listed: boolean
  /** Number of the code: pairs of places draw their luck from two of them, in either order. */
  hash: number
  /** Pull on full-service and low-cost carriers: less than proportional to traffic. */
  pull: number
}

/** A candidate of a hub with how much the carrier wants it. */
type Candidate = { place: Place; km: number; score: number }

/** Turns an airport into a place; small airports get a small traffic from their size. */
export function placeOf(airport: Airport): Place {
  const fallback = airport.sizeRank * airport.sizeRank * 0.6
  const traffic = airportTraffic(airport.code, fallback)
  return {
    ...airport,
    traffic,
    hash: hashText(airport.code),
    pull: Math.pow(traffic, 0.62),
    region: regionOf(airport.countryCode),
    primary: true,
    listed: isListedAirport(airport.code),
  }
}

/**
 * The destinations that a carrier serves from one hub, nearest to its wishes first: named ones, then those
 * of the gravity model until the hub's count is full.
 */
export function planHub(carrier: Carrier, hub: Place, plan: Hub, places: readonly Place[]): Place[] {
  const named = namedRoutes(carrier.code, hub.code)
  const reach = Math.max(...carrier.fleet.map((aircraft) => aircraft.rangeKm)) * 0.97
  const carrierHash = hashText(carrier.code)
  const chosen: Place[] = []
  const candidates: Candidate[] = []
  for (const place of places) {
    if (!place.listed && place.countryCode !== hub.countryCode) continue
    if (place.cityCode === hub.cityCode || !mayServe(carrier, hub, place)) continue
    if (Math.abs(hub.lat - place.lat) * 111 > reach) continue
    const km = distanceKm(hub, place)
    if (km > reach || km < 120) continue
    if (!airportAllows(place.code, place.countryCode, carrier.code, hub.countryCode, km)) continue
    if (!airportAllows(hub.code, hub.countryCode, carrier.code, place.countryCode, km)) continue
    if (named?.has(place.code)) {
      chosen.push(place)
      continue
    }
    if (km > (named ? LONG_KM : Infinity)) continue
    const score = scoreOf(carrier, carrierHash, hub, place, km)
    if (score > 0) candidates.push({ place, km, score })
  }
  candidates.sort((a, b) => b.score - a.score || (a.place.code < b.place.code ? -1 : 1))
  const room = Math.max(0, plan.routes - chosen.length)
  return [...chosen, ...candidates.slice(0, room).map((candidate) => candidate.place)]
}

/** Traffic rights: home country at one end, or both ends in one open market. */
function mayServe(carrier: Carrier, hub: Place, place: Place): boolean {
  if (
    !mayFlyBetween(hub.countryCode, place.countryCode) ||
    !mayFlyBetween(carrier.country, place.countryCode)
  ) {
    return false
  }
  if (hub.countryCode === carrier.country || place.countryCode === carrier.country) return true
  const openMarket = isOpenMarket(carrier.country)
  if (openMarket && regionOf(hub.countryCode) === 'europe') {
    return place.region === 'europe' || place.region === 'north-africa' || place.region === 'middle-east'
  }
  if (openMarket) return place.region === 'europe'
  // Groups with daughters under one code (LATAM, Avianca, Air Arabia) fly their other bases' own country.
  return place.countryCode === hub.countryCode || place.region === regionOf(hub.countryCode)
}

function isOpenMarket(country: string): boolean {
  return regionOf(country) === 'europe'
}

function scoreOf(carrier: Carrier, carrierHash: number, hub: Place, place: Place, km: number): number {
  const domestic = hub.countryCode === place.countryCode
  if (!isFitDistance(carrier, km, domestic)) return 0
  const size = carrier.kind === 'regional' ? Math.pow(place.traffic, 0.25) : place.pull
  const near = Math.exp(-km / decayOf(carrier))
  const shortPenalty = km < 220 && !isIsland(hub, place) ? 0.35 : 1
  const second = place.primary || carrier.kind !== 'full' || domestic ? 1 : 0.12
  const trunk = carrier.kind === 'regional' && place.traffic > 12 && hub.traffic > 12 ? 0.1 : 1
  const luck = 0.55 + 0.9 * unit(hashPair(hub.hash ^ place.hash, carrierHash))
  return size * near * shortPenalty * second * trunk * luck * affinity(carrier, hub, place, domestic)
}

function isFitDistance(carrier: Carrier, km: number, domestic: boolean): boolean {
  if (carrier.kind === 'regional') return km < 1600
  if (carrier.kind === 'low-cost' && !domestic) return km < 4800
  if (carrier.kind === 'leisure' && (domestic || km < 700)) return false
  return km > 2500 || !LONG_HAUL_ONLY.has(carrier.code)
}

function decayOf(carrier: Carrier): number {
  if (carrier.kind === 'regional') return 450
  if (carrier.kind === 'low-cost') return 1900
  return 2600
}

/** Short hops over water are flown, over land trains take them; a rough sign is a small airport's domestic hop. */
function isIsland(hub: Place, place: Place): boolean {
  return hub.countryCode === place.countryCode && Math.min(hub.traffic, place.traffic) < 3
}

function affinity(carrier: Carrier, hub: Place, place: Place, domestic: boolean): number {
  if (domestic) {
    // Low-cost carriers fly their foreign bases' domestic routes now and then only.
    if (hub.countryCode !== carrier.country) return 0.7
    return BIG_MARKETS.has(hub.countryCode) ? 4.5 : 3
  }
  if (carrier.code === 'LS' && !isSunny(place)) return 0.12
  const tied = areTied(hub.countryCode, place.countryCode) ? 2.2 : 1
  if (place.countryCode === carrier.country) return 2.2 * tied
  if (place.region === hub.region) return 1.3 * tied
  return (carrier.kind === 'leisure' && isSunny(place) ? 1.6 : 0.8) * tied
}

function isSunny(place: Place): boolean {
  return SUNNY.has(place.countryCode)
}
