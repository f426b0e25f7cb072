import { z } from 'zod'
import { entity } from '../entity.ts'
import { facilityGroup, hotelAddress } from '../hotel/availability-answer.ts'
import { hotelTimeZone } from '../hotel/offer.ts'
import { wireDate } from '../wire.ts'
import { money } from './money.ts'
import { objectType } from './object-type.ts'
import { boardBasis, boardText, nonRefundable, policyText, refundableUntil } from '../hotel/rate-terms.ts'

const mapPoint = entity('MapPoint', {
  lat: z.number().describe('Latitude in degrees, north positive.'),
  lng: z.number().describe('Longitude in degrees, east positive.'),
})

/** A deal as a badge (gap 146). */
const dealBadge = entity('DealBadge', {
  code: z.string().describe('`deal` from 15 percent off, `discount` below that.'),
  label: z.string().describe('The badge in English.'),
})

/** A hotel of city mode with its lead price, which cannot be booked (v3, hotel_summary; gaps 221, 222). */
export const hotelSummary = entity('HotelSummary', {
  object: objectType('hotel_summary'),
  hotel_id: z.string().describe('Number of the hotel as text; send it as `hotel_id` to get its rates.'),
  name: z.string().describe('Name of the hotel.'),
  lead_rate: money.describe('Lowest price of the whole stay among the rates that meet the filters.'),
  lead_rate_before_discount: money
    .nullable()
    .describe('That price before the discount; null where there is no discount.'),
  discount_percent: z.number().describe('Discount of the lead rate in whole percent; 0 where there is none.'),
  deal_badges: z.array(dealBadge).describe('Badges of the discount; empty where there is none.'),
  meal_plan: z.string().describe('Board of the lead rate in English.'),
  refundable: z.boolean().describe('Whether the lead rate gives anything back on cancellation.'),
  free_cancellation: z
    .boolean()
    .describe('Whether a rate that meets the filters can be cancelled free of charge.'),
  nights: z.int().describe('Number of nights.'),
  occupancy: entity('GuestCount', {
    adults: z.int().describe('Number of adults.'),
    children: z.int().describe('Number of children.'),
  }).describe('The guests of all rooms together.'),
  rating: z.number().describe('Stars, 1 to 5; 0 where the hotel is unrated.'),
  review_score: z.number().describe('Mean guest score up to 10, with one decimal; 0 without reviews.'),
  review_count: z.int().describe('Number of reviews.'),
  review_word: z
    .string()
    .describe('The score as an English word, such as `Fabulous`; empty without reviews.'),
  accommodation: z.string().describe('Kind of property in English, such as `Hotels` or `Apartments`.'),
  address: entity('HotelTown', {
    city: z.string().describe('Name of the city.'),
    country: z.string().describe('Name of the country.'),
    country_code: z.string().describe('Country, ISO 3166-1 alpha-2.'),
  }).describe('Where the hotel is.'),
  location: mapPoint.describe('Position in degrees.'),
  images: z.array(z.string()).describe('Absolute addresses of the first pictures, three at most.'),
})

/** The property of hotel mode (v3, hotel). */
export const hotelProperty = entity('HotelProperty', {
  id: z.string().describe('Number of the hotel as text.'),
  name: z.string().describe('Name of the hotel.'),
  rating: z.number().describe('Stars, 1 to 5; 0 where the hotel is unrated.'),
  address: hotelAddress.describe('Postal address.'),
  location: mapPoint.describe('Position in degrees.'),
  images: z.array(z.string()).describe('Absolute addresses of all pictures, the main one first.'),
  description: z.string().describe('The hotel in English words.'),
  check_in_from: z.string().describe("Earliest time of arrival, HH:MM in the hotel's zone."),
  check_out_until: z.string().describe("Latest time of departure, HH:MM in the hotel's zone."),
  time_zone: hotelTimeZone.describe("IANA name of the hotel's zone; its times are meant there."),
  facility_groups: z.array(facilityGroup).describe('What the hotel has, in groups.'),
})

/** One room of a rate, for one occupancy (v3, room object). */
const hotelRoom = entity('HotelRoom', {
  id: z.string().describe('Number of the room type as text.'),
  name: z.string().describe('Name of the room type.'),
  adults: z.int().describe('Adults in this room.'),
  children: z.int().describe('Children in this room.'),
  beds: z.array(z.string()).describe('The beds in English, such as `1 double bed`.'),
  max_occupancy: z.int().describe('Most guests that the room takes.'),
  size_m2: z.number().describe('Floor space in square metres.'),
  description: z.string().describe('The room in English words.'),
  images: z.array(z.string()).describe('Absolute addresses of pictures of the room.'),
})

