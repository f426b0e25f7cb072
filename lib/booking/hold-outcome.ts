import type { Meeting } from './occupied.ts'

/**
 * A live booking that has one of the people of a form at the same time. `person` is somebody who is in both,
 * `madeBy` the person who made it, `title` the name of the service; null if not known.
 */
export type EarlierBooking = {
  reference: string
  /** Its state as in its view. */
  state: string
  person: string | null
  madeBy: string
  title: string | null
  /** The same flight, stay or start, or another one at the same time. */
  meeting: Meeting
  /** False: its record could not be read, so it may have ended or changed. */
  isRead: boolean
}

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
  /**
   * Nothing booked and nothing sent: the desk knows bookings with one of these people at the same time, and
   * asks whether to hold even so. None: it could not look for them.
   */
  | { kind: 'booked-before'; existing: readonly EarlierBooking[] }
  /** Nothing booked: the gateway says that there is such a booking; null if the desk does not know it. */
  | { kind: 'duplicate'; existing: EarlierBooking | null; nextReference: string }
  /** Nothing sent: the reference belongs to an earlier attempt, which is over. The form uses the next one. */
  | { kind: 'spent'; nextReference: string }
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
