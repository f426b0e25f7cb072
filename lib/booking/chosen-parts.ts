/**
 * What of a booking a verb is for, where it can be done to parts of it: their ids. Without parts a verb is
 * for the whole booking. And how much the person agreed to get back, in cents; null where none was shown.
 */
export type ChosenParts = { parts: readonly string[]; agreedCents: number | null }

/** The whole booking. */
export const WHOLE_BOOKING: ChosenParts = { parts: [], agreedCents: null }
