/**
 * A city with its airports that have flights, the busiest first: IATA code, English name (empty where the
 * city is unknown), country (ISO 3166), other names in Latin letters, IANA zone, millions of passengers a
 * year (0 below two), and where it is known postal code and name of the state (`TX Texas`). Rows instead of
 * objects, and airports within their city, because a browser on a slow line waits for every byte. A file that
 * a browser has kept may lack what comes last.
 */
export type CityRow = readonly [
  code: string,
  name: string,
  country: string,
  otherNames: readonly string[],
  airports: readonly AirportRow[],
  timeZone?: string,
  millions?: number,
  state?: string,
]

/** IATA code of a city, and its names in other letters than Latin. */
export type ScriptRow = readonly [code: string, ...names: string[]]

export type AirportRow = readonly [code: string, name: string, country: string, ...otherNames: string[]]

/**
 * A known city without scheduled flights: English name, country (ISO 3166), its other names in any letters
 * and its codes, and the nearest airports with many passengers, each with its distance in kilometres.
 */
export type UnservedCityRow = readonly [
  name: string,
  country: string,
  otherNames: readonly string[],
  nearest: readonly (readonly [airport: string, kilometres: number])[],
]

/** Two-character code and name of an airline. */
export type AirlineRow = readonly [code: string, name: string]

/** The contents of the reference files, by their names below `/api/reference/`. */
export type NameFiles = {
  'places.json': readonly CityRow[]
  'place-scripts.json': readonly ScriptRow[]
  'unserved-cities.json': readonly UnservedCityRow[]
  'airlines.json': readonly AirlineRow[]
}

/** Whether a text has letters that only the names of `place-scripts.json` have. */
export function hasOtherLetters(text: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(text)
}
