import type { HotelCard } from '../../../contract/hotel/availability-answer.ts'
import type { ResponseOf } from '../../../contract/registry.ts'
import { kilometresBetween, pointOf } from '../../map/spot.ts'
import { centsOfUsd } from '../../../lib/money.ts'
import type { HotelView } from './hotel-page-view.ts'

/** Half the side in degrees of the square searched for nearby hotels: about four kilometres. */
const REACH_DEGREES = 0.04

/** A hotel that may be an alternative. The price is a lead price: not bookable. */
export type SimilarHotel = {
  id: number
  name: string
  stars: number
  image: string | null
  fromCents: number
  kilometres: number
}

type Here = Pick<HotelView, 'id' | 'stars' | 'location'>

/**
 * Bounds and stars of a city search for similar hotels (Hotel v2, HotelAvailability, `Map` and `Filters`; gap
 * 112).
 */
export function similarQuery({ location, stars }: Here) {
  const { latitude, longitude } = location
  return {
    Map: {
      NorthEast: { lat: latitude + REACH_DEGREES, lng: longitude + REACH_DEGREES },
      SouthWest: { lat: latitude - REACH_DEGREES, lng: longitude - REACH_DEGREES },
    },
    Filters: { class: [String(Math.round(stars))] },
    Page: 1,
    PageSize: 50,
  }
}

/** The nearest hotels of a city search, without the hotel itself. */
export function similarHotels(
  answer: ResponseOf<'hotel.availability'>,
  here: Here,
  most: number,
): SimilarHotel[] {
  return answer.PricedItineraries.filter((card): card is HotelCard => !('FareSourceCode' in card))
    .filter((card) => card.HotelId !== here.id)
    .map((card) => ({
      id: card.HotelId,
      name: card.HotelName,
      stars: card.Hotel.rating,
      image: card.Hotel.images[0] ?? null,
      fromCents: centsOfUsd(card.NetRate),
      kilometres: kilometresBetween(pointOf(card.Hotel.location), pointOf(here.location)),
    }))
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, most)
}
