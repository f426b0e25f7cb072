import { foldText, joined } from '../../text/fold-text.ts'
import { stateName } from './place-name.ts'
import { nameForms } from './place-names.ts'
import type { Place } from './place.ts'

/** A folded name, or the end of one from a later word on (not `whole`). */
export type Entry = { key: string; name: string; place: Place; whole: boolean; weight: number }

/** Entries by the first letter and the first two letters of their keys. */
export type Beginnings = ReadonlyMap<string, readonly Entry[]>

/** What is looked up for each typed text. */
export type PlaceTables = {
  codes: ReadonlyMap<string, Place>
  /** Airports by the code of their city, the busiest first. */
  airports: ReadonlyMap<string, readonly Place[]>
  beginnings: Beginnings
  /** Whole names, without their blanks. */
  byWhole: ReadonlyMap<string, readonly Entry[]>
  /** Cities by their country, the busiest first. */
  citiesByCountry: ReadonlyMap<string, readonly Place[]>
  /** Cities by the folded name of their state without its blanks, the busiest first. */
  citiesByState: ReadonlyMap<string, readonly Place[]>
  /** How much traffic and how many names a place has. */
  weightOf: (place: Place) => number
}

/** Gathers the tables that places are found by. */
export function placeTables(places: readonly Place[]): PlaceTables {
  const codes = new Map<string, Place>()
  for (const place of places) {
    // If a city and an airport have the same code, it finds the city.
    if (place.kind === 'city' || !codes.has(place.code)) codes.set(place.code, place)
  }
  const airports = Map.groupBy(
    places.filter(({ kind }) => kind === 'airport'),
    ({ cityCode }) => cityCode,
  )
  const weightOf = weights(places, airports)
  const entries = entriesOf(places, codes, weightOf)
  const cities = places
    .filter(({ kind }) => kind === 'city')
    .sort((one, other) => weightOf(other) - weightOf(one))
  return {
    codes,
    airports,
    beginnings: beginningsOf(entries),
    byWhole: Map.groupBy(
      entries.filter(({ whole }) => whole),
      ({ key }) => joined(key),
    ),
    citiesByCountry: Map.groupBy(cities, ({ country }) => country),
    citiesByState: Map.groupBy(cities, (city) => joined(foldText(stateName(city)))),
    weightOf,
  }
}

/** Passengers count most; then how many names a city has, since famous ones have many. */
function weights(places: readonly Place[], airports: ReadonlyMap<string, readonly Place[]>) {
  const found = new Map<Place, number>()
  const fame = new Map<string, number>()
  for (const { kind, cityCode, otherNames } of places) {
    if (kind === 'city') fame.set(cityCode, Math.min(10, otherNames.length))
  }
  for (const place of places) {
    const own = airports.get(place.cityCode) ?? []
    const traffic = place.millions ? 20 + 10 * Math.log2(place.millions) : 0
    const size = (fame.get(place.cityCode) ?? 0) + Math.min(4, own.length)
    found.set(place, traffic + size + (place.kind === 'city' ? 4 : -own.indexOf(place)))
  }
  return (place: Place): number => found.get(place) ?? 0
}

function entriesOf(
  places: readonly Place[],
  codes: ReadonlyMap<string, Place>,
  weightOf: (place: Place) => number,
): Entry[] {
  const entries: Entry[] = []
  for (const each of places) {
    const city = codes.get(each.code)
    // An airport with its city's code is covered by the city, also by the airport's names.
    const place = each.kind === 'airport' && city?.kind === 'city' ? city : each
    const weight = weightOf(place)
    for (const { form, name } of nameForms(each)) {
      entries.push({ key: form, name, place, whole: true, weight })
      for (let blank = form.indexOf(' '); blank !== -1; blank = form.indexOf(' ', blank + 1)) {
        entries.push({ key: form.slice(blank + 1), name, place, whole: false, weight })
      }
    }
  }
  return entries
}

function beginningsOf(entries: readonly Entry[]): Beginnings {
  const one = Map.groupBy(entries, ({ key }) => key.slice(0, 1))
  const two = Map.groupBy(
    entries.filter(({ key }) => key.length > 1),
    ({ key }) => key.slice(0, 2),
  )
  return new Map([...one, ...two])
}

/** The entries whose key begins with a folded text. */
export function startingWith(beginnings: Beginnings, key: string): readonly Entry[] {
  const entries = beginnings.get(key.slice(0, 2)) ?? []
  return key.length <= 2 ? entries : entries.filter((entry) => entry.key.startsWith(key))
}

/** Busier places first, then shorter names. */
export function sorted(entries: readonly Entry[]): Entry[] {
  return entries.toSorted(
    (one, other) =>
      other.weight - one.weight ||
      one.key.length - other.key.length ||
      (one.place.code < other.place.code ? -1 : 1),
  )
}
