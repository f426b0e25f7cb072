import { gazetteer } from '../../geography/gazetteer.ts'
import { kilometres } from '../../geography/kilometres.ts'
import type { WorldPlace } from '../../geography/place.ts'
import type { HotelRow } from '../city-hotels.ts'
import { readHotelId } from '../catalogue/hotel-id.ts'

/** Id of the city that a hotel is in. It is taken from the hotel's own id, whatever place was searched. */
export function homePlaceId({ city, row }: HotelRow): number {
  return readHotelId(city.hotelId[row] ?? 0)?.cityPlaceId ?? city.placeId
}

/** The city that a hotel is in; null when the gazetteer does not have it. */
export function homePlaceOf(hotel: HotelRow): WorldPlace | null {
  return placeOf(homePlaceId(hotel))
}

/** The place of an internal id, or null. */
export function placeOf(placeId: number): WorldPlace | null {
  const row = gazetteer().rowOf(placeId)
  return row === null ? null : gazetteer().place(row)
}

/**
 * Kilometres from the centre of the hotel's own city; the same in a search of the city, a district or a
 * landmark.
 */
export function kmFromHome({ city, row }: HotelRow, home: { lat: number; lon: number } | null): number {
  if (home === null) return (city.distance[row] ?? 0) / 1000
  return kilometres(city.lat[row] ?? 0, city.lon[row] ?? 0, home.lat, home.lon)
}
