import { countryName } from '../../lib/place/countries.ts'
import { foldText } from '../../text/fold-text.ts'
import { beginsWithTypo } from '../../text/one-typo.ts'
import { countriesNamed } from './find-countries.ts'
import { areasNamed } from './place-areas.ts'
import { stateName } from './place-name.ts'
import {
  placeTables,
  sorted,
  startingWith,
  type Beginnings,
  type Entry,
  type PlaceTables,
} from './place-tables.ts'
import { airportsEndingIn, placesCalled, placesCalledWithin, unique, type Match } from './places-called.ts'
import type { FoundPlace, Place } from './place.ts'

/** Finds places by typed text. */
export type PlaceIndex = {
  find: (query: string) => FoundPlace[]
  byCode: (code: string) => Place | undefined
}

/**
 * Few near matches are worth showing, and none for a short text: any three letters are one typo away from
 * some name.
 */
const TYPO_MIN_LENGTH = 4
const ENOUGH_WITHOUT_TYPOS = 3
/** A difference of weights by which one of two places with a name is meant: eight times the passengers. */
const FAR = 30
/** More guesses than are ever shown, since many are names of one place. */
const MOST_GUESSES = 100
/** A country of more cities than this asks which is meant, even if one is far busier than the others. */
const MOST_OF_ONE_CITY = 2
/** How many places are shown; more of an area, whose rows are all meant. */
const MOST = 8
const MOST_IN_AREAS = 20

/**
 * Builds the index. Matches come in this order: the exact code; the cities of a country, state or region;
 * whole names of cities in any language; whole names with their state or country (`cologne germany`); whole
 * names of airports; and, unless an area is named, beginnings of names; later words; names with one typo.
 * Busier places come first among equals. A city is followed by its airports.
 */
export function makePlaceIndex(places: readonly Place[]): PlaceIndex {
  const tables = placeTables(places)

  function find(query: string): FoundPlace[] {
    const key = foldText(query)
    if (key === '') return []
    const { matches, exact } = certain(tables, key)
    const isArea = matches.some(({ area }) => area !== undefined)
    const all = isArea ? matches : unique([...matches, ...guesses(tables.beginnings, key, matches.length)])
    // Where several places have the name, all of them come first.
    const shown =
      exact.length > 1 && !isArea ? all : unique(all.flatMap((match) => withAirports(match, tables.airports)))
    const isExact = (place: Place) => exact.some((each) => each.place === place)
    return shown.slice(0, isArea ? MOST_IN_AREAS : MOST).map((match) => foundBy(match, isExact(match.place)))
  }

  return { find, byCode: (code) => tables.codes.get(code.toUpperCase()) }
}

/** The places that a folded text names, and which of them it names exactly. */
function certain(tables: PlaceTables, key: string): { matches: Match[]; exact: readonly Match[] } {
  const bare = withoutAirport(key)
  const coded = bare.length === 3 ? tables.codes.get(bare.toUpperCase()) : undefined
  const whole = unique([...placesCalled(tables, key), ...(bare === key ? [] : placesCalled(tables, bare))])
  const [ofCities, ofAirports] = partition(whole, ({ place }) => place.kind === 'city')
  const countries = countriesNamed(key)
  const [here, elsewhere] = partition(ofCities, ({ place }) => countries.includes(place.country))
  const inAreas = areasNamed(tables, key, ofCities).flatMap((area) =>
    area.cities.map((place): Match => ({ place, area })),
  )
  const isNamed = whole.length > 0 || inAreas.length > 0
  const within = isNamed ? [] : placesCalledWithin(tables, key)
  const ends = isNamed || within.length > 0 ? [] : airportsEndingIn(tables, bare)
  const matches = unique([...inAreas, ...elsewhere, ...within, ...ofAirports, ...ends])
  if (coded) return { matches: unique([{ place: coded }, ...matches]), exact: [{ place: coded }] }
  const best = [elsewhere, within, ofAirports, ends].find(({ length }) => length > 0) ?? []
  if (inAreas.length === 0) {
    const exact = unrivalled(best, tables.weightOf)
    // An airport of the name that is far busier than the city may be meant as well: Daxing of Beijing.
    const busier = elsewhere.length === 0 ? [] : busierThan(exact, ofAirports, tables.weightOf)
    return { matches: unique([...exact, ...busier, ...matches]), exact: [...exact, ...busier] }
  }
  // A country means its city of that name (Mauritius), or its only busy one, and otherwise it asks which.
  const namesakes = here.filter(({ place }) => foldText(place.name) === key)
  if (namesakes.length > 0) return { matches, exact: namesakes }
  if (countries.length === 0 || inAreas.length > MOST_OF_ONE_CITY) return { matches, exact: inAreas }
  return { matches, exact: here.length > 0 ? here : unrivalled(inAreas, tables.weightOf) }
}

/** Of places with one name, those that no other outweighs by far: London, not London in Ontario. */
function unrivalled(matches: readonly Match[], weightOf: (place: Place) => number): readonly Match[] {
  const most = Math.max(...matches.map(({ place }) => weightOf(place)))
  return matches.filter(({ place }) => weightOf(place) + FAR > most)
}

function busierThan(
  matches: readonly Match[],
  others: readonly Match[],
  weightOf: (place: Place) => number,
): Match[] {
  const most = Math.max(...matches.map(({ place }) => weightOf(place)))
  return others.filter(({ place }) => weightOf(place) > most + FAR)
}

function withoutAirport(key: string): string {
  return key.replace(/ (?:international |intl )?airport$/, '')
}

/** Beginnings of names, then later words, then names with one typo where there is nothing else. */
function guesses(beginnings: Beginnings, key: string, certain: number): Entry[] {
  const [begun, later] = partition(startingWith(beginnings, key), ({ whole }) => whole)
  const near = [...heaviest(begun), ...heaviest(later)]
  if (certain > 0 || near.length >= ENOUGH_WITHOUT_TYPOS || key.length < TYPO_MIN_LENGTH) return near
  const sameFirst = startingWith(beginnings, key.slice(0, 1))
  return [
    ...near,
    ...heaviest(sameFirst.filter(({ whole, key: name }) => whole && beginsWithTypo(name, key))),
  ]
}

/** The entries that can be shown, in their order: a single letter begins thousands. */
function heaviest(entries: readonly Entry[]): Entry[] {
  if (entries.length <= MOST_GUESSES) return sorted(entries)
  const least = Float64Array.from(entries, ({ weight }) => -weight).sort()[MOST_GUESSES] ?? 0
  return sorted(entries.filter(({ weight }) => weight >= -least))
}

/** A place; a city of several airports is followed by them. */
function withAirports(match: Match, airports: ReadonlyMap<string, readonly Place[]>): Match[] {
  const { place: city, area } = match
  const own = city.kind === 'city' ? (airports.get(city.code) ?? []) : []
  if (own.length < 2) return [match]
  const others = own.filter(({ code }) => code !== city.code)
  return [match, ...others.map((place) => ({ place, ...(area && { area }) }))]
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}

function foundBy({ place, name, area }: Match, exact: boolean): FoundPlace {
  const isShown = name === undefined || place.kind === 'airport' || foldText(name) === foldText(place.name)
  const where = [stateName(place), countryName(place.country)].filter(Boolean)
  return {
    place,
    exact,
    where: where.join(', '),
    ...(!isShown && { otherName: name }),
    ...(area && { area: { name: area.name, airportCount: area.airportCount } }),
  }
}
