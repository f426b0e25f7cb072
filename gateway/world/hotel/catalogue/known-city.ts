import { LRUCache } from 'lru-cache'
import { foldText } from '../../../../text/fold-text.ts'
import { gazetteer } from '../../geography/gazetteer.ts'
import type { CityHotels } from '../city-hotels.ts'
import { cityBasisOf } from './city-basis-of.ts'
import { makeCityHotels } from './make-city-hotels.ts'

/**
 * A cache of the hotels of the 50 places used last; `context` makes them. A metropolis takes about a
 * megabyte.
 */
export const recentPlaces = () =>
  new LRUCache<number, CityHotels, () => CityHotels>({
    max: 50,
    memoMethod: (_placeId, _stale, { context: make }) => make(),
  })

const recent = recentPlaces()

/**
 * Folded names of the hotels of the last cities that were listed, by row of the city, each name between line
 * ends. A city takes about 20 kB here and 50 times as much with all facts.
 */
const namesOfListed = new LRUCache<number, string>({ max: 300 })

/** The hotels of a city by its row in the gazetteer; the same object as long as it is in the cache. */
export function cityOfRow(row: number): CityHotels {
  return recent.memo(gazetteer().id[row] ?? 0, { context: () => makeCityOfRow(row) })
}

/** The hotels of a city whose list is shown: from now on they are found by their names alone. */
export function listedCity(row: number): CityHotels {
  const city = cityOfRow(row)
  // Asking for the names keeps them longest.
  if (namesOfListed.get(row) === undefined)
    namesOfListed.set(row, `\n${city.name.map(foldText).join('\n')}\n`)
  return city
}

/** A hotel by the rows of its city and of its own in that city; `whole` if the text is its whole name. */
export type ListedHotel = { cityRow: number; row: number; whole: boolean }

/** Hotels whose folded name begins with a text, of the cities that were listed last. */
export function* listedHotels(folded: string): Generator<ListedHotel> {
  for (const [cityRow, names] of namesOfListed.entries()) {
    let [at, counted, row] = [names.indexOf(`\n${folded}`), 0, 0]
    while (at !== -1) {
      for (
        let end = names.indexOf('\n', counted);
        end !== -1 && end < at;
        end = names.indexOf('\n', end + 1)
      ) {
        row++
        counted = end + 1
      }
      yield { cityRow, row, whole: names[at + 1 + folded.length] === '\n' }
      at = names.indexOf(`\n${folded}`, at + 1)
    }
  }
}

/** Makes the hotels of a city anew, for callers that go through many cities. */
export function makeCityOfRow(row: number): CityHotels {
  const basis = cityBasisOf(row)
  return makeCityHotels(basis, basis.hotels)
}
