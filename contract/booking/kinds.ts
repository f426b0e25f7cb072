/**
 * The kinds of booking that are sold, by the name that both programs store them under. Whatever differs by kind is a table
 * typed by these names, so that a kind that one of them lacks is a type error. zod-free.
 */
export type BookingKind = 'air' | 'hotel'
