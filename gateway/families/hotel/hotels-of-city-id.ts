import type { Environment } from '../../../contract/session/limits.ts'
import type { CityHotels } from '../../supply/hotel/city-hotels.ts'
import { hotelsOfPlace } from '../../supply/hotel/hotels-of-place.ts'
import { placeOfExternalId } from '../../supply/place/lookup-places.ts'

/** The hotels of a place by the id that callers have of it (gaps 109, 142); null for no such place. */
export function hotelsOfCityId(externalId: number, environment: Environment): CityHotels | null {
  const place = placeOfExternalId(externalId)
  return place && hotelsOfPlace(place)
}
