import { readOptions } from '../queries/read-options.ts'
import type { StayDates } from './stay.ts'

/**
 * Rates are offered for twenty minutes; for the first ten a cached answer is shown without another request.
 */
const FRESH_MILLISECONDS = 10 * 60_000

/** The rooms of a stay as the session gateway expects them (Hotel v2, HotelAvailability). */
export function occupanciesOf({ rooms }: Pick<StayDates, 'rooms'>) {
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
    staleTime: FRESH_MILLISECONDS,
  }
}
