import 'server-only'

/** Why nobody knows what a call did. */
export type UnknownReason =
  /** The circuit is open: not sent. */
  | 'circuit-open'
  /** No connection came about: not sent. */
  | 'unreachable'
  /** The time for this kind of call ran out. */
  | 'timeout'
  /** The connection broke before the answer was whole. */
  | 'lost'
  /** 5xx, or the gateway's own internal error. */
  | 'server-error'
  /** The answer does not conform to the contract. */
  | 'malformed'
  /** The reader left. */
  | 'aborted'

/**
 * What came of a call. `refused` is the gateway's own word that nothing happened. `unknown` with `sent: false` is
 * certain too; with `sent: true` the call may have taken effect and is looked up, never repeated blindly.
 */
export type Outcome<T> =
  | { kind: 'ok'; data: T }
  | { kind: 'refused'; code: string; message: string; httpStatus: number; retryAfterSeconds?: number }
  | { kind: 'unknown'; reason: UnknownReason; sent: boolean }

/** True when the gateway no longer honours the session (Session gateway, Errors; Activity v2, Errors). */
export function isSessionLost(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'refused' && SESSION_LOST.has(outcome.code)
}

/** Codes of a session that is unknown, ended or expired. */
export const SESSION_LOST: ReadonlySet<string> = new Set(['Err0101001', 'Err0101002', 'unauthorized'])
