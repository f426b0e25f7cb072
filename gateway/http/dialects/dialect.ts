import type { FailureId } from '../../../contract/failures.ts'
import type { OperationSpec } from '../../../contract/operation.ts'
import type { FieldFault } from '../field-message.ts'

/**
 * A failure that is not one of an operation's own rules. `unavailable` is `internal` with status 503: the
 * database is away, and the call may be tried again. `too-large` is `bad-request` with status 413.
 */
export type TransportFailure =
  'bad-request' | 'too-large' | 'not-found' | 'method' | 'rate' | 'internal' | 'unavailable' | 'misdirected'

/** Statuses of failures that share their code with another one. */
export const ownStatus: Partial<Record<TransportFailure, number>> = {
  'too-large': 413,
  unavailable: 503,
  misdirected: 421,
}

/** An answer written by a dialect: status, JSON (text or UTF-8 bytes) and extra headers. */
export type Wire = { status: number; text: string | Uint8Array; headers?: Record<string, string> }

/**
 * How a family reads credentials and writes success and failure. Handlers do not
 * depend on it (docs/architecture.md).
 */
export interface Dialect {
  /** The request's body as an object; null when it is not one. @throws BodyTooLarge */
  readBody(request: Request): Promise<Record<string, unknown> | null>
  /** The time of the caller's office, for a family whose answers say when they were written (gap 252). */
  setTime?(now: Date): void
  /** The SessionId or token of a call; empty when there is none. */
  credential(input: { body: Record<string, unknown>; query: URLSearchParams; headers: Headers }): string
  /** Puts a payload, a value or the JSON bytes of an object, into the operation's envelope. */
  success(op: OperationSpec, payload: unknown, rendered: Buffer | null): Wire
  /** @param faults each field that breaks a rule, for a family that lists them */
  failure(
    op: OperationSpec | null,
    id: FailureId,
    message: string | null,
    faults?: readonly FieldFault[],
  ): Wire
  transport(op: OperationSpec | null, failure: TransportFailure, message: string | null): Wire
  /** The failure id for a missing or invalid field. */
  readonly invalid: FailureId
  /** The failure id for a missing permission. */
  readonly denied: FailureId
  /** Maps a session failure to an id of the family. */
  unauthenticated(id: 'Err0101001' | 'Err0101002' | 'Err0101007'): FailureId
}
