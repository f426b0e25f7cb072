import { gazetteer } from '../../geography/gazetteer.ts'
import { cityId } from '../../geography/place-id.ts'
import { sandboxCity } from '../../geography/sandbox-city.ts'
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

/** Whether a row is the city of the sandbox or part of it. */
export function isSandboxRow(row: number): boolean {
  const places = gazetteer()
  const sandbox = cityId(sandboxCity.number)
  const city = places.cityOf(row)
  return places.id[row] === sandbox || (city !== null && places.id[city] === sandbox)
}
