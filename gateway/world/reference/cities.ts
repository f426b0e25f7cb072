import type { City as ListedCity } from '../../supply/reference/port.ts'
import { readRows } from './data-file.ts'

/** A city with the values that the simulation needs. */
export type City = Omit<ListedCity, 'names'> & {
  /** Population of the place that the city is named after; 0 when unknown. */
  population: number
  /** GeoNames number of that place; 0 when there is none. */
  geonamesId: number
}

let byCode: Map<string, City> | null = null

/** All cities by code, read at the first call (about 9,700). */
export function cities(): ReadonlyMap<string, City> {
  byCode ??= new Map(readRows('cities.tsv').map((row) => [row[0] ?? '', cityOf(row)]))
  return byCode
}

function cityOf(row: readonly string[]): City {
  const [
    code = '',
    name = '',
    countryCode = '',
    timeZone = '',
    lat,
    lon,
    flightable,
    population,
    geonamesId,
  ] = row
  return {
    code,
    name,
    countryCode,
    timeZone,
    lat: Number(lat),
    lon: Number(lon),
    flightable: flightable === '1',
    population: Number(population),
    geonamesId: Number(geonamesId),
  }
}
