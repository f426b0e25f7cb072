import { z } from 'zod'
import { entity } from '../entity.ts'
import { usd, usdCode } from '../wire.ts'
import { cancellationPolicies, geoPoint, hotelTimeZone, offeredHotel } from './offer.ts'
import { hotelId } from './stay-request.ts'
import { boardBasis, boardText, nonRefundable, policyText, refundableUntil } from './rate-terms.ts'

/** A hotel of city mode with its lead price, which cannot be booked (Hotel v2, City mode response). */
export const hotelCard = entity('HotelCard', {
  HotelId: hotelId.describe('Number of the hotel; send it as HotelId to get its rates.'),
  HotelName: z.string().describe('Name of the hotel.'),
  NetRate: usd.describe(
    'Lowest price of the whole stay for all rooms among the rates that meet the filters, in US dollars.',
  ),
  Currency: usdCode,
  NonRefundable: z.boolean().describe('Whether the lead rate gives nothing back on cancellation.'),
  FreeCancellation: z
    .boolean()
    .describe('Whether a rate that meets the filters can be cancelled free of charge.'),
  MealPlan: z.string().describe('Board of the lead rate in English.'),
  Hotel: offeredHotel.describe('The hotel.'),
})

/** A filter group of the place, with live counts (gaps 112, 114). */
const facetV2 = entity('HotelFacet', {
  Key: z.string().describe('Key of the group in Filters.'),
  Title: z.string().describe('Title of the group in English.'),
  Type: z
    .enum(['range', 'enum', 'boolean'])
    .describe('`range`: ordered numbers; `enum`: a set of values; `boolean`: yes or nothing.'),
  Options: z
    .array(
      entity('HotelFacetOption', {
        Value: z.string().describe('The value as Filters send it.'),
        Name: z.string().describe('The value in English.'),
        Count: z.int().describe('Hotels that have it on these dates, under the filters of all other groups.'),
      }),
    )
    .describe('The values that the place has.'),
})

/** Paging, price range, sort orders and filters of city mode (gap 114). */
export const hotelMeta = entity('HotelMeta', {
  Page: z.int().describe('Number of this page, from 1 on.'),
  PageSize: z.int().describe('Most hotels on a page.'),
  TotalPages: z.int().describe('Number of pages; 0 when nothing matches.'),
  Total: z.int().describe('Hotels that match on all pages together.'),
  HasNext: z.boolean().describe('Whether a page follows.'),
  HasPrev: z.boolean().describe('Whether a page comes before.'),
  PriceRange: entity('PriceRange', {
    Min: usd.describe('Lowest price of the whole stay in US dollars.'),
    Max: usd.describe('Highest price of the whole stay in US dollars.'),
    Currency: usdCode,
  })
    .nullable()
    .describe('Lowest and highest lead price of all hotels that match; null when nothing matches.'),
  Sort: z
    .string()
    .nullable()
    .describe(
      "Sort order that was applied; null where none was asked for, and the supplier's own order is used.",
    ),
  Sorts: z
    .array(
      entity('HotelSort', {
        Id: z.string().describe('Value to send as Sort.'),
        Name: z.string().describe('The order in English.'),
      }),
    )
    .describe('Sort orders that there are.'),
  FiltersApplied: z
    .record(z.string(), z.array(z.string()))
    .describe('Filters that were applied: for each key the chosen values; empty where there are none.'),
  Filters: z.array(facetV2).describe('Filters that the place offers, with live counts.'),
})

/** A room of a rate, for one occupancy (gap 117). */
const rateRoomV2 = entity('RateRoom', {
  Id: z.string().describe('Number of the room type as text.'),
  Name: z.string().describe('Name of the room type.'),
  Adults: z.int().describe('Adults in this room.'),
  Children: z.int().describe('Children in this room.'),
  Beds: z.array(z.string()).describe('The beds in English, such as `1 double bed`.'),
  MaxOccupancy: z.int().describe('Most guests that the room takes.'),
  SizeM2: z.number().describe('Floor space in square metres.'),
  Description: z.string().describe('The room in English words.'),
  Images: z.array(z.string()).describe('Absolute addresses of pictures of the room.'),
  NetRate: usd.describe('Share of this room in the price of the whole stay, in US dollars.'),
})

