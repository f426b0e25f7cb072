import 'server-only'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'

/** The answer of an attempt that was given up: looked for until it could no longer arrive, and not found. */
export function notBooked(nextReference: string): Extract<HoldOutcome, { kind: 'not-booked' }> {
  return { kind: 'not-booked', nextReference }
}
