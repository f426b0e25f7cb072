/**
 * The ids of the parts of a booking that a verb is for, where it can be done to parts: without parts it is
 * for the whole booking. And the amount that the person agreed to get back, in cents; null where none was
 * shown.
 */
export type ChosenParts = { parts: readonly string[]; agreedCents: number | null }

/** The whole booking. */
export const WHOLE_BOOKING: ChosenParts = { parts: [], agreedCents: null }
