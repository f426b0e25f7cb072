import 'server-only'
import type { CallOutcome } from '../gateway-client/outcome.ts'

/**
 * Sends an act that gives money back only if it would give back the amount that the person was shown: a
 * colleague may have confirmed the booking since, or a fee may have begun (trust, section 3).
 * @param agreedCents the amount that was shown; null where nobody was asked
 * @param now reads the amount that would come back, in cents
 */
export async function sendAsAgreed(
  agreedCents: number | null,
  now: () => Promise<CallOutcome<number>>,
  send: () => Promise<CallOutcome<unknown>>,
): Promise<CallOutcome<unknown>> {
  if (agreedCents === null) return send()
  const back = await now()
  if (back.kind !== 'ok') return unsent(back)
  return back.data === agreedCents ? send() : CANCEL_CHANGED
}

/** The outcome of a commit whose reading failed: it was not sent. */
export function unsent(outcome: Exclude<CallOutcome<unknown>, { kind: 'ok' }>): CallOutcome<never> {
  return outcome.kind === 'unknown' ? { ...outcome, sent: false } : outcome
}

const CANCEL_CHANGED: CallOutcome<never> = {
  kind: 'refused',
  code: 'CancelChanged',
  message:
    'The refund has changed since you were asked. Nothing was sent: cancel again for the current amount.',
  httpStatus: 200,
}