/** A bookable rate of hotel mode (v3, hotel_rate; gaps 146, 147, 220). */
export const hotelRate = entity('HotelRate', {
  object: objectType('hotel_rate'),
  id: z.string().describe('Id of the rate, with the prefix `hrt_`; confirm it right before the booking.'),
  total: money.describe('Price of the whole stay for all rooms.'),
  total_before_discount: money
    .nullable()
    .describe('The price before the discount; null where there is no discount.'),
  discount_percent: z.number().describe('Discount in whole percent; 0 where there is none.'),
  deal_badges: z.array(dealBadge).describe('Badges of the discount; empty where there is none.'),
  refundable: z.boolean().describe('Whether anything is given back on cancellation.'),
  refundable_until: refundableUntil,
  available_rooms: z.int().describe('How many rooms can still be sold at this rate.'),
  units: z.int().describe('How many rooms the price is for.'),
  board: boardText,
  board_basis: boardBasis,
  board_included: z
    .array(z.string())
    .describe('Meals and drinks in the price: breakfast, lunch, dinner, drinks.'),
  rooms: z.array(hotelRoom).describe('The rooms, one for each occupancy of the search.'),
  payment: entity('RatePayment', {
    title: z.string().describe('The way of payment in a few English words.'),
    description: z.string().describe('The way of payment in an English sentence.'),
    deposit_required: z.boolean().describe('Whether a deposit is due before the stay.'),
  }).describe('How the rate is paid.'),
  cancellation: entity('RateCancellation', {
    non_refundable: nonRefundable,
    type: z.string().describe('free_cancellation, partially_refundable or non_refundable.'),
    policy_text: policyText,
  }).describe('What cancelling costs.'),
})

/** A facet group with live counts for the place and dates (v3, Facet group). */
export const facetGroup = entity('FacetGroup', {
  key: z.string().describe('Key of the group in `filters`.'),
  title: z.string().describe('Title of the group in English.'),
  type: z
    .enum(['range', 'enum', 'boolean'])
    .describe('`range`: ordered numbers; `enum`: a set of values; `boolean`: yes or nothing.'),
  options: z
    .array(
      entity('FacetOption', {
        value: z.string().describe('The value as `filters` send it.'),
        name: z.string().describe('The value in English.'),
        count: z.int().describe('Hotels that have it on these dates, under the filters of all other groups.'),
      }),
    )
    .describe('The values that the place has.'),
})

const common = {
  object: objectType('hotel_search'),
  id: z
    .string()
    .describe('Id of this answer, with the prefix `hsr_`; it names nothing that can be read later.'),
  check_in: wireDate.describe('Day of arrival, YYYY-MM-DD.'),
  check_out: wireDate.describe('Day of departure, YYYY-MM-DD.'),
  nights: z.int().describe('Number of nights.'),
  offer_count: z.int().describe('Number of entries in `offers`.'),
}

/** City mode (v3, hotel_search). */
export const citySearch = entity('CityHotels', {
  ...common,
  mode: z.literal('city').describe('Hotels of a place; nothing of it can be booked.'),
  offers: z.array(hotelSummary).describe('The hotels of this page.'),
  total: z.int().describe('Hotels that match on all pages together.'),
  sort: z
    .string()
    .nullable()
    .describe(
      "Sort order that was applied; null where none was asked for, and the supplier's own order is used.",
    ),
  filters_applied: z
    .record(z.string(), z.array(z.string()))
    .describe('Filters that were applied: for each facet key the chosen values; empty where there are none.'),
  sorts: z
    .array(
      entity('SortOrder', {
        id: z.string().describe('Value to send as `sort`.'),
        name: z.string().describe('The order in English.'),
      }),
    )
    .describe('Sort orders that there are.'),
  facets: z.array(facetGroup).describe('Filters that the place offers, with live counts.'),
  pagination: entity('HotelPagination', {
    page: z.int().describe('Number of this page, from 1 on.'),
    page_size: z.int().describe('Most hotels on a page.'),
    total_pages: z.int().describe('Number of pages; 0 when nothing matches.'),
    has_next: z.boolean().describe('Whether a page follows.'),
    has_prev: z.boolean().describe('Whether a page comes before.'),
  }).describe('Which page of the hotels this is.'),
})

/** Hotel mode (v3, hotel_search). */
export const hotelRatesSearch = entity('RatesOfHotel', {
  ...common,
  mode: z.literal('hotel').describe('The rates of one hotel.'),
  offers: z.array(hotelRate).describe('Bookable rates of the hotel.'),
  hotel: hotelProperty.describe('The hotel whose rates these are.'),
})

export type HotelSummary = z.infer<typeof hotelSummary>
export type HotelProperty = z.infer<typeof hotelProperty>
export type HotelRateObject = z.infer<typeof hotelRate>
export type FacetGroup = z.infer<typeof facetGroup>
export type CitySearch = z.infer<typeof citySearch>
