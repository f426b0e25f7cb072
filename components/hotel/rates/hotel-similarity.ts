import { kilometresBetween, pointOf } from '../../map/spot.ts'
import type { NearbyHotel } from '../../../lib/hotel/hotel.ts'

/** A hotel that may be an alternative. */
export type SimilarHotel = NearbyHotel & { kilometres: number }

/** The nearest hotels of a search around one, without that one. */
export function similarHotels(
  nearby: readonly NearbyHotel[],
  here: Pick<NearbyHotel, 'id' | 'location'>,
  most: number,
): SimilarHotel[] {
  return nearby
    .filter(({ id }) => id !== here.id)
    .map((hotel) => ({
      ...hotel,
      kilometres: kilometresBetween(pointOf(hotel.location), pointOf(here.location)),
    }))
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, most)
}
