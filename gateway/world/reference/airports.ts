import type { Airport as ListedAirport } from '../../supply/reference/port.ts'
import { flag, number, oneOf, orNull, readTable, text } from '../table.ts'

/** An airport with the values that the simulation needs. */
export type Airport = ListedAirport & {
  /** Importance, 0 to 1; about 0.5 and more for the thousand busiest. */
  sizeRank: number
  /** Number of passenger terminals, where it is known. */
  terminals?: number
}

let byCode: Map<string, Airport> | null = null
let byCity: Map<string, string[]> | null = null

/** All airports by code, read at the first call (about 10,200; 15 ms). */
export function airports(): ReadonlyMap<string, Airport> {
  byCode ??= new Map(readAirports().map((airport) => [airport.code, airport]))
  return byCode
}

/** Codes of the flightable airports of a city, largest first; empty for an unknown city. */
export function airportsOfCity(cityCode: string): readonly string[] {
  byCity ??= groupByCity()
  return byCity.get(cityCode) ?? []
}

/** City code of an airport, or null for an unknown code. */
export function cityOfAirport(code: string): string | null {
  return airports().get(code)?.cityCode ?? null
}

/** Columns of `data/airports.tsv`, which `make/make-tables.ts` writes (docs/data.md). */
export const airportColumns = {
  code: text,
  name: text,
  cityCode: text,
  countryCode: text,
  timeZone: text,
  lat: number,
  lon: number,
  iataType: oneOf(['airport', 'heliport', 'seaplane']),
  flightable: flag,
  sizeRank: number,
  terminals: orNull(number),
}

function readAirports(): Airport[] {
  const otherNames = readOtherNames()
  return readTable(new URL('./data/airports.tsv', import.meta.url), airportColumns).map(
    ({ terminals, ...airport }) => ({
      ...airport,
      names: otherNames.get(airport.code) ?? {},
      ...(terminals !== null && { terminals }),
    }),
  )
}

/** What people call airports, beside their names: the town, the place, a former name. */
function readOtherNames(): ReadonlyMap<string, Record<string, string>> {
  const columns = { code: text, name: text }
  const rows = readTable(new URL('./facts/other-airport-names.tsv', import.meta.url), columns)
  const byCode = Map.groupBy(rows, ({ code }) => code)
  // The first name in English is that of the table of airports.
  const translations = (names: typeof rows) =>
    Object.fromEntries(names.map(({ name }, at) => [`en-x-${at + 2}`, name]))
  return new Map([...byCode].map(([code, names]) => [code, translations(names)]))
}

function groupByCity(): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  const bySize = [...airports().values()].filter((a) => a.flightable).sort((a, b) => b.sizeRank - a.sizeRank)
  for (const airport of bySize) {
    const group = groups.get(airport.cityCode)
    if (group) group.push(airport.code)
    else groups.set(airport.cityCode, [airport.code])
  }
  return groups
}
