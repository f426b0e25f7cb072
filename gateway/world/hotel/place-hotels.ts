import type { PlaceHotels } from '../../supply/hotel/port.ts'
import { externalIdOf } from '../geography/place-id.ts'
import type { CityHotels } from './city-hotels.ts'
import { placeHotelOfRow } from './hotel-of-row.ts'
import { leadPrices } from './lead-prices.ts'
import { hotelImages } from './photo/hotel-photos.ts'
import { homePlaceOf } from './rates/home-place.ts'

const kept = new WeakMap<CityHotels, PlaceHotels>()

/** The hotels of a place as the port defines them; the same object for the same columns. */
export function placeHotelsOf(city: CityHotels): PlaceHotels {
  let hotels = kept.get(city)
  if (!hotels) kept.set(city, (hotels = tell(city)))
  return hotels
}

function tell(city: CityHotels): PlaceHotels {
  return {
    placeId: externalIdOf(city.placeId),
    // The sandbox city is in no region, so either all hotels of a place are sandbox hotels or none.
    sandboxOnly: city.size > 0 && (homePlaceOf({ city, row: 0 })?.sandboxOnly ?? false),
    size: city.size,
    hotel: (row) => placeHotelOfRow({ city, row }),
    images: (row) => hotelImages({ city, row }),
    leadPrices: (stay, today, provider) => Promise.resolve(leadPrices(city, stay, today, provider)),
  }
}
