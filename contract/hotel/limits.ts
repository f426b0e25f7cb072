/**
 * Limits of the hotel operations. zod-free. Source: Session gateway, Limits; v3, Limits; gaps 54, 104, 105,
 * 115, 143, 203.
 */

/** Adults and children in one room, and their ages. */
export const MAX_ADULTS_PER_ROOM = 8
export const MAX_CHILDREN_PER_ROOM = 6
export const MAX_CHILD_AGE = 17

/** Hotels in one page of city mode. */
export const HOTEL_PAGE_SIZE_MAX = 200
export const HOTEL_PAGE_SIZE_DEFAULT = 25

/**
 * Longest stay, latest check-in, and most rooms of a search. No document has limits; these are our choice.
 */
export const MAX_NIGHTS = 30
export const MAX_CHECK_IN_DAYS_AHEAD = 365
export const MAX_ROOMS = 8

/** Characters of a booking's note (gap 104). */
export const HOTEL_NOTE_MAX = 2000

/** HotelRefundType of offers and bookings. No document lists the values; these are our choice. */
export const hotelRefundTypes = { unknown: 0, refundable: 1, nonRefundable: 2, partially: 3 } as const

/**
 * Minutes of office time after which a hold is cancelled unless it is ordered. An extension adds to them (gap
 * 203).
 */
export const AUTO_CANCEL_MINUTES = 10
/** Minutes of office time for which a rate check is valid, per session and FareSourceCode (gap 105). */
export const CHECK_MINUTES = 15
/** Minutes of office time for which a search and its offers can be used (gap 54). */
export const OFFER_MINUTES = 20
