import type { ResponseOf } from '../../contract/registry.ts'
import { readOptions } from '../queries/read-options.ts'
import { hotelPageOf, nearbyHotelsOf, type Hotel, type HotelPage } from './hotel.ts'
import type { StayDates } from './stay.ts'

/**
 * Rates are offered for twenty minutes; for the first ten a cached answer is shown without another request.
 */
const FRESH_MILLISECONDS = 10 * 60_000

/** The rooms of a stay as the session gateway expects them (Hotel v2, HotelAvailability). */
function occupanciesOf({ rooms }: Pick<StayDates, 'rooms'>) {
  return rooms.map(({ adults, children }) => ({
    AdultCount: adults,
    ChildCount: children.length,
    ChildAges: [...children],
  }))
}

/** The query for one hotel with its rates; the server's first read and the hotel page use the same key. */
export function hotelRatesOptions(hotelId: number, stay: StayDates) {
  const { checkIn: CheckIn, checkOut: CheckOut } = stay
  return {
    ...readOptions('hotel.availability', {
      HotelId: hotelId,
      CheckIn,
      CheckOut,
      Occupancies: occupanciesOf(stay),
      Page: 1,
      PageSize: 25,
    }),
    select: (answer: ResponseOf<'hotel.availability'>) => hotelPageOf(answer, stay),
    staleTime: FRESH_MILLISECONDS,
  }
}

/** Half the side in degrees of the square searched for nearby hotels: about four kilometres. */
const REACH_DEGREES = 0.04

/** The query for the hotels around one, with as many stars (`Map` and `Filters` of the request; gap 112). */
export function nearbyHotelsOptions(
  hotel: Pick<Hotel, 'stars'> & Pick<HotelPage, 'location'>,
  stay: StayDates,
  placeId: string,
) {
  return {
    ...readOptions('hotel.availability', {
      CityId: Number(placeId),
      CheckIn: stay.checkIn,
      CheckOut: stay.checkOut,
      Occupancies: occupanciesOf(stay),
      ...nearbyQuery(hotel),
    }),
    select: nearbyHotelsOf,
  }
}

/** Bounds and stars of that search. */
export function nearbyQuery({ location, stars }: Parameters<typeof nearbyHotelsOptions>[0]) {
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
