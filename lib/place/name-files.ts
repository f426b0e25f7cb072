/**
 * A city with its airports that have flights: IATA code, English name (empty where the city is unknown),
 * country (ISO 3166), names in other languages. Rows instead of objects, and airports within their city,
 * because a browser on a slow line waits for every byte.
 */
export type CityRow = readonly [
  code: string,
  name: string,
  country: string,
  otherNames: readonly string[],
  airports: readonly AirportRow[],
]

export type AirportRow = readonly [code: string, name: string, country: string, ...otherNames: string[]]

/** Two-character code and name of an airline. */
export type AirlineRow = readonly [code: string, name: string]

/** What the browser reads of the reference files, by their names below `/api/reference/`. */
export type NameFiles = { 'places.json': readonly CityRow[]; 'airlines.json': readonly AirlineRow[] }