/** A bookable rate of hotel mode (gaps 146, 220). */
export const hotelRateV2 = entity('Rate', {
  FareSourceCode: z
    .string()
    .describe('Code of this rate, passed back exactly as received to the rate check.'),
  HotelId: hotelId.describe('Number of the hotel.'),
  HotelName: z.string().describe('Name of the hotel.'),
  NetRate: usd.describe('Price of the whole stay for all rooms, in US dollars.'),
  NetRateBeforeDiscount: usd
    .nullable()
    .describe('The price before the discount in US dollars; null where there is no discount.'),
  DiscountPercent: z.number().describe('Discount in whole percent; 0 where there is none.'),
  Currency: usdCode,
  MealPlan: boardText,
  Board: boardBasis,
  BoardIncluded: z
    .array(z.string())
    .describe('Meals and drinks in the price: breakfast, lunch, dinner, drinks.'),
  NonRefundable: nonRefundable,
  FreeCancellation: z.boolean().describe('Whether it can be cancelled free of charge up to a time.'),
  RefundableUntil: refundableUntil,
  CancellationPolicy: policyText,
  CancellationPolicies: cancellationPolicies,
  AvailableRooms: z.int().describe('How many rooms can still be sold at this rate.'),
  Room: rateRoomV2.describe('The first of Rooms.'),
  Rooms: z.array(rateRoomV2).describe('The rooms, one for each occupancy of the search.'),
})

/** The address of a hotel, in both families. */
export const hotelAddress = entity('HotelAddress', {
  line: z.string().describe('Street and number.'),
  city: z.string().describe('Name of the city.'),
  country: z.string().describe('Name of the country.'),
  country_code: z.string().describe('Country, ISO 3166-1 alpha-2.'),
  postal_code: z.string().describe('Postal code.'),
})

/** Facilities of a hotel of one sort, in both families. */
export const facilityGroup = entity('FacilityGroup', {
  name: z.string().describe('Name of the group in English.'),
  facilities: z.array(z.string()).describe('Facilities in English; an open list.'),
})

/** The hotel itself, in hotel mode (gap 117). */
export const hotelProfileV2 = entity('Hotel', {
  id: z.int().describe('Number of the hotel.'),
  name: z.string().describe('Name of the hotel.'),
  rating: z.number().describe('Stars, 1 to 5; 0 where the hotel is unrated.'),
  location: geoPoint.describe('Position in degrees.'),
  address: hotelAddress.describe('Postal address.'),
  images: z.array(z.string()).describe('Absolute addresses of all pictures, the main one first.'),
  description: z.string().describe('The hotel in English words.'),
  check_in_from: z.string().describe("Earliest time of arrival, HH:MM in the hotel's zone."),
  check_out_until: z.string().describe("Latest time of departure, HH:MM in the hotel's zone."),
  time_zone: hotelTimeZone,
  facility_groups: z.array(facilityGroup).describe('What the hotel has, in groups.'),
})

/** Guest reviews (gap 117). */
export const hotelReviews = entity('HotelReviews', {
  Score: z.number().describe('Mean guest score up to 10, with one decimal; 0 without reviews.'),
  Count: z.int().describe('Number of reviews.'),
  Word: z.string().describe('The score as an English word, such as `Fabulous`; empty without reviews.'),
  Items: z
    .array(
      entity('HotelReview', {
        Author: z.string().describe('Name under which the guest wrote.'),
        Country: z.string().describe('Country of the guest.'),
        Date: z.string().describe('Date of the review, YYYY-MM-DD.'),
        Score: z.number().describe('Score that the guest gave, 1 to 10.'),
        Title: z.string().describe('Title of the review.'),
        Text: z.string().describe('Text of the review.'),
      }),
    )
    .describe('Some of the reviews.'),
})

export type HotelCard = z.infer<typeof hotelCard>
export type HotelRateV2 = z.infer<typeof hotelRateV2>
export type HotelProfileV2 = z.infer<typeof hotelProfileV2>
export type HotelReviews = z.infer<typeof hotelReviews>
