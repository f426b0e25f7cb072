import type { HotelRow } from '../../supply/hotel/city-hotels.ts'

/** What a hotel of the sandbox's own city does to checks and bookings. */
export type HotelScenario =
  'price_rise' | 'sold_out_at_check' | 'one_left' | 'family_four' | 'sparse' | 'extendable' | 'slow_voucher'

const byName: Readonly<Record<string, HotelScenario>> = {
  'Price Rise': 'price_rise',
  'Sold Out at Check': 'sold_out_at_check',
  'One Left': 'one_left',
  'Family Four': 'family_four',
  'Unrated, No Photo': 'sparse',
  Extendable: 'extendable',
  'Slow Voucher': 'slow_voucher',
}

/** The scenario of a hotel, or null: ordinary. */
export function hotelScenarioOf({ city, row }: HotelRow): HotelScenario | null {
  return byName[city.name[row] ?? ''] ?? null
}
