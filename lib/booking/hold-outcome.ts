/**
 * The outcome of holding an offer. Every expected outcome is a value: the form has words for each and never
 * guesses whether something was booked. `nextReference` is the client reference of the next attempt: the old
 * one is spent, and sending it again gives the same answer. Without `nextReference` the reference stays
 * valid.
 */
export type HoldOutcome =
  /** Booked. `priceChanged`: the gateway's answer had another price, and the wallet holds that one. */
  | { kind: 'held'; reference: string; priceChanged: boolean }
  /** Nothing booked: the wallet does not have enough. `shortCents` is the missing amount. */
  | { kind: 'short'; shortCents: number; availableCents: number; totalCents: number; nextReference: string }
  /** Nothing booked: the office already has this offer. */
  | { kind: 'duplicate'; existingReference: string | null; nextReference: string }
  /**
   * Given up: looked for until it could no longer arrive, and not found. It is certain that nothing is
   * booked.
   */
  | { kind: 'not-booked'; nextReference: string }
  /** The offer is no longer available. */
  | { kind: 'gone'; code: string }
  /** Its price must be checked again first. */
  | { kind: 'revalidate' }
  /** The session ended; nothing was booked. */
  | { kind: 'session' }
  /** Refused for another reason; `message` is the gateway's sentence. */
  | { kind: 'refused'; code: string; message: string; permission?: string; nextReference?: string }
  /** Sent, but without an answer that can be trusted: the client reference is being looked up. */
  | { kind: 'unknown'; clientReference: string }
