import { OnceBuilt, type Pausing } from '../once-built.ts'
import { airports, airportsOfCity } from '../reference/airports.ts'
import { cities } from '../reference/cities.ts'
import { CommonBeginnings } from './frequent-beginnings.ts'
import { gazetteer, goOnWithGazetteer } from '../geography/gazetteer.ts'
import { goOnWithLand } from '../geography/land.ts'
import { KnownHotels } from './known-hotels.ts'
import { KeyIndex } from './key-index.ts'
import { cityId } from '../geography/place-id.ts'
import { placeKeys } from './place-keys.ts'
import { WholeWords } from './whole-words.ts'
import { WordSignatures } from './word-signatures.ts'

/** Everything that a search needs, built together. */
export type PlaceIndex = {
  keys: KeyIndex
  common: CommonBeginnings
  wholes: WholeWords
  signatures: WordSignatures
  hotels: KnownHotels
  /**
   * The city with this IATA code, or the city of the airport with this code, in lower case; null when there
   * is none. `busy` means that the airport is among the thousand busiest, so that the code was meant (`lon`)
   * and not a prefix (`usa`, `bar`).
   */
  cityOfCode(code: string): { row: number; busy: boolean } | null
}

const shared = new OnceBuilt(buildIndex)

/** The index of this process, built at the first call unless `goOnWithPlaceIndex` has built it before. */
export function placeIndex(): PlaceIndex {
  return shared.get()
}

/** Runs the next step of the build, some milliseconds long. @returns whether the index is complete. */
export function goOnWithPlaceIndex(): boolean {
  return shared.goOn()
}

function* buildIndex(): Pausing<PlaceIndex> {
  while (!goOnWithGazetteer()) yield
  // The hotels of coastal cities are placed with the help of the coast.
  while (!goOnWithLand()) yield
  const places = gazetteer()
  const sortedKeys = yield* placeKeys(places)
  const keys = yield* KeyIndex.of(sortedKeys)
  const wholes = new WholeWords(places)
  yield
  const signatures = yield* WordSignatures.of(sortedKeys, places, wholes)
  const hotels = yield* KnownHotels.of(places)
  const common = yield* CommonBeginnings.of(keys)
  // The first look-up of a code reads the table of airports and sorts all ids, so make one now.
  yield
  cityOfCode('lon')
  return { keys, common, wholes, signatures, hotels, cityOfCode }
}

function cityOfCode(code: string): { row: number; busy: boolean } | null {
  if (code.length !== 3) return null
  const upper = code.toUpperCase()
  const airport = airports().get(upper)
  const city = cities().get(upper) ?? (airport?.flightable ? cities().get(airport.cityCode) : undefined)
  if (!city?.flightable || city.geonamesId === 0) return null
  const row = gazetteer().rowOf(cityId(city.geonamesId))
  if (row === null) return null
  const largest = airports().get(airportsOfCity(city.code)[0] ?? '')
  return { row, busy: (largest?.sizeRank ?? 0) >= 0.5 }
}
