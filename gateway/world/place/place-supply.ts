import type { PlaceSupply } from '../../supply/place/port.ts'
import { searchCities } from './search-cities.ts'
import { searchPlaces } from './search-places.ts'
import { hotelIdOfExternal } from '../hotel/catalogue/hotel-id.ts'
import { findHotel } from '../hotel/find-hotel.ts'
import { gazetteer } from '../geography/gazetteer.ts'
import { hotelPlace } from './hotel-place.ts'
import { placeOfRow } from './place-of-row.ts'
import type { WorldPlace } from '../geography/place.ts'

/** The places of the simulated world; `warmPlaces` builds their index. */
export const placeSupply: PlaceSupply = {
  search: (query) => Promise.resolve(searchPlaces(query)),
  searchCities: (query) => Promise.resolve(searchCities(query)),
  lookup: (externalIds) => Promise.resolve(lookupPlaces(externalIds)),
}

/**
 * Places of stored external ids, in the order asked for. Unknown ids are left out and repeated ids are
 * repeated (Session gateway, Hotel v2, cities/lookup; gaps 109 and 110).
 */
export function lookupPlaces(externalIds: readonly string[]): WorldPlace[] {
  return externalIds.map(placeOfExternalId).filter((place) => place !== null)
}

/** The place of one external id, or null. A hotel's id is its own external id. */
export function placeOfExternalId(externalId: string): WorldPlace | null {
  const hotelId = hotelIdOfExternal(externalId)
  if (hotelId !== null) return hotelOfId(hotelId)
  const row = gazetteer().rowOfExternalId(externalId)
  return row === null ? null : placeOfRow(row)
}

function hotelOfId(hotelId: number): WorldPlace | null {
  const match = findHotel(hotelId)
  const cityRow = match && gazetteer().rowOf(match.city.placeId)
  if (!match || cityRow === null) return null
  const { city, row } = match
  return hotelPlace({
    cityRow,
    row,
    name: city.name[row] ?? '',
    lat: city.lat[row] ?? 0,
    lon: city.lon[row] ?? 0,
  })
}
