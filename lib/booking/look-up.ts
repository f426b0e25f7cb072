import type { BookingReading, BookingView } from './booking-view.ts'

/** The outcome of looking up a booking by either reference. */
export type BookingLookUp<View extends BookingView = BookingView> =
  | ({ kind: 'read' } & BookingReading<View>)
  /** By client reference: not found yet, but it may still arrive. Look again. */
  | { kind: 'pending' }
  /**
   * By client reference: not found, and it can no longer arrive, so nothing is booked. Has the reference of
   * the next attempt.
   */
  | { kind: 'not-booked'; nextReference: string }
  | { kind: 'not-found' }
  | { kind: 'session' }
  | { kind: 'failed'; message: string }
