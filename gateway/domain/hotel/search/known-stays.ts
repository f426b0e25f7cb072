import { LRUCache } from 'lru-cache'
import { DEFAULT_HOTEL_PROVIDER, type HotelProvider } from '../../../../contract/hotel/providers.ts'
import type { PlaceHotels } from '../../../supply/hotel/port.ts'
import type { Stay } from '../../../supply/hotel/stay.ts'
import { nightsOf } from '../stay-rules.ts'
import { cityIndex } from './city-index.ts'
import { columnsOf } from './hotel-columns.ts'
import { pricedStay, type PricedStay } from './priced-stay.ts'

/** Stays that are kept: the prices of one, and the bytes of the hotels that were shown for it, take up to a few MB. */
const mostStays = 64

const known = new LRUCache<string, PricedStay>({ max: mostStays })

/**
 * A place with the prices of a stay, ready to be searched: pages, sorts and filters of one search ask for the same stay
 * again and again, so the last ones asked for are kept.
 * @param today YYYY-MM-DD, of the office's clock.
 */
export async function knownStay(
  hotels: PlaceHotels,
  stay: Stay,
  today: string,
  provider: HotelProvider = DEFAULT_HOTEL_PROVIDER,
): Promise<PricedStay> {
  const rooms = stay.occupancies.map(({ adults, childAges }) => [adults, ...childAges].join('.'))
  const key = [hotels.placeId, provider, today, stay.checkIn, stay.checkOut, ...rooms].join(' ')
  const index = cityIndex(columnsOf(hotels))
  let found = known.get(key)
  if (found?.index !== index) {
    const prices = await hotels.leadPrices(stay, today, provider)
    found = pricedStay(index, prices, nightsOf(stay).length)
    known.set(key, found)
  }
  return found
}
