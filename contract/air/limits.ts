// Durations that apply to a fare and its booking, in office time (Session gateway, Limits; gaps 54, 55, 63).
// zod-free.

/** Minutes after which a hold is cancelled unless it is ordered. */
export const AUTO_CANCEL_MINUTES = 10
/** Minutes for which a revalidation is valid, per session and FareSourceCode. */
export const CHECK_MINUTES = 15
/** Minutes for which a search and its offers can be used. */
export const OFFER_MINUTES = 20
/** The most notes of one booking. No document has a limit; without one a booking could grow for ever. */
export const MAX_NOTES = 1000
