import type { bedTypes, meals } from '../../../contract/hotel/codes.ts'

/**
 * What a hotel does with an offer after the search. Most do nothing of it; the sandbox's own hotels show it.
 */
export type HotelBehaviour = {
  /** What a rate check finds, whatever the search said. */
  atCheck: 'as_offered' | 'price_rise' | 'sold_out'
  /** Its rooms run out for each office by itself, not for all of them together (decision 11). */
  roomsPerOffice: boolean
  /** From the order to the voucher numbers, office time; 0 is at once. */
  voucherSeconds: number
}

/** A hotel, whatever the dates. */
export type Hotel = {
  /** Positive, stable, unique, at most 13 digits. */
  hotelId: number
  name: string
  /** 0 (unrated) to 5. */
  stars: number
  /** Tenths: 0 without reviews, else 10 to 100. */
  reviewScore: number
  reviewCount: number
  /** Id of the property type. */
  propertyType: number
  /** Degrees. */
  lat: number
  lon: number
  /** Only the sandbox environment knows it. */
  sandboxOnly: boolean
  behaviour: HotelBehaviour
}

/**
 * A part of a place, a chain or a landmark: what hotels are grouped by beyond the fixed lists. One id, one
 * name.
 */
export type HotelGroup = { id: number; name: string }

/**
 * A hotel among those of a place, with all that a search asks for. Ids are those of
 * `contract/hotel/codes.ts`.
 */
export type PlaceHotel = Hotel & {
  city: string
  country: { code: string; name: string }
  /** Metres from the centre of the place. */
  distance: number
  facilities: readonly number[]
  roomFacilities: readonly number[]
  /** Boards that it sells, as the facet has them. */
  meals: readonly (typeof meals)[number]['id'][]
  bedTypes: readonly (typeof bedTypes)[number]['id'][]
  /** Most beds and bedrooms that one unit of it has. */
  beds: number
  bedrooms: number
  adultsOnly: boolean
  sustainable: boolean
  /** More is more popular. */
  popularity: number
  district: HotelGroup | null
  chain: HotelGroup | null
  /** Those nearby. */
  landmarks: readonly HotelGroup[]
}
