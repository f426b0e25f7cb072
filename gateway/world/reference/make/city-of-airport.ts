import { listOf, readTable, text } from '../../table.ts'
import { kmBetween } from './populated-places.ts'
import type { SourceAirport } from './source-airports.ts'

/**
 * The cities with an IATA code of their own or with several airports, the main one first. An airport listed
 * here never gets its city from its surroundings.
 */
export function metroTable() {
  const columns = { code: text, countryCode: text, name: text, airports: listOf(text) }
  return readTable(new URL('../facts/metro-areas.tsv', import.meta.url), columns)
}

/**
 * City code of every airport. Listed cities come first. Then an airport without scheduled flights belongs to
 * the city of the nearest airport with flights within 14 km (Addison to Dallas, Boeing Field to Seattle). Any
 * other airport is a city of its own under its own code, unless another city already has that code.
 */
export function assignCities(airports: readonly SourceAirport[]): Map<string, string> {
  const city = new Map<string, string>()
  const cityCodes = new Set<string>()
  for (const metro of metroTable()) {
    cityCodes.add(metro.code)
    for (const code of metro.airports) city.set(code, metro.code)
  }
  const served = airports.filter((a) => a.flightable)
  for (const airport of served) {
    if (!city.has(airport.code) && !cityCodes.has(airport.code)) city.set(airport.code, airport.code)
  }
  for (const airport of airports) {
    if (city.has(airport.code)) continue
    const near = nearest(airport, served, city, cityCodes.has(airport.code) ? 20000 : 14)
    city.set(airport.code, (near && city.get(near.code)) ?? airport.code)
  }
  return city
}

function nearest(
  from: SourceAirport,
  served: readonly SourceAirport[],
  city: ReadonlyMap<string, string>,
  withinKm: number,
): SourceAirport | null {
  let best: SourceAirport | null = null
  let bestKm = withinKm
  for (const other of served) {
    if (other.countryCode !== from.countryCode || !city.has(other.code)) continue
    if (withinKm < 100 && Math.abs(other.lat - from.lat) > 0.3) continue
    const km = kmBetween(from.lat, from.lon, other.lat, other.lon)
    if (km <= bestKm) {
      best = other
      bestKm = km
    }
  }
  return best
}
