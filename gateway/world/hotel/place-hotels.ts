import type { PlaceHotels } from '../../supply/hotel/port.ts'
import { localDateAt } from '../../time-zone.ts'
import { externalIdOf } from '../geography/place-id.ts'
import { zoneOfCity } from '../geography/place-zone.ts'
import type { CityHotels } from './city-hotels.ts'
import { placeHotelOfRow } from './hotel-of-row.ts'
import { hotelImages } from './photo/hotel-photos.ts'
import { placeRates } from './place-rates.ts'
import { homePlaceId, homePlaceOf } from './rates/home-place.ts'

const cache = new WeakMap<CityHotels, PlaceHotels>()

/** The hotels of a place as the port defines them; the same object for the same columns. */
export function placeHotelsOf(city: CityHotels): PlaceHotels {
  let hotels = cache.get(city)
  if (!hotels) cache.set(city, (hotels = tell(city)))
  return hotels
}

/** The zones of all hotels, each once: a country may have several. */
function zonesOf(city: CityHotels): string[] {
  const homes = new Set(Array.from(city.hotelId, (_, row) => homePlaceId({ city, row })))
  return [...new Set(Array.from(homes, zoneOfCity))]
}

function tell(city: CityHotels): PlaceHotels {
  let zoneCache: string[] | null = null
  const zones = () => (zoneCache ??= zonesOf(city))
  return {
    placeId: externalIdOf(city.placeId),
    // The sandbox city is in no region, so either all hotels of a place are sandbox hotels or none.
    sandboxOnly: city.size > 0 && (homePlaceOf({ city, row: 0 })?.sandboxOnly ?? false),
    size: city.size,
    hotel: (row) => placeHotelOfRow({ city, row }),
    images: (row) => hotelImages({ city, row }),
    daysAt: (now) => zones().map((zone) => localDateAt(zone, now)),
    rates: (stay, now, provider) => Promise.resolve(placeRates(city, stay, now, provider)),
  }
}
