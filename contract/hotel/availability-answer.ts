import { z } from 'zod'
import { entity } from '../entity.ts'
import { localDateTime, usd } from '../wire.ts'
import { cancellationPolicy, geoPoint, hotelTimeZone, offeredHotel } from './offer.ts'
import { hotelId } from './stay-request.ts'

/** A hotel of city mode with its lead price, which cannot be booked (Hotel v2, City mode response). */
export const hotelCard = entity('HotelCard', {
  HotelId: hotelId,
  HotelName: z.string(),
  NetRate: usd,
  Currency: z.string(),
  NonRefundable: z.boolean(),
  FreeCancellation: z.boolean(),
  MealPlan: z.string(),
  Hotel: offeredHotel,
})

/** A filter group of the place, with live counts (gaps 112, 114). */
const facetV2 = entity('HotelFacet', {
  Key: z.string(),
  Title: z.string(),
  Type: z.enum(['range', 'enum', 'boolean']),
  Options: z.array(entity('HotelFacetOption', { Value: z.string(), Name: z.string(), Count: z.int() })),
})

/** Paging, price range for the whole stay, sort orders and filters of city mode (gap 114). */
export const hotelMeta = entity('HotelMeta', {
  Page: z.int(),
  PageSize: z.int(),
  TotalPages: z.int(),
  Total: z.int(),
  HasNext: z.boolean(),
  HasPrev: z.boolean(),
  PriceRange: entity('PriceRange', { Min: usd, Max: usd, Currency: z.string() }).nullable(),
  Sort: z.string().nullable(),
  Sorts: z.array(entity('HotelSort', { Id: z.string(), Name: z.string() })),
  FiltersApplied: z.record(z.string(), z.array(z.string())),
  Filters: z.array(facetV2),
})

/** A room of a rate, for one occupancy (gap 117). NetRate is its share of the price of the whole stay. */
export const rateRoomV2 = entity('RateRoom', {
  Id: z.string(),
  Name: z.string(),
  Adults: z.int(),
  Children: z.int(),
  Beds: z.array(z.string()),
  MaxOccupancy: z.int(),
  SizeM2: z.number(),
  Description: z.string(),
  Images: z.array(z.string()),
  NetRate: usd,
})

/**
 * A bookable rate of hotel mode. `Room` is the first of `Rooms`; `Board` is the machine value (gap 146) and
 * `MealPlan` the text. RefundableUntil is the last moment, in the hotel's local time, at which anything is
 * given back; null if nothing ever is (gap 220).
 */
export const hotelRateV2 = entity('Rate', {
  FareSourceCode: z.string(),
  HotelId: hotelId,
  HotelName: z.string(),
  NetRate: usd,
  NetRateBeforeDiscount: usd.nullable(),
  DiscountPercent: z.number(),
  Currency: z.string(),
  MealPlan: z.string(),
  Board: z.string(),
  BoardIncluded: z.array(z.string()),
  NonRefundable: z.boolean(),
  FreeCancellation: z.boolean(),
  RefundableUntil: localDateTime.nullable(),
  CancellationPolicy: z.string(),
  CancellationPolicies: z.array(cancellationPolicy),
  AvailableRooms: z.int(),
  Room: rateRoomV2,
  Rooms: z.array(rateRoomV2),
})

/** The address of a hotel, in both families. */
export const hotelAddress = entity('HotelAddress', {
  line: z.string(),
  city: z.string(),
  country: z.string(),
  country_code: z.string(),
  postal_code: z.string(),
})

/** Facilities of a hotel of one sort, in both families. */
export const facilityGroup = entity('FacilityGroup', { name: z.string(), facilities: z.array(z.string()) })

/** The hotel itself, in hotel mode (gap 117). Times are `HH:MM`. */
export const hotelProfileV2 = entity('Hotel', {
  id: z.int(),
  name: z.string(),
  rating: z.number(),
  location: geoPoint,
  address: hotelAddress,
  images: z.array(z.string()),
  description: z.string(),
  check_in_from: z.string(),
  check_out_until: z.string(),
  time_zone: hotelTimeZone,
  facility_groups: z.array(facilityGroup),
})

/** Guest reviews (gap 117). Scores are 1 to 10; Date is `YYYY-MM-DD`. */
export const hotelReviews = entity('HotelReviews', {
  Score: z.number(),
  Count: z.int(),
  Word: z.string(),
  Items: z.array(
    entity('HotelReview', {
      Author: z.string(),
      Country: z.string(),
      Date: z.string(),
      Score: z.number(),
      Title: z.string(),
      Text: z.string(),
    }),
  ),
})

export type HotelCard = z.infer<typeof hotelCard>
export type HotelRateV2 = z.infer<typeof hotelRateV2>
export type HotelProfileV2 = z.infer<typeof hotelProfileV2>
export type HotelReviews = z.infer<typeof hotelReviews>
