import 'server-only'

/** Why the effect of a call is not known. */
export type UnknownReason =
  /** The circuit of the whole gateway is open: not sent. */
  | 'circuit-open'
  /** The circuit of this operation alone is open: not sent, while the gateway answers others. */
  | 'operation-rests'
  /** No connection was made: not sent. */
  | 'unreachable'
  /** The time limit of this call ran out. */
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
 * The outcome of a call. `refused` is the gateway's statement that nothing happened. `unknown` with `sent:
 * false` is certain too; with `sent: true` the call may have taken effect and is looked up, never simply
 * repeated.
 */
export type CallOutcome<T> =
  | { kind: 'ok'; data: T }
  | { kind: 'refused'; code: string; message: string; httpStatus: number; retryAfterSeconds?: number }
  | { kind: 'unknown'; reason: UnknownReason; sent: boolean }

/** True if the gateway no longer accepts the session (Session gateway, Errors; Activity v2, Errors). */
export function isSessionLost(outcome: CallOutcome<unknown>): boolean {
  return outcome.kind === 'refused' && SESSION_LOST.has(outcome.code)
}

/** Codes of a session that is unknown, ended or expired. */
export const SESSION_LOST: ReadonlySet<string> = new Set(['Err0101001', 'Err0101002', 'unauthorized'])
