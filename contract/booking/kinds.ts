/**
 * The kinds of booking, by the name that both programs store. All that differs by kind is in tables typed by
 * these names, so that a missing kind is a type error. zod-free.
 */
export type BookingKind = 'air' | 'hotel' | 'activity'
