import { writeFileSync } from 'node:fs'
import { number, orNull, readTable, text } from '../../table.ts'
import { airportColumns } from '../airports.ts'
import { cityColumns } from '../cities.ts'
import { assignCities, metroTable } from './city-of-airport.ts'
import { bareName, placeServed } from './city-name.ts'
import { withoutLandingPlaces } from './landing-places.ts'
import { PlacesAround } from './populated-places.ts'
import type { PopulatedPlace } from './populated-places.ts'
import { sourceAirports } from './source-airports.ts'
import type { SourceAirport } from './source-airports.ts'

/** Both tables as text, exactly as they are stored in `reference/data`. */
export type Tables = { 'airports.tsv': string; 'cities.tsv': string }

/** Builds both tables from the packages and the listed facts. The same packages give the same text. */
export async function makeTables(): Promise<Tables> {
  const airports = withoutLandingPlaces(await sourceAirports(), new Set(busyAirports().keys()))
  const cityOf = assignCities(airports)
  const places = new PlacesAround()
  const served = new Map(airports.map((a) => [a.code, placeServed(a, places)]))
  const size = sizeRanks(airports, served)
  const terminals = terminalCounts()
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
    'airports.tsv': tableText(airportColumns, airportLines),
    'cities.tsv': tableText(cityColumns, cityLines(airports, cityOf, served, size, places)),
  }
}

function tableText(columns: object, lines: readonly string[]): string {
  return [Object.keys(columns).join('\t'), ...lines, ''].join('\n')
}

/** One line per city: code, name, country, zone, lat, lon, flightable, population, GeoNames id (0: none). */
function cityLines(
  airports: readonly SourceAirport[],
  cityOf: ReadonlyMap<string, string>,
  served: ReadonlyMap<string, PopulatedPlace | null>,
  size: ReadonlyMap<string, number>,
  places: PlacesAround,
): string[] {
  const names = cityNames()
  const metros = new Map(metroTable().map((metro) => [metro.code, metro]))
  const groups = Map.groupBy(airports, (a) => cityOf.get(a.code) ?? a.code)
  const lines: string[] = []
  const placeOf = (geonamesId: number | null, name: string | null, main: SourceAirport) => {
    if (geonamesId !== null) return places.withId(geonamesId)
    const around = served.get(main.code) ?? null
    const named = name === null ? null : placeNamed(name, main, places)
    return named && named.population * 20 >= (around?.population ?? 0) ? named : around
  }
  for (const [code, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const metro = metros.get(code)
    const largest = group.toSorted(
      (a, b) => (size.get(b.code) ?? 0) - (size.get(a.code) ?? 0),
    )[0] as SourceAirport
    const main = (metro && group.find((a) => a.code === metro.airports[0])) ?? largest
    const name = metro?.name ?? names.get(code)?.name ?? null
    const place = placeOf(names.get(code)?.geonamesId ?? null, name, main)
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
    const plainName = plain(place.name)
    const weight = (place.population + 1) * (plainName === wanted ? 5 : plainName.startsWith(wanted) ? 1 : 0)
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
  const bands = busyAirports()
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

/** Number of passenger terminals of large airports; others have one, or an unknown number. */
function terminalCounts(): Map<string, number> {
  const file = new URL('../facts/terminals.tsv', import.meta.url)
  return new Map(
    readTable(file, { airport: text, terminals: number }).map(({ airport, terminals }) => [
      airport,
      terminals,
    ]),
  )
}

/**
 * The busiest airports in rough bands of yearly passengers (millions), estimated from general knowledge of
 * recent years and not taken from a table of figures. Good enough for ranking; the order inside a band means
 * nothing.
 */
function busyAirports(): Map<string, number> {
  const file = new URL('../facts/busy-airports.tsv', import.meta.url)
  return new Map(
    readTable(file, { airport: text, millions: number }).map(({ airport, millions }) => [airport, millions]),
  )
}

/**
 * Names of cities for which the nearest or largest populated place is not the name that agents use, by IATA
 * city code. It also has correct English names for places that the source names differently, and the
 * GeoNames number of the place that is served where the airport lies in another one.
 */
function cityNames() {
  const file = new URL('../facts/city-names.tsv', import.meta.url)
  const rows = readTable(file, { city: text, name: text, geonamesId: orNull(number) })
  return new Map(rows.map((row) => [row.city, row]))
}

if (import.meta.main) {
  const tables = await makeTables()
  for (const [name, text] of Object.entries(tables)) {
    writeFileSync(new URL(`../data/${name}`, import.meta.url), text)
  }
}
