import { gazetteer } from '../../geography/gazetteer.ts'
import type { CityHotels } from '../city-hotels.ts'
import { cityBasisOf } from './city-basis-of.ts'
import { makeCityHotels } from './make-city-hotels.ts'
import { RecentPlaces } from './recent-places.ts'

const recent = new RecentPlaces()

/** The hotels of a city by its row in the gazetteer; the same object as long as it is among the recent ones. */
export function cityOfRow(row: number): CityHotels {
  return recent.get(gazetteer().id[row] ?? 0, () => makeCityOfRow(row))
}

/** The same, made anew: for those who go over many cities. */
export function makeCityOfRow(row: number): CityHotels {
  const basis = cityBasisOf(row)
  return makeCityHotels(basis, basis.hotels)
}
