import type { BookingReading, BookingView } from './booking-view.ts'

/** What a look-up of a booking by either reference came to. */
export type BookingLookUp<View extends BookingView = BookingView> =
  | ({ kind: 'read' } & BookingReading<View>)
  /** By client reference: not there, and it may still arrive. Look again. */
  | { kind: 'pending' }
  /** By client reference: it did not come in all the time it could; nothing is booked. The next attempt's reference. */
  | { kind: 'not-booked'; nextReference: string }
  | { kind: 'not-found' }
  | { kind: 'session' }
  | { kind: 'failed'; message: string }
