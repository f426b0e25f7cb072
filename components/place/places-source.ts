import type { AirlineRecord, AirportRecord, CityRecord } from '../../contract/reference/files.ts'
import { makePlaceIndex, type PlaceIndex } from './place-index.ts'
import { placesFromFiles } from './places-from-files.ts'

const loadAirports = onceOrAgain(() => read<AirportRecord[]>('airports'))

/** The places of the reference files, loaded once per page load; a failed load may be tried again. */
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

/** "London Heathrow Airport" reads as "London Heathrow": in a column of airports the word says nothing. */
function shortName(name: string): string {
  return name.replace(/ (International )?Airport$/i, '')
}

/** Loads once; a failed load may be tried again. */
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
