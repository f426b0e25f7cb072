// Limits of the activity family (Activity v2, Limits; gaps 185, 189). zod-free.

/** Rows of a list when the caller names no number. */
export const PER_PAGE_DEFAULT = 50
/** How far ahead price lists go. */
export const PRICE_MONTHS = 6
