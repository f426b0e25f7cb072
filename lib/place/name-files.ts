/**
 * A city with its airports that have flights: IATA code, English name (empty where the city is unknown),
 * country (ISO 3166), names in other languages, IANA zone. Rows instead of objects, and airports within their
 * city, because a browser on a slow line waits for every byte. A file that a browser has kept may have no
 * zones yet.
 */
export type CityRow = readonly [
  code: string,
  name: string,
  country: string,
  otherNames: readonly string[],
  airports: readonly AirportRow[],
  timeZone?: string,
]

export type AirportRow = readonly [code: string, name: string, country: string, ...otherNames: string[]]

/** Two-character code and name of an airline. */
export type AirlineRow = readonly [code: string, name: string]

/** The contents of the reference files, by their names below `/api/reference/`. */
export type NameFiles = { 'places.json': readonly CityRow[]; 'airlines.json': readonly AirlineRow[] }
