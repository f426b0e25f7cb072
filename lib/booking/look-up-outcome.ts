/**
 * What the look-up of a lost booking found. `not-booked` only once it is certain: the request can no longer arrive, and
 * nothing was found until then; the next attempt of the form gets a new reference.
 */
export type LookUpOutcome =
  { kind: 'held'; uniqueId: string } | { kind: 'pending' } | { kind: 'not-booked' } | { kind: 'session' }
