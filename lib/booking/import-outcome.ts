import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { EarlierBooking } from './hold-outcome.ts'

/** The outcome of adding a booking that was made elsewhere. `known`: the list had it already. */
export type ImportOutcome =
  | { kind: 'imported' | 'known'; reference: string }
  /**
   * Not added yet: the desk knows other bookings of its people at the same time, and asks whether to add
   * it even so. None: it could not look for them.
   */
  | { kind: 'booked-before'; bookingKind: BookingKind; found: string; existing: readonly EarlierBooking[] }
  | { kind: 'not-found' }
  | { kind: 'session' }
  | { kind: 'failed'; message: string }

/**
 * Whether a typed text may be a reference of the booking service or of a client: one word of five or more
 * characters with a digit in it.
 */
export function looksLikeReference(typed: string): boolean {
  return /^[!-~]{5,64}$/.test(typed.trim()) && /\d/.test(typed)
}
