import { writeFileSync } from 'node:fs'
import { cityNames } from '../facts/city-names.ts'
import { busyAirports } from '../facts/busy-airports.ts'
import { terminalCounts } from '../facts/terminals.ts'
import { assignCities, metroTable } from './city-of-airport.ts'
import { bareName, placeServed } from './city-name.ts'
import { PlacesAround } from './populated-places.ts'
import type { PopulatedPlace } from './populated-places.ts'
import { sourceAirports } from './source-airports.ts'
import type { SourceAirport } from './source-airports.ts'

/** Both tables as text, exactly as they are stored in `reference/data`. */
export type Tables = { 'airports.tsv': string; 'cities.tsv': string }

/** Builds both tables from the packages and the listed facts. The same packages give the same text. */
export async function makeTables(): Promise<Tables> {
  const airports = await sourceAirports()
  const cityOf = assignCities(airports)
  const places = new PlacesAround()
  const served = new Map(airports.map((a) => [a.code, placeServed(a, places)]))
  const size = sizeRanks(airports, served)
  const terminals = pairs(terminalCounts)
  const airportLines = airports.map((a) =>
    [
      a.code,
      a.name,
      cityOf.get(a.code),
      a.countryCode,
      a.timeZone,
      a.lat,
      a.lon,
      a.iataType,
      a.flightable ? 1 : 0,
      size.get(a.code),
      terminals.get(a.code) ?? '',
    ].join('\t'),
  )
  return {
    'airports.tsv': airportLines.join('\n') + '\n',
    'cities.tsv': cityLines(airports, cityOf, served, size, places).join('\n') + '\n',
  }
}

/** One line per city: code, name, country, zone, lat, lon, flightable, population, GeoNames id (0: none). */
function cityLines(
  airports: readonly SourceAirport[],
  cityOf: ReadonlyMap<string, string>,
  served: ReadonlyMap<string, PopulatedPlace | null>,
  size: ReadonlyMap<string, number>,
  places: PlacesAround,
): string[] {
  const metros = new Map(metroTable().map((metro) => [metro.code, metro]))
  const groups = Map.groupBy(airports, (a) => cityOf.get(a.code) ?? a.code)
  const lines: string[] = []
  for (const [code, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const metro = metros.get(code)
    const largest = group.toSorted(
      (a, b) => (size.get(b.code) ?? 0) - (size.get(a.code) ?? 0),
    )[0] as SourceAirport
    const main = (metro && group.find((a) => a.code === metro.airports[0])) ?? largest
    const name = metro?.name ?? cityNames[code] ?? null
    const around = served.get(main.code) ?? null
    const named = name ? placeNamed(name, main, places) : null
    const place = named && named.population * 20 >= (around?.population ?? 0) ? named : around
    lines.push(
      [
        code,
        name ?? place?.name ?? bareName(main.name),
        metro?.countryCode ?? main.countryCode,
        main.timeZone,
        place ? place.loc.coordinates[1] : main.lat,
        place ? place.loc.coordinates[0] : main.lon,
        group.some((a) => a.flightable) ? 1 : 0,
        place?.population ?? 0,
        place?.cityId ?? 0,
      ].join('\t'),
    )
  }
  return lines
}

/** The largest place within 90 km whose name is or begins with `name`, ignoring accents. */
function placeNamed(name: string, main: SourceAirport, places: PlacesAround): PopulatedPlace | null {
  const wanted = plain(name)
  let best: PopulatedPlace | null = null
  let top = 0
  for (const { place } of places.within(main.lat, main.lon, 90)) {
    const found = plain(place.name)
    const weight = (place.population + 1) * (found === wanted ? 5 : found.startsWith(wanted) ? 1 : 0)
    if (weight > top) {
      best = place
      top = weight
    }
  }
  return best
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
}

/**
 * 0.5 to 1 by traffic band for the thousand busiest; the others by kind of airfield, runway and population
 * around.
 */
function sizeRanks(
  airports: readonly SourceAirport[],
  served: ReadonlyMap<string, PopulatedPlace | null>,
): Map<string, number> {
  const bands = pairs(busyAirports)
  return new Map(airports.map((a) => [a.code, Math.round(rankOf(a) * 1000) / 1000]))

  function rankOf(a: SourceAirport): number {
    const people = served.get(a.code)?.population ?? 0
    const fine = Math.min(1, Math.log10(people + 10) / 7.5)
    const millions = bands.get(a.code)
    if (millions !== undefined && a.flightable)
      return 0.5 + 0.48 * (Math.log(millions / 2) / Math.log(37.5)) + 0.02 * fine
    const field = { large: 0.3, medium: 0.2, small: 0.08 }[a.size]
    const runway = Math.min(1, a.runwayFeet / 12000)
    return (a.flightable ? field + 0.08 : field / 4) + 0.06 * fine + 0.04 * runway
  }
}

/** Parses lines like `12: AAA BBB` into a map from airport to number. */
function pairs(table: string): Map<string, number> {
  const out = new Map<string, number>()
  for (const line of table.trim().split('\n')) {
    const [count = '', codes = ''] = line.split(': ')
    for (const code of codes.split(' ')) if (!out.has(code)) out.set(code, Number(count))
  }
  return out
}

if (import.meta.main) {
  const tables = await makeTables()
  for (const [name, text] of Object.entries(tables)) {
    writeFileSync(new URL(`../data/${name}`, import.meta.url), text)
  }
}
