import { hashPair, unit } from '../../../hash.ts'
import type { Carrier } from './carrier.ts'
import { areTied } from './market-ties.ts'
import type { Place } from './place.ts'

/** Carriers without short-haul routes. */
const LONG_HAUL_ONLY = new Set('VS D7 XJ ZG YP BF TX SS'.split(' '))

/** Countries with a lot of domestic traffic, and countries that leisure carriers fly to. */
const BIG_MARKETS = new Set('US CN IN RU BR AU CA JP ID MX TR IR SA AR'.split(' '))
const SUNNY = new Set('ES GR TR EG TN MA PT HR CY MT DO MX CV IT'.split(' '))

/**
 * How much a carrier wants a route from its hub to a place, from size, distance, ties and a random factor; 0
 * means that it never flies there.
 */
export function attraction(
  carrier: Carrier,
  carrierHash: number,
  hub: Place,
  place: Place,
  km: number,
): number {
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

/**
 * Short hops are flown over water, while trains cover them on land. As a rough test, a domestic hop of a
 * small airport counts as an island hop.
 */
function isIsland(hub: Place, place: Place): boolean {
  return hub.countryCode === place.countryCode && Math.min(hub.traffic, place.traffic) < 3
}

function affinity(carrier: Carrier, hub: Place, place: Place, domestic: boolean): number {
  if (domestic) {
    // A low-cost carrier flies only some of the domestic routes of its foreign bases.
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
