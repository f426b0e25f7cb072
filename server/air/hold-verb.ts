import 'server-only'

/** Verb of a hold among the intents. */
export const HOLD_VERB = 'air.book'
