/**
 * What of a booking a verb is for, where it can be done to parts of it: their ids, and how much the person
 * agreed to get back for them, in cents; null where that was not known. Without parts a verb is for the whole
 * booking.
 */
export type ChosenParts = { parts: readonly string[]; agreedCents: number | null }

/** The whole booking. */
export const WHOLE_BOOKING: ChosenParts = { parts: [], agreedCents: null }
