import type { SessionFailureId } from '../failures.ts'

/**
 * The meaning of the session gateway's failures for an offer or a booking of any kind. Source: Session
 * gateway, Errors. zod-free.
 */
export const bookingRefusals = {
  Err0102003: 'offer-gone',
  Err0102005: 'offer-gone',
  Err0102004: 'offer-unchecked',
  Err0103003: 'not-found',
  Err0104002: 'not-found',
  Err0103006: 'too-late',
  Err0103004: 'not-cancellable',
  Err0103005: 'cancelled-before',
  Err0103007: 'not-owner',
  Err0101006: 'not-permitted',
} as const satisfies Partial<Record<SessionFailureId, string>>
