import { hotelIdOf } from '../hotel/catalogue/hotel-id.ts'
import { cityOfRow } from '../hotel/catalogue/known-city.ts'
import { gazetteer } from '../geography/gazetteer.ts'
import { externalIdOf } from '../geography/place-id.ts'
import type { WorldPlace } from '../geography/place.ts'

/**
 * A hotel as a place: the gazetteer row of its city, its row in that city, its name, and its position in
 * degrees.
 */
export type HotelAt = { cityRow: number; row: number; name: string; lat: number; lon: number }

/** A hotel of a city by its row. */
export function hotelAt(cityRow: number, row: number): HotelAt {
  const { name, lat, lon } = cityOfRow(cityRow)
  return { cityRow, row, name: name[row] ?? '', lat: lat[row] ?? 0, lon: lon[row] ?? 0 }
}

/**
 * The record of a hotel. Its id is positive and is sent unchanged (Session gateway, Hotel v2, cities/search).
 */
export function hotelPlace({ cityRow, row, name, lat, lon }: HotelAt): WorldPlace {
  const places = gazetteer()
  const city = places.place(cityRow)
  const id = hotelIdOf(city.id, row)
  return {
    id,
    externalId: externalIdOf(id),
    type: 'hotel',
    name,
    label: `${name}, ${city.name}, ${city.country.name}`,
    destination: city.name,
    country: city.country,
    nrHotels: 1,
    sandboxOnly: city.sandboxOnly,
    population: 0,
    lat,
    lon,
  }
}
