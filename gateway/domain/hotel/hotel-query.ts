import type { HotelProvider } from '../../../contract/hotel/providers.ts'
import type { Stay } from '../../supply/hotel/stay.ts'

/** What hotel mode asks for. */
export type HotelQuery = {
  hotelId: number
  stay: Stay
  /** Country code of the guests, or null. */
  nationality: string | null
  provider: HotelProvider
}

/** As stored: with the keys of the rates that were offered, whose positions the FareSourceCodes carry. */
export type StoredHotelQuery = HotelQuery & { keys: readonly string[] }
