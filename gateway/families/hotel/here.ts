import type { Environment } from '../../../contract/session/limits.ts'
import type { CityHotels } from '../../world/hotel/city-hotels.ts'
import { findHotel } from '../../world/hotel/find-hotel.ts'
import { hotelsOfPlace } from '../../world/hotel/hotels-of-place.ts'
import { isSandboxRow } from '../../world/hotel/catalogue/known-city.ts'
import { gazetteer } from '../../world/geography/gazetteer.ts'
import { placeOfExternalId } from '../../world/place/lookup-places.ts'

/** The hotels of a place by the id that callers have of it (gaps 109, 142); null for no such place in the environment. */
export function hotelsHere(externalId: number, environment: Environment): CityHotels | null {
  const place = placeOfExternalId(externalId)
  return place && isHere(place.id, environment) ? hotelsOfPlace(place) : null
}

/** Whether there is such a hotel in the environment: those of the sandbox's own city are in the sandbox alone. */
export function hotelIsHere(hotelId: number, environment: Environment): boolean {
  return findHotel(hotelId) !== null && isHere(hotelId, environment)
}

/**
 * Whether an environment knows a place: the sandbox's own city and its hotels are in the sandbox alone.
 * @param id internal: positive for a hotel, else of a place.
 */
export function isHere(id: number, environment: Environment): boolean {
  if (environment === 'sandbox') return true
  const row = gazetteer().rowOf(id > 0 ? (findHotel(id)?.city.placeId ?? 0) : id)
  return row === null || !isSandboxRow(row)
}
