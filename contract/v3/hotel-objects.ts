import { z } from 'zod'
import { entity } from '../entity.ts'
import { facilityGroup, hotelAddress } from '../hotel/availability-answer.ts'
import { hotelTimeZone } from '../hotel/offer.ts'
import { localDateTime, wireDate } from '../wire.ts'
import { money } from './money.ts'

const mapPoint = entity('MapPoint', { lat: z.number(), lng: z.number() })

/** A deal as a badge (gap 146). */
const dealBadge = entity('DealBadge', { code: z.string(), label: z.string() })

/**
 * A hotel of city mode with its lead price, which cannot be booked (v3, hotel_summary). `lead_rate`,
 * `meal_plan` and `refundable` are of its cheapest rate that meets the filters on rates;
 * `free_cancellation` says whether one of those rates has it (gap 221).
 */
export const hotelSummary = entity('HotelSummary', {
  object: z.literal('hotel_summary'),
  /** A signed 32-bit integer as text (gap 222). */
  hotel_id: z.string(),
  name: z.string(),
  lead_rate: money,
  lead_rate_before_discount: money.nullable(),
  discount_percent: z.number(),
  deal_badges: z.array(dealBadge),
  meal_plan: z.string(),
  refundable: z.boolean(),
  free_cancellation: z.boolean(),
  nights: z.int(),
  occupancy: entity('GuestCount', { adults: z.int(), children: z.int() }),
  rating: z.number(),
  review_score: z.number(),
  review_count: z.int(),
  review_word: z.string(),
  accommodation: z.string(),
  address: entity('HotelTown', { city: z.string(), country: z.string(), country_code: z.string() }),
  location: mapPoint,
  images: z.array(z.string()),
})

/** The property of hotel mode (v3, hotel). Times are `HH:MM`. */
export const hotelProperty = entity('HotelProperty', {
  id: z.string(),
  name: z.string(),
  rating: z.number(),
  address: hotelAddress,
  location: mapPoint,
  images: z.array(z.string()),
  description: z.string(),
  check_in_from: z.string(),
  check_out_until: z.string(),
  time_zone: hotelTimeZone,
  facility_groups: z.array(facilityGroup),
})

/** One room of a rate, for one occupancy (v3, room object). */
const hotelRoom = entity('HotelRoom', {
  id: z.string(),
  name: z.string(),
  adults: z.int(),
  children: z.int(),
  beds: z.array(z.string()),
  max_occupancy: z.int(),
  size_m2: z.number(),
  description: z.string(),
  images: z.array(z.string()),
})

/**
 * A bookable rate of hotel mode (v3, hotel_rate; gaps 146, 147, 220). `units` is the number of rooms that it
 * is for; `refundable_until` is the last moment, in the hotel's local time, at which anything is given back.
 */
export const hotelRate = entity('HotelRate', {
  object: z.literal('hotel_rate'),
  id: z.string(),
  total: money,
  total_before_discount: money.nullable(),
  discount_percent: z.number(),
  deal_badges: z.array(dealBadge),
  refundable: z.boolean(),
  refundable_until: localDateTime.nullable(),
  available_rooms: z.int(),
  units: z.int(),
  board: z.string(),
  board_basis: z.string(),
  board_included: z.array(z.string()),
  rooms: z.array(hotelRoom),
  payment: entity('RatePayment', {
    title: z.string(),
    description: z.string(),
    deposit_required: z.boolean(),
  }),
  cancellation: entity('RateCancellation', {
    non_refundable: z.boolean(),
    type: z.string(),
    policy_text: z.string(),
  }),
})

/** A facet group with live counts for the place and dates (v3, Facet group). */
export const facetGroup = entity('FacetGroup', {
  key: z.string(),
  title: z.string(),
  type: z.enum(['range', 'enum', 'boolean']),
  options: z.array(entity('FacetOption', { value: z.string(), name: z.string(), count: z.int() })),
})

const common = {
  object: z.literal('hotel_search'),
  id: z.string(),
  check_in: wireDate,
  check_out: wireDate,
  nights: z.int(),
  offer_count: z.int(),
}

/** City mode (v3, hotel_search). */
export const citySearch = entity('CityHotels', {
  ...common,
  mode: z.literal('city'),
  offers: z.array(hotelSummary),
  total: z.int(),
  sort: z.string().nullable(),
  filters_applied: z.record(z.string(), z.array(z.string())),
  sorts: z.array(entity('SortOrder', { id: z.string(), name: z.string() })),
  facets: z.array(facetGroup),
  pagination: entity('HotelPagination', {
    page: z.int(),
    page_size: z.int(),
    total_pages: z.int(),
    has_next: z.boolean(),
    has_prev: z.boolean(),
  }),
})

/** Hotel mode (v3, hotel_search). */
export const hotelRatesSearch = entity('RatesOfHotel', {
  ...common,
  mode: z.literal('hotel'),
  offers: z.array(hotelRate),
  hotel: hotelProperty,
})

export type HotelSummary = z.infer<typeof hotelSummary>
export type HotelProperty = z.infer<typeof hotelProperty>
export type HotelRateObject = z.infer<typeof hotelRate>
export type FacetGroup = z.infer<typeof facetGroup>
export type CitySearch = z.infer<typeof citySearch>
