// Limits of the activity family (Activity v2, Limits; gaps 167, 168, 185, 189, 195). zod-free.

/** Rows of a list when the caller names no number. */
export const PER_PAGE_DEFAULT = 50
/** The most rows of a page of bookings or vouchers; products have no limit. */
export const PER_PAGE_MAX = 100
/** How far ahead price lists go. */
export const PRICE_MONTHS = 6
/** Minutes after which a reserved booking that nobody confirmed expires. */
export const RESERVED_MINUTES = 30
/** Days after its confirmation at which a waiting booking expires. */
export const WAITING_DAYS = 5
/** History of events: the most rows, and how many are given by default. */
export const EVENTS_MAX = 50
export const EVENTS_DEFAULT = 20
/** Days from today in the activity's zone when a booking names no date (gap 174). */
export const ARRIVAL_DEFAULT_DAYS = 7
/** The longest free text of a booking: message and partner reference. */
export const MESSAGE_MAX_LENGTH = 2000
