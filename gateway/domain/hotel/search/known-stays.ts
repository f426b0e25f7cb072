import type { CityHotels } from '../../../world/hotel/city-hotels.ts'
import { leadPrices } from '../../../world/hotel/lead-prices.ts'
import type { HotelProvider } from '../../../world/hotel/rates/provider.ts'
import { nightsOf, type Stay } from '../../../world/hotel/stay.ts'
import { cityIndex } from './city-index.ts'
import { pricedStay, type PricedStay } from './priced-stay.ts'

/** Stays that are kept: the prices of one, and the bytes of the hotels that were shown for it, take up to a few MB. */
const mostStays = 64

/** Oldest use first. */
const known = new Map<string, PricedStay>()

/**
 * A place with the prices of a stay, ready to be searched: pages, sorts and filters of one search ask for the same stay
 * again and again, so the last ones asked for are kept.
 * @param today YYYY-MM-DD, of the office's clock.
 */
export function knownStay(
  city: CityHotels,
  stay: Stay,
  today: string,
  provider: HotelProvider = 'example-provider-1',
): PricedStay {
  const rooms = stay.occupancies.map(({ adults, childAges }) => [adults, ...childAges].join('.'))
  const key = [city.placeId, provider, today, stay.checkIn, stay.checkOut, ...rooms].join(' ')
  let found = known.get(key)
  if (found?.index.city !== city) {
    found = pricedStay(cityIndex(city), leadPrices(city, stay, today, provider), nightsOf(stay).length)
  }
  known.delete(key)
  known.set(key, found)
  if (known.size > mostStays) known.delete(known.keys().next().value ?? key)
  return found
}
