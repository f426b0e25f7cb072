import type { FailureId } from '../../../contract/failures.ts'
import type { OperationSpec } from '../../../contract/operation.ts'

/** What went wrong before or beside an operation's own rules. */
export type TransportFailure = 'bad-request' | 'not-found' | 'method' | 'rate' | 'internal' | 'misdirected'

/** Status, JSON (text, or UTF-8 already) and headers of its own: how a dialect puts an answer. */
export type Wire = { status: number; text: string | Uint8Array; headers?: Record<string, string> }

/**
 * How a family speaks: where the proof of identity stands, how success and failure are written. Handlers know
 * none of this (docs/architecture.md).
 */
export interface Dialect {
  /** The request's body as an object; null when it is not one or too large. */
  readBody(request: Request): Promise<Record<string, unknown> | null>
  /** The SessionId or token of a call, empty when there is none. */
  credential(input: { body: Record<string, unknown>; query: URLSearchParams; headers: Headers }): string
  /** Puts a payload, a value or the JSON bytes of an object, into the operation's envelope. */
  success(op: OperationSpec, payload: unknown, rendered: Buffer | null): Wire
  failure(op: OperationSpec | null, id: FailureId, message: string | null): Wire
  transport(op: OperationSpec | null, failure: TransportFailure, message: string | null): Wire
  /** What a missing or broken field is called. */
  readonly invalid: FailureId
  /** What a missing permission is called. */
  readonly denied: FailureId
  /** Maps the session's own failures to the family's. */
  unauthenticated(id: 'Err0101001' | 'Err0101002' | 'Err0101007'): FailureId
}
