import type { bedTypes, meals } from '../../../contract/hotel/codes.ts'

/**
 * How a hotel treats an offer after the search. Most hotels do nothing special; the sandbox's scenario hotels
 * do.
 */
export type HotelBehaviour = {
  /** The result of a rate check, whatever the search returned. */
  atCheck: 'as_offered' | 'price_rise' | 'sold_out'
  /** Its rooms are counted for each office separately, not for all offices together (decision 11). */
  roomsPerOffice: boolean
  /** Office time from the order to the voucher numbers, in seconds; 0 is at once. */
  voucherSeconds: number
}

/** A hotel, independent of dates. */
export type Hotel = {
  /** Positive, stable, unique, at most 2,147,483,647 (gap 222). */
  hotelId: number
  name: string
  /** 0 (unrated) to 5. */
  stars: number
  /** Tenths: 0 without reviews, else 10 to 100. */
  reviewScore: number
  reviewCount: number
  /** Id from the property type list. */
  propertyType: number
  /** Degrees. */
  lat: number
  lon: number
  /** IANA name, for example `Europe/Rome`. Cancellation steps are wall times of this zone. */
  timeZone: string
  /** Exists in the sandbox environment only. */
  sandboxOnly: boolean
  behaviour: HotelBehaviour
}

/**
 * A group of hotels beyond the fixed lists: a district of a place, a chain or a landmark. Each id has one
 * name.
 */
export type HotelGroup = { id: number; name: string }

/**
 * A hotel in the list of a place, with everything a search filters or sorts by. Ids are those of
 * `contract/hotel/codes.ts`.
 */
export type PlaceHotel = Hotel & {
  city: string
  country: { code: string; name: string }
  /** Metres from the centre of the place. */
  distance: number
  facilities: readonly number[]
  roomFacilities: readonly number[]
  /** The boards it sells, by facet id. */
  meals: readonly (typeof meals)[number]['id'][]
  bedTypes: readonly (typeof bedTypes)[number]['id'][]
  /** The most beds and bedrooms in one of its units. */
  beds: number
  bedrooms: number
  adultsOnly: boolean
  sustainable: boolean
  /** A higher number is more popular. */
  popularity: number
  district: HotelGroup | null
  chain: HotelGroup | null
  /** Landmarks nearby. */
  landmarks: readonly HotelGroup[]
}
