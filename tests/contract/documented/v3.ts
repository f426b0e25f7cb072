import { type DocumentedFields, names } from './names.ts'

/**
 * The names of fields that "Booking Service v3 Interface: Flight Orders, Hotel Search, Activity Catalogue"
 * shows, by the headings of its sections. Where it says "not shown", there are none.
 */

/** Resources: Money object. */
const money = names('amount currency')

/** Resources: flight_order, passenger and segment; POST /flights/orders echoes client_reference. */
const order = [
  ...money,
  ...names(`
    object id status ticketing_deadline validating_airline total base tax contact email phone passengers
    segments notes price_change client_reference
    type given_name family_name date_of_birth gender nationality document number expires_on country_code
    issued_on ticket_number pnr
    origin destination departing_at arriving_at marketing_carrier flight_number cabin_class booking_class
    stops`),
]

/** Resources: hotel_search, Facet group, hotel_summary, hotel (property), hotel_rate and its room. */
const hotelSearch = [
  ...money,
  ...names(`
    object id mode check_in check_out nights offer_count offers
    total sort filters_applied sorts name facets pagination page page_size total_pages has_next has_prev hotel
    key title type options value count
    hotel_id lead_rate lead_rate_before_discount discount_percent deal_badges meal_plan refundable
    free_cancellation occupancy adults children rating review_score review_count review_word accommodation
    address city country country_code location lat lng images
    line postal_code description check_in_from check_out_until facility_groups facilities
    total_before_discount refundable_until available_rooms units board board_basis board_included rooms
    payment deposit_required cancellation non_refundable policy_text
    beds max_occupancy size_m2`),
]

/** Resources: activity_product. */
const product = [...money, ...names('object id title type city from image_url images')]

const none: readonly string[] = []

/** By the id of the operation. */
export const v3 = {
  'flight-order.create': {
    request: names(`
      Idempotency-Key offer_id passengers type given_name family_name date_of_birth gender nationality
      document number expires_on country_code issued_on contact email phone client_reference`),
    answer: order,
  },
  'flight-order.read': { request: none, answer: order },
  'flight-order.ticket': { request: none, answer: order },
  'flight-order.cancel': { request: none, answer: order },
  'flight-order.refund-quote': {
    request: none,
    answer: [
      ...money,
      ...names(`
        object order_id refund_type tickets ticket_number status is_refunded non_refundable penalty route
        pnr`),
    ],
  },
  'flight-order.refund': {
    request: names('refund_type ticket_numbers refund_payment_mode'),
    answer: names('object order_id status refunded_tickets'),
  },
  'flight-order.notes': { request: names('notes'), answer: order },
  'hotel.search': {
    request: names(`
      check_in check_out city_id hotel_id occupancies adults children sort filters page page_size`),
    answer: hotelSearch,
  },
  'activity.v3-products': {
    request: names('query city country category language min_price max_price sort page per_page limit after'),
    answer: [...product, ...names('data page per_page total has_more next_cursor')],
  },
  'activity.v3-product': {
    request: none,
    answer: [...product, ...names('description country product_types')],
  },
} as const satisfies Record<string, DocumentedFields>
