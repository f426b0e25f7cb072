import { placeTypes } from '../../../contract/place/types.ts'
import { gazetteer } from '../geography/gazetteer.ts'
import type { HotelRow } from './city-hotels.ts'
import { readHotelId } from './catalogue/hotel-id.ts'
import { cityOfRow } from './catalogue/known-city.ts'

/** The hotel with an id, or null. The id contains city and row, so only that city has to be made. */
export function findHotel(hotelId: number): HotelRow | null {
  const parts = readHotelId(hotelId)
  if (parts === null) return null
  const places = gazetteer()
  const cityRow = places.rowOf(parts.cityPlaceId)
  if (cityRow === null || places.cityOf(cityRow) !== null) return null
  if ((places.type[cityRow] ?? 0) > placeTypes.indexOf('district')) return null
  if (parts.row >= (places.hotels[cityRow] ?? 0)) return null
  return { city: cityOfRow(cityRow), row: parts.row }
}
