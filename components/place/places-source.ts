import type { CityRow, NameFiles } from '../../lib/place/name-files.ts'
import { askDesk } from '../../lib/read.ts'
import { makePlaceIndex, type Place, type PlaceIndex } from './place-index.ts'

const forgets: (() => void)[] = []

const loadRows = onceOrAgain(() => read('places.json'))

/** The places of the reference files, loaded once per page load; a failed load can be retried. */
export const loadPlaces: () => Promise<PlaceIndex> = onceOrAgain(async () =>
  makePlaceIndex(placesOf(await loadRows())),
)

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

/** Cities before airports. The airports of an unknown city are found by their own names. */
function placesOf(rows: readonly CityRow[]): Place[] {
  const cities = rows.flatMap(([code, name, country, otherNames, , timeZone]): Place[] =>
    name === ''
      ? []
      : [{ code, kind: 'city', name, city: name, cityCode: code, country, otherNames, timeZone }],
  )
  const airports = rows.flatMap(([cityCode, city, , , own, timeZone]) =>
    own.map(([code, name, country, ...otherNames]): Place => {
      const named = { name, city: city === '' ? name : city, otherNames }
      return { code, kind: 'airport', ...named, cityCode, country, timeZone }
    }),
  )
  return [...cities, ...airports]
}
