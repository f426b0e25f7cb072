import { hashText } from '../../hash.ts'
import { gazetteer } from '../../place/gazetteer.ts'
import type { CityHotels } from '../city-hotels.ts'
import { countryPriceLevels, usualPriceLevel } from './country-price-levels.ts'

/** What the prices of a place's hotels have in common. */
export type Market = {
  /** Decides which dates are busy. */
  seed: number
  /** Price level, 1 for a large Portuguese town. */
  level: number
  /** Latitude in degrees: it decides the seasons. */
  lat: number
}

/** The market of the place that the hotels lie in. A place that the gazetteer does not know is an ordinary one. */
export function marketOf(city: CityHotels): Market {
  const seed = hashText(`market ${city.placeId}`)
  const row = gazetteer().rowOf(city.placeId)
  if (row === null) return { seed, level: usualPriceLevel / 100, lat: city.lat[0] ?? 0 }
  const place = gazetteer().place(row)
  const country = (countryPriceLevels[place.country.code] ?? usualPriceLevel) / 100
  // A village is a fifth cheaper than a town of 100,000, a metropolis a fifth dearer.
  const size = 0.8 + 0.2 * Math.min(2, Math.max(0, Math.log10(Math.max(1, place.population) / 10_000)))
  return { seed, level: country * size, lat: place.lat }
}
