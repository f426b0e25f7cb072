import type { HotelProvider } from '../../../contract/hotel/providers.ts'
import type { Stay } from '../../supply/hotel/stay.ts'

/** The query of hotel mode. */
export type HotelQuery = {
  hotelId: number
  stay: Stay
  /** Country code of the guests, or null. */
  nationality: string | null
  provider: HotelProvider
}

/** The query as stored, with the keys of the offered rates: an offer code holds a position in `keys`. */
export type StoredHotelQuery = HotelQuery & { keys: readonly string[] }
