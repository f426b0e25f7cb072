import type { BookingKind } from '../../contract/booking/kinds.ts'
import { kindFacts } from '../kinds.ts'
import { onlyMakerText, whomToAsk } from '../office/whom-to-ask.ts'
import { missingPermissionText } from '../permission-text.ts'
import type { RefusalReason } from './kind-facts.ts'

/**
 * The outcome of a verb on a booking. After anything but `done` the booking is read again; its state is never
 * assumed.
 */
export type ActOutcome =
  | { kind: 'done' }
  /** The session had ended: nothing was sent. */
  | { kind: 'session' }
  /** `code` is the gateway's failure id, or one of the desk's own; `permission` is the missing one. */
  | { kind: 'refused'; code: string; message: string; permission?: string }
  /**
   * Sent, but without an answer that can be trusted. `message`: advice beyond looking again, if there is any.
   */
  | { kind: 'unknown'; message?: string }

/** The meaning of a failure of the gateway for an offer or a booking of a kind; null for other failures. */
export function refusalReason(kind: BookingKind, code: string): RefusalReason | null {
  return kindFacts(kind).refusals.reasons[code] ?? null
}

/**
 * The sentence for a refusal: what happened, and what to do.
 * @param about who made the booking, if known, and the names of the office's admins
 */
export function refusalText(
  kind: BookingKind,
  { code, message, permission }: Extract<ActOutcome, { kind: 'refused' }>,
  { madeBy, admins }: { madeBy: string | null; admins: readonly string[] },
): string {
  switch (refusalReason(kind, code)) {
    case 'too-late':
      return 'Too late: it was already completed or released. This is its current state.'
    case 'not-cancellable':
      return "It can't be cancelled or refunded in its current state."
    case 'cancelled-before':
      return 'It is already cancelled.'
    case 'not-owner':
      return `${onlyMakerText(madeBy, admins)}.`
    case 'not-found':
      return "The booking service can't find this booking."
    case 'not-permitted':
      return permission === undefined
        ? `You don't have permission for this. Ask ${whomToAsk(admins)}.`
        : `${missingPermissionText(permission, admins)}.`
    case 'offer-gone':
    case 'offer-unchecked':
    case null:
      return kindFacts(kind).refusals.textOf?.(code, message) ?? message
  }
}
