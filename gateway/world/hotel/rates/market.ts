import { hashText } from '../../../hash.ts'
import { countryPriceLevels, usualPriceLevel } from './country-price-levels.ts'
import { zoneOfCity } from '../../geography/place-zone.ts'
import { placeOf } from './home-place.ts'

/** The facts that the prices of all hotels of a city share. */
export type Market = {
  /** Decides which dates are busy. */
  seed: number
  /** Price level; 1 is that of a large Portuguese town. */
  level: number
  /**
   * The city's centre in degrees; null for a place that the gazetteer does not have. The latitude decides the
   * seasons.
   */
  centre: { lat: number; lon: number } | null
  /** IANA zone of all hotels of the city. */
  timeZone: string
}

/**
 * The market of a city by its internal id; a place that the gazetteer does not have gets an average market.
 */
export function marketOf(placeId: number): Market {
  const seed = hashText(`market ${placeId}`)
  const timeZone = zoneOfCity(placeId)
  const place = placeOf(placeId)
  if (place === null) return { seed, level: usualPriceLevel / 100, centre: null, timeZone }
  const country = (countryPriceLevels[place.country.code] ?? usualPriceLevel) / 100
  // A village is a fifth cheaper than a town of 100,000 people, and a metropolis a fifth more expensive.
  const size = 0.8 + 0.2 * Math.min(2, Math.max(0, Math.log10(Math.max(1, place.population) / 10_000)))
  return { seed, level: country * size, centre: { lat: place.lat, lon: place.lon }, timeZone }
}
