import type { AirlineRecord, AirportRecord, CityRecord } from '../../contract/reference/files.ts'
import { makePlaceIndex, type PlaceIndex } from '../../lib/place/place-index.ts'
import { placesFromFiles } from '../../lib/place/places-from-files.ts'

let places: Promise<PlaceIndex> | undefined
let airlineNames: Promise<ReadonlyMap<string, string>> | undefined

/** The places of the reference files, loaded once per page load; a failed load may be tried again. */
export function loadPlaces(): Promise<PlaceIndex> {
  places ??= Promise.all([read<CityRecord[]>('cities'), read<AirportRecord[]>('airports')])
    .then(([cities, airports]) => makePlaceIndex(placesFromFiles(cities, airports)))
    .catch((failure: unknown) => {
      places = undefined
      throw failure
    })
  return places
}

/** Airline names by two-character code, loaded once per page load. */
export function loadAirlineNames(): Promise<ReadonlyMap<string, string>> {
  airlineNames ??= read<AirlineRecord[]>('airlines')
    .then((airlines) => new Map(airlines.map((airline) => [airline.code, airline.name])))
    .catch((failure: unknown) => {
      airlineNames = undefined
      throw failure
    })
  return airlineNames
}

async function read<T>(file: string): Promise<T> {
  const response = await fetch(`/api/reference/${file}.json`)
  if (!response.ok) throw new Error(`The ${file} file could not be read (${response.status}).`)
  return (await response.json()) as T
}
