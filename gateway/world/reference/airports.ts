import type { Airport as ListedAirport, IataType } from '../../supply/reference/port.ts'
import { readRows } from './data-file.ts'

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
  byCode ??= new Map(readRows('airports.tsv').map((row) => [row[0] ?? '', airportOf(row)]))
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

function airportOf(row: readonly string[]): Airport {
  const [
    code = '',
    name = '',
    cityCode = '',
    countryCode = '',
    timeZone = '',
    lat,
    lon,
    type,
    flights,
    size,
    gates,
  ] = row
  const airport: Airport = {
    code,
    name,
    cityCode,
    countryCode,
    timeZone,
    lat: Number(lat),
    lon: Number(lon),
    iataType: type as IataType,
    flightable: flights === '1',
    sizeRank: Number(size),
  }
  if (gates) airport.terminals = Number(gates)
  return airport
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
