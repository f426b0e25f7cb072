/** Limits of the hotel operations. zod-free. Source: Session gateway, Limits; v3, Limits; gaps 54, 104, 105, 115, 143, 203. */

/** Adults and children in one room, and their ages. */
export const MAX_ADULTS_PER_ROOM = 8
export const MAX_CHILDREN_PER_ROOM = 6
export const MAX_CHILD_AGE = 17

/** Hotels in one page of city mode. */
export const HOTEL_PAGE_SIZE_MAX = 200
export const HOTEL_PAGE_SIZE_DEFAULT = 25

/** Longest stay and farthest check-in, and most rooms of one search: the documents are silent, these are ours. */
export const MAX_NIGHTS = 30
export const MAX_CHECK_IN_DAYS_AHEAD = 365
export const MAX_ROOMS = 8

/** Characters of a booking's note (gap 104). */
export const HOTEL_NOTE_MAX = 2000

/** HotelRefundType of offers and bookings: the documents give no list, these are ours. */
export const hotelRefundTypes = { unknown: 0, refundable: 1, nonRefundable: 2, partially: 3 } as const

/** Minutes of office time after which a held booking that nobody orders is cancelled; an extension adds to them (gap 203). */
export const AUTO_CANCEL_MINUTES = 10
/** Minutes of office time for which a rate check counts, per session and FareSourceCode (gap 105). */
export const CHECK_MINUTES = 15
/** Minutes of office time for which a search and what it offered live (gap 54). */
export const OFFER_MINUTES = 20
