import type { City as ListedCity } from '../../supply/reference/port.ts'
import { flag, number, readTable, text } from '../table.ts'

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
  byCode ??= new Map(
    readTable(new URL('./data/cities.tsv', import.meta.url), cityColumns).map((city) => [city.code, city]),
  )
  return byCode
}

/** Columns of `data/cities.tsv`, which `make/make-tables.ts` writes (docs/data.md). */
export const cityColumns = {
  code: text,
  name: text,
  countryCode: text,
  timeZone: text,
  lat: number,
  lon: number,
  flightable: flag,
  population: number,
  geonamesId: number,
}
