import type { HotelRow } from './city-hotels.ts'
import type { HotelRate, Taken } from './hotel-rate.ts'
import type { HotelProvider } from './rates/provider.ts'
import { ratesOfHotel } from './rates-of-hotel.ts'
import type { Stay } from './stay.ts'

/** What the rules of hotel bookings ask the supply for: one hotel at a time. */
export type HotelSupply = {
  /** Null for a number that no hotel has. */
  findHotel(hotelId: number): HotelRow | null
  /** See `ratesOfHotel`: what the hotel sells, cheapest first. */
  rates(hotel: HotelRow, stay: Stay, now: string, taken: Taken, provider: HotelProvider): HotelRate[]
}

/** The simulated hotels. */
export const hotelSupply: HotelSupply = { findHotel: () => null, rates: ratesOfHotel }
