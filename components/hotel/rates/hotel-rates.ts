import { readOptions } from '../../../lib/queries/read-options.ts'
import type { StayDates } from '../../../lib/hotel/stay.ts'

/** Rates are offered for twenty minutes; ten of them a reading is shown without asking again. */
const FRESH_MILLISECONDS = 10 * 60_000

/** The rooms of a stay as the session gateway asks for them (Hotel v2, HotelAvailability). */
export function occupanciesOf({ rooms }: Pick<StayDates, 'rooms'>) {
  return rooms.map(({ adults, children }) => ({
    AdultCount: adults,
    ChildCount: children.length,
    ChildAges: [...children],
  }))
}

/** The reading of one hotel with its rates: the same key for whoever asks ahead and for its page. */
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
