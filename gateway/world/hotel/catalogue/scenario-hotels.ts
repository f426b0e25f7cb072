import { cityId } from '../../geography/place-id.ts'
import { sandboxCity } from '../../geography/sandbox-city.ts'
import { readHotelId } from './hotel-id.ts'

/** What a hotel of the sandbox city is there to show. */
export type HotelScenario =
  | 'price_rise'
  | 'sold_out_at_check'
  | 'one_left'
  | 'family_four'
  | 'unrated_no_photo'
  | 'extendable'
  | 'slow_voucher'

/** The scenario hotels, the first rows of the sandbox city, named after what they show. */
export const scenarioHotels: readonly { scenario: HotelScenario; name: string }[] = [
  { scenario: 'price_rise', name: 'Price Rise' },
  { scenario: 'sold_out_at_check', name: 'Sold Out at Check' },
  { scenario: 'one_left', name: 'One Left' },
  { scenario: 'family_four', name: 'Family Four' },
  { scenario: 'unrated_no_photo', name: 'Unrated, No Photo' },
  { scenario: 'extendable', name: 'Extendable' },
  { scenario: 'slow_voucher', name: 'Slow Voucher' },
]

/** The scenario that a hotel plays, or null for an ordinary one. */
export function scenarioOfHotel(hotelId: number): HotelScenario | null {
  const found = readHotelId(hotelId)
  if (found?.cityPlaceId !== cityId(sandboxCity.number)) return null
  return scenarioHotels[found.row]?.scenario ?? null
}
