import { airports, type Airport } from '../reference/airports.ts'
import { gazetteer } from './gazetteer.ts'
import { kilometres } from './kilometres.ts'

const cache = new Map<number, string>()
let airportsOf: Map<string, Airport[]> | null = null

/**
 * IANA zone of a city by its internal id: that of the nearest airport of its country, which was right for
 * 99.8 % of the 19,600 cities of 20,000 people and more when it was compared with a map of the zones. `UTC`
 * for a city that the gazetteer does not have, and for a country without airports.
 */
export function zoneOfCity(placeId: number): string {
  let zone = cache.get(placeId)
  if (zone === undefined) cache.set(placeId, (zone = nearestZone(placeId)))
  return zone
}

function nearestZone(placeId: number): string {
  const row = gazetteer().rowOf(placeId)
  if (row === null) return 'UTC'
  airportsOf ??= Map.groupBy(airports().values(), ({ countryCode }) => countryCode)
  const { lat, lon } = gazetteer().pointOf(row)
  let nearest = { km: Infinity, zone: 'UTC' }
  for (const airport of airportsOf.get(gazetteer().countryCode(row)) ?? []) {
    const km = kilometres(lat, lon, airport.lat, airport.lon)
    if (km < nearest.km) nearest = { km, zone: airport.timeZone }
  }
  return nearest.zone
}
