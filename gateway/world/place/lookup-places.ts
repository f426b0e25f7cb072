import { findHotel } from '../hotel/find-hotel.ts'
import { gazetteer } from '../geography/gazetteer.ts'
import { hotelPlace } from './hotel-place.ts'
import { externalIdOf } from '../geography/place-id.ts'
import { placeOfRow } from './place-of-row.ts'
import type { Place } from '../geography/place.ts'

/**
 * Places of stored external ids, strings or integers, in the order asked for; unknown ids are left out, repeated
 * ones repeated (Session gateway, Hotel v2, cities/lookup; gaps 109 and 110).
 */
export function lookupPlaces(externalIds: readonly (string | number)[]): Place[] {
  return externalIds.map(placeOfExternalId).filter((place) => place !== null)
}

/**
 * The place of one external id, or null. Also what CityId of a hotel search is resolved with. A hotel's id is its
 * own external id.
 */
export function placeOfExternalId(externalId: string | number): Place | null {
  const digits = String(externalId)
  if (/^7\d{12}$/.test(digits)) return hotelOfId(Number(digits))
  if (!/^1111[1-9]\d{0,9}$/.test(digits)) return null
  const row = gazetteer().rowOf(-Number(digits.slice(4)))
  // Only the form that we gave out counts, so that one place never has two ids.
  return row !== null && externalIdOf(gazetteer().id[row] ?? 0) === digits ? placeOfRow(row) : null
}

function hotelOfId(hotelId: number): Place | null {
  const found = findHotel(hotelId)
  const cityRow = found && gazetteer().rowOf(found.city.placeId)
  if (!found || cityRow === null) return null
  const { city, row } = found
  return hotelPlace({
    cityRow,
    row,
    name: city.name[row] ?? '',
    lat: city.lat[row] ?? 0,
    lon: city.lon[row] ?? 0,
  })
}
