/**
 * What the hold of an offer came to, as the server tells the form. Every expected end is a value: the form shows each in its
 * own words and never has to guess whether something was booked. `nextReference` is the client reference for the next
 * attempt: the old one is spent, and asking with it again gives the same answer. Without it the reference stays.
 */
export type HoldOutcome =
  /** Booked. `priceChanged`: the gateway reported another price in its answer, funds are held at the new one. */
  | { kind: 'held'; reference: string; priceChanged: boolean }
  /** Nothing booked: the wallet is short; what is missing, in cents. */
  | { kind: 'short'; shortCents: number; availableCents: number; totalCents: number; nextReference: string }
  /** Nothing booked: the office already has this offer. */
  | { kind: 'duplicate'; existingReference: string | null; nextReference: string }
  /** Given up: looked for until it could no longer arrive, and not found. Certain. */
  | { kind: 'not-booked'; nextReference: string }
  /** The offer is gone. */
  | { kind: 'gone'; code: string }
  /** Its price must be checked once more. */
  | { kind: 'revalidate' }
  /** The session ended; nothing was sent or nothing came of it. */
  | { kind: 'session' }
  /** Refused for a reason of its own; `message` is the gateway's sentence. */
  | { kind: 'refused'; code: string; message: string; permission?: string; nextReference?: string }
  /** Sent, and no answer that can be trusted: being looked up by the client reference. */
  | { kind: 'unknown'; clientReference: string }
