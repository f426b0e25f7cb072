import { placeTypes } from '../../../contract/place/types.ts'
import type { CityHotels } from '../hotel/city-hotels.ts'
import { cityOfRow } from '../hotel/catalogue/known-city.ts'
import { BestRows } from './best-rows.ts'
import { foldText } from '../../../text/fold-text.ts'
import { gazetteer } from '../geography/gazetteer.ts'
import { hotelAt, type HotelAt } from './hotel-place.ts'
import type { KeyIndex } from './key-index.ts'

/** How many cities of the same name are searched, the largest first. */
const namesakes = 2

const foldedNames = new WeakMap<CityHotels, readonly string[]>()

/**
 * Hotels found by city and name: some words of the text, mostly at its start or end, are the whole name of a
 * city, and all others occur in the hotel's name (`miradouro lisbon`). This finds every hotel of the world,
 * but has to make the city's hotels first.
 */
export function cityHotelsByName(keys: KeyIndex, words: readonly string[], limit: number): HotelAt[] {
  const hotels: HotelAt[] = []
  const find = (from: number, end: number) => {
    const others = [...words.slice(0, from), ...words.slice(end)]
    const cities = citiesNamed(keys, words.slice(from, end).join(' '))
    if (hotels.length < limit) hotels.push(...hotelsIn(cities, others, limit - hotels.length))
  }
  for (let cut = words.length - 1; cut > 0; cut--) {
    find(cut, words.length)
    find(0, cut)
  }
  for (let from = 1; from < words.length - 1 && hotels.length === 0; from++) {
    for (let end = words.length - 1; end > from; end--) find(from, end)
  }
  return hotels.slice(0, limit)
}

/** Rows of the largest cities with exactly this name. */
function citiesNamed(keys: KeyIndex, name: string): readonly number[] {
  const run = keys.narrow(keys.all(), name, 0)
  if (run === null) return []
  const best = new BestRows(namesakes)
  for (let key = run.lo; key < run.hi && keys.endsAt(key, run.depth); key++) {
    const row = keys.row[key]!
    if (gazetteer().type[row] === placeTypes.indexOf('city')) best.offer(row, keys.score[key]!)
  }
  return best.rows()
}

function hotelsIn(cityRows: readonly number[], words: readonly string[], limit: number): HotelAt[] {
  return cityRows.flatMap((cityRow) => {
    const city = cityOfRow(cityRow)
    const names = namesOf(city)
    const best = new BestRows(limit)
    for (let row = 0; row < names.length; row++) {
      const name = names[row]!
      if (words.every((word) => name.includes(` ${word}`)))
        best.offer(row, (name.startsWith(` ${words.join(' ')}`) ? 1e9 : 0) + city.popularity[row]!)
    }
    return best.rows().map((row) => hotelAt(cityRow, row))
  })
}

/** The folded names of a city's hotels, each with a space before its first word. */
function namesOf(city: CityHotels): readonly string[] {
  const cached = foldedNames.get(city)
  if (cached !== undefined) return cached
  const folded = city.name.map((name) => ` ${foldText(name)}`)
  foldedNames.set(city, folded)
  return folded
}
