// Limits of the activity family (Activity v2, Limits; gaps 167, 168, 174, 185, 189, 195). zod-free.

/** Rows of a list when the caller names no number. */
export const PER_PAGE_DEFAULT = 50
/** Most rows of a page of bookings or vouchers. */
export const PER_PAGE_MAX = 100
/** How far ahead price lists go. */
export const PRICE_MONTHS = 6
/** For how long a reserved booking waits to be confirmed, and a confirmed one for the supplier. */
export const RESERVED_MINUTES = 30
export const WAITING_DAYS = 5
/** The arrival date that is meant when none is named: so many days from today in the activity's zone. */
export const ARRIVAL_DEFAULT_DAYS = 7
/** Past events of one answer. */
export const EVENTS_MAX = 50
export const EVENTS_DEFAULT = 20
/** Longest reference and message of a booking. */
export const MESSAGE_MAX_LENGTH = 2000
