import { hashText } from '../../../hash.ts'
import { attraction } from './attraction.ts'
import { airportAllows } from './airport-rules.ts'
import type { Carrier, Hub } from './carrier.ts'
import { distanceKm } from './earth.ts'
import { namedRoutes } from './long-haul.ts'
import type { Place } from './place.ts'
import { mayFlyBetween, regionOf } from '../../reference/regions.ts'

/** Beyond this distance in km, a hub with named long routes flies only those. */
const LONG_KM = 4500

/** A possible destination of a hub, with the carrier's interest in it. */
type Candidate = { place: Place; km: number; score: number }

/**
 * The destinations of a carrier from one hub: the named ones first, then those of the gravity model in order
 * of interest, until the hub has its number of routes.
 */
export function planHub(carrier: Carrier, hub: Place, plan: Hub, places: readonly Place[]): Place[] {
  const named = namedRoutes(carrier.code, hub.code)
  const reach = reachOf(carrier, named !== null)
  const carrierHash = hashText(carrier.code)
  const mayServe = trafficRights(carrier, hub.countryCode)
  const chosen: Place[] = []
  const candidates: Candidate[] = []
  for (const place of places) {
    if (Math.abs(hub.lat - place.lat) * 111 > reach) continue
    if (!mayServe(place.countryCode) || place.cityCode === hub.cityCode) continue
    const km = distanceKm(hub, place)
    if (km > reach || km < 120) continue
    if (!airportAllows(place.code, place.countryCode, carrier.code, hub.countryCode, km)) continue
    if (!airportAllows(hub.code, hub.countryCode, carrier.code, place.countryCode, km)) continue
    if (named?.has(place.code)) {
      chosen.push(place)
      continue
    }
    if (km > (named ? LONG_KM : Infinity)) continue
    const score = attraction(carrier, carrierHash, hub, place, km)
    if (score > 0) candidates.push({ place, km, score })
  }
  candidates.sort((a, b) => b.score - a.score || (a.place.code < b.place.code ? -1 : 1))
  const room = Math.max(0, plan.routes - chosen.length)
  return [...chosen, ...candidates.slice(0, room).map((candidate) => candidate.place)]
}

/**
 * Longest leg of a carrier in km, from the range of its aircraft and the usual legs of carriers of its kind.
 */
function reachOf(carrier: Carrier, named: boolean): number {
  const range = Math.max(...carrier.fleet.map((aircraft) => aircraft.rangeKm)) * 0.97
  if (carrier.kind === 'regional') return Math.min(range, 1600)
  return carrier.kind === 'low-cost' && !named ? Math.min(range, 5500) : range
}

const cache = new Map<string, Map<string, boolean>>()

/**
 * Whether a carrier may fly from an airport in `hubCountry` to one in another country. It may when one end is
 * in its home country or both are in one open market: in Europe for European carriers (with North Africa and
 * the Middle East from European airports), else in the region of the hub. Countries without flights between
 * them are never served.
 */
function trafficRights(carrier: Carrier, hubCountry: string): (country: string) => boolean {
  const key = carrier.country + hubCountry
  const answers = cache.get(key) ?? new Map<string, boolean>()
  cache.set(key, answers)
  return (country) => {
    let answer = answers.get(country)
    if (answer === undefined) answers.set(country, (answer = decide(carrier.country, hubCountry, country)))
    return answer
  }
}

function decide(home: string, hubCountry: string, country: string): boolean {
  if (!mayFlyBetween(hubCountry, country) || !mayFlyBetween(home, country)) return false
  if (hubCountry === home || country === home) return true
  const region = regionOf(country)
  if (regionOf(home) === 'europe') {
    if (region === 'europe') return true
    const near = region === 'north-africa' || region === 'middle-east'
    return near && regionOf(hubCountry) === 'europe'
  }
  // Groups whose subsidiaries share one code (LATAM, Avianca, Air Arabia) fly within the region of their
  // other bases.
  return region === regionOf(hubCountry)
}
