import 'server-only'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'

/** The outcome of a given-up attempt: looked for until it could no longer arrive, and not found. */
export function notBooked(nextReference: string): Extract<HoldOutcome, { kind: 'not-booked' }> {
  return { kind: 'not-booked', nextReference }
}
