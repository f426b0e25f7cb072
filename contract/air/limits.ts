// Times that a fare and a booking of it run on (Session gateway, Limits; gaps 54, 55, 63). Office time. zod-free.

/** Minutes after which a held booking that nobody orders is cancelled. */
export const AUTO_CANCEL_MINUTES = 10
/** Minutes for which a revalidation counts, per session and FareSourceCode. */
export const CHECK_MINUTES = 15
/** Minutes for which a search and what it offered live. */
export const OFFER_MINUTES = 20
