import { LRUCache } from 'lru-cache'
import { DEFAULT_HOTEL_PROVIDER, type HotelProvider } from '../../../../contract/hotel/providers.ts'
import type { PlaceHotels } from '../../../supply/hotel/port.ts'
import type { Stay } from '../../../supply/hotel/stay.ts'
import { nightsOf } from '../stay-rules.ts'
import { cityIndex } from './city-index.ts'
import { columnsOf } from './hotel-columns.ts'
import { pricedStay, type PricedStay } from './priced-stay.ts'

/** Number of cached stays. The prices of one and the bytes of its shown hotels take up to a few MB. */
const mostStays = 64

const cache = new LRUCache<string, PricedStay>({ max: mostStays })

/**
 * A place with the prices of a stay, ready to be searched. The pages, sorts and filters of one search ask for
 * the same stay repeatedly, so recent stays are cached.
 * @param now instant of the office's clock.
 */
export async function knownStay(
  hotels: PlaceHotels,
  stay: Stay,
  now: Date,
  provider: HotelProvider = DEFAULT_HOTEL_PROVIDER,
): Promise<PricedStay> {
  const rooms = stay.occupancies.map(({ adults, childAges }) => [adults, ...childAges].join('.'))
  const days = hotels.daysAt(now).join(' ')
  const key = [hotels.placeId, provider, days, stay.checkIn, stay.checkOut, ...rooms].join(' ')
  const index = cityIndex(columnsOf(hotels))
  let priced = cache.get(key)
  if (priced?.index !== index) {
    priced = pricedStay(index, await hotels.rates(stay, now, provider), nightsOf(stay).length)
    cache.set(key, priced)
  }
  return priced
}
