import { LRUCache } from 'lru-cache'
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

/** The hotels of a city by its row in the gazetteer; the same object as long as it is in the cache. */
export function cityOfRow(row: number): CityHotels {
  return recent.memo(gazetteer().id[row] ?? 0, { context: () => makeCityOfRow(row) })
}

/** Makes the hotels of a city anew, for callers that go through many cities. */
export function makeCityOfRow(row: number): CityHotels {
  const basis = cityBasisOf(row)
  return makeCityHotels(basis, basis.hotels)
}
