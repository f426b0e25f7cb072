import type { AirlineRecord, AirportRecord, CityRecord } from '../../contract/reference/files.ts'
import { makePlaceIndex, type Place, type PlaceIndex } from './place-index.ts'

const loadAirports = onceOrAgain(() => read<AirportRecord[]>('airports'))

/** The places of the reference files, loaded once per page load; a failed load can be retried. */
export const loadPlaces: () => Promise<PlaceIndex> = onceOrAgain(async () => {
  const [cities, airports] = await Promise.all([read<CityRecord[]>('cities'), loadAirports()])
  return makePlaceIndex(placesFromFiles(cities, airports))
})

/** Airline names by two-character code, loaded once per page load. */
export const loadAirlineNames = onceOrAgain(async () => {
  const airlines = await read<AirlineRecord[]>('airlines')
  return new Map(airlines.map((airline) => [airline.code, airline.name]))
})

/** Short airport names by IATA code, loaded once per page load. */
export const loadAirportNames = onceOrAgain(async () => {
  const airports = await loadAirports()
  return new Map(airports.map((airport) => [airport.code, shortName(airport.name)]))
})

/** "London Heathrow Airport" becomes "London Heathrow": in a column of airports the word adds nothing. */
function shortName(name: string): string {
  return name.replace(/ (International )?Airport$/i, '')
}

/** Loads once; a failed load can be retried. */
function onceOrAgain<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((failure: unknown) => {
      loading = undefined
      throw failure
    })
    return loading
  }
}

async function read<T>(file: string): Promise<T> {
  const response = await fetch(`/api/reference/${file}.json`)
  if (!response.ok) throw new Error(`The ${file} file could not be read (${response.status}).`)
  return (await response.json()) as T
}

/**
 * Cities and airports with flights, from the two reference files (Session gateway, Static files and images).
 * Places without flights are left out, including railway stations with a code.
 */
function placesFromFiles(cities: readonly CityRecord[], airports: readonly AirportRecord[]): Place[] {
  const served = airports.filter((airport) => airport.flightable && airport.iata_type !== 'railway')
  const servedCities = new Set(served.map((airport) => airport.city_code))
  const cityNames = new Map(cities.map((city) => [city.code, city.name]))
  const others = (names: Readonly<Record<string, string>>, own: string) =>
    [...new Set(Object.values(names))].filter((name) => name !== own)
  return [
    ...cities
      .filter((city) => city.has_flightable_airport && servedCities.has(city.code))
      .map((city): Place => ({
        code: city.code,
        kind: 'city',
        name: city.name,
        city: city.name,
        cityCode: city.code,
        country: city.country_code,
        otherNames: others(city.name_translations, city.name),
      })),
    ...served.map((airport): Place => ({
      code: airport.code,
      kind: 'airport',
      name: airport.name,
      city: cityNames.get(airport.city_code) ?? airport.name,
      cityCode: airport.city_code,
      country: airport.country_code,
      otherNames: others(airport.name_translations, airport.name),
    })),
  ]
}
