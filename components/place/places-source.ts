import { hasOtherLetters, type NameFiles, type UnservedCityRow } from '../../lib/place/name-files.ts'
import { askDesk } from '../../lib/read.ts'
import { foldText, joined } from '../../text/fold-text.ts'
import { textForms } from '../../text/text-forms.ts'
import type { PlaceIndex } from './place-index.ts'
import type { Place } from './place.ts'
import { placesOfRows, withScripts } from './places-of-rows.ts'

/** A known city without scheduled flights, with the nearest airports that have many, in kilometres. */
export type UnservedCity = {
  name: string
  country: string
  nearest: readonly (readonly [airport: string, kilometres: number])[]
}

const forgets: (() => void)[] = []

const loadRows = onceOrAgain(() => read('places.json'))

/** The places of the reference files, loaded once per page load; a failed load can be retried. */
export const loadPlaces: () => Promise<PlaceIndex> = onceOrAgain(async () =>
  indexOf(placesOfRows(await loadRows())),
)

/** The places by their names in other letters than Latin, which are loaded when such a letter is typed. */
const loadScripts = onceOrAgain(async () => {
  const [rows, scripts] = await Promise.all([loadRows(), read('place-scripts.json')])
  return indexOf(placesOfRows(withScripts(rows, scripts)))
})

/** The places that can have a typed text in their names. */
export function loadPlacesFor(typed: string): Promise<PlaceIndex> {
  return hasOtherLetters(typed) ? loadScripts() : loadPlaces()
}

/**
 * Known cities without flights, by their folded names without blanks; loaded once, when a text names no place
 * that has flights.
 */
const loadUnservedCities = onceOrAgain(async () => unservedCitiesOf(await read('unserved-cities.json')))

/** The city without flights that a text names by a code or a whole name; null for none. */
export async function unservedCityNamed(typed: string): Promise<UnservedCity | null> {
  const cities = await loadUnservedCities()
  return textForms(typed).reduce<UnservedCity | null>(
    (found, form) => found ?? cities.get(joined(form)) ?? null,
    null,
  )
}

function unservedCitiesOf(rows: readonly UnservedCityRow[]): ReadonlyMap<string, UnservedCity> {
  const cities = new Map<string, UnservedCity>()
  // Of several cities with a name, the one with more names is the better known.
  for (const row of rows.toSorted(([, , one], [, , other]) => one.length - other.length)) {
    const [name, country, otherNames, nearest] = row
    for (const each of [...otherNames, name]) cities.set(joined(foldText(each)), { name, country, nearest })
  }
  return cities
}

/** Airline names by two-character code, loaded once per page load. */
export const loadAirlineNames = onceOrAgain(async () => new Map(await read('airlines.json')))

/** Short airport names by IATA code, loaded once per page load. */
export const loadAirportNames = onceOrAgain(async () => {
  const rows = await loadRows()
  return new Map(
    rows.flatMap(([, , , , airports]) => airports.map(([code, name]) => [code, shortName(name)])),
  )
})

/** Forgets the loaded places, as a new page load does. Tests begin with it. */
export function forgetPlaces(): void {
  for (const forget of forgets) forget()
}

/** "London Heathrow Airport" becomes "London Heathrow": in a column of airports the word adds nothing. */
function shortName(name: string): string {
  return name.replace(/ (International )?Airport$/i, '')
}

/** Loads once; a failed load can be retried. */
function onceOrAgain<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  forgets.push(() => (loading = undefined))
  return () => {
    loading ??= load().catch((failure: unknown) => {
      loading = undefined
      throw failure
    })
    return loading
  }
}

/** Reads a file of names. Offers and prices come first: a screen is usable with codes alone. */
async function read<Name extends keyof NameFiles>(name: Name): Promise<NameFiles[Name]> {
  const response = await askDesk(`/api/reference/${name}`, { priority: 'low' })
  if (!response.ok) throw new Error(`The file ${name} could not be read (${response.status}).`)
  return (await response.json()) as NameFiles[Name]
}

/** The index is code that a screen can do without until a place is typed. */
async function indexOf(places: readonly Place[]): Promise<PlaceIndex> {
  const { makePlaceIndex } = await import('./place-index.ts')
  return makePlaceIndex(places)
}
