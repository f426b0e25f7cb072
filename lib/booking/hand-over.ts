import type { BookingKind } from '../../contract/booking/kinds.ts'

/** Longest note of a hand-over, in characters. */
export const HAND_OVER_NOTE_MAX = 300

/** Somebody of the office to whom bookings can be handed over. */
export type Colleague = { userName: string; displayName: string }

/** The outcome of a hand-over. `skipped`: bookings that stay with their owner, each with the reason. */
export type HandOverOutcome =
  | { kind: 'done'; handed: string[]; skipped: { reference: string; message: string }[] }
  | { kind: 'session' }
  | { kind: 'refused'; code: string; message: string }

/** What an owner is told of a booking until they have seen it. */
export type OwnerNotice = {
  id: string
  /** ISO 8601 UTC, office time. */
  at: string
  reference: string
  kind: BookingKind
  /** Null if it was erased or is not known. */
  leadName: string | null
  /** `Handed to you`, `Cancelled`. */
  what: string
  by: string
  /** The note or the reason; null for none. */
  text: string | null
}
