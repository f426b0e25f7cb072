import type { BookingKind } from '../../contract/booking/kinds.ts'
import { kindFacts } from '../kinds.ts'
import type { RefusalReason } from './kind-facts.ts'

/**
 * The outcome of a verb on a booking. After anything but `done` the booking is read again; its state is never
 * assumed.
 */
export type ActOutcome =
  | { kind: 'done' }
  | { kind: 'session' }
  /** `code` is the gateway's failure id, or one of the desk's own. */
  | { kind: 'refused'; code: string; message: string }
  /** Sent, but without an answer that can be trusted. */
  | { kind: 'unknown' }

/** What a failure of the gateway means for an offer or a booking of a kind; null for other failures. */
export function refusalReason(kind: BookingKind, code: string): RefusalReason | null {
  return kindFacts(kind).refusals[code] ?? null
}

/** The sentence for a refusal: what happened, and what to do. */
export function refusalText(kind: BookingKind, code: string, message: string, madeBy: string): string {
  switch (refusalReason(kind, code)) {
    case 'too-late':
      return 'Too late: it was already completed or released. This is its current state.'
    case 'not-cancellable':
      return "It can't be cancelled in its current state."
    case 'cancelled-before':
      return 'It is already cancelled.'
    case 'not-owner':
      return `Only ${madeBy} or an office admin can do this. Ask one of them.`
    case 'not-found':
      return "The booking service can't find this booking."
    case 'not-permitted':
      return "You don't have permission for this. Ask an office admin."
    case 'offer-gone':
    case 'offer-unchecked':
    case null:
      return message
  }
}
