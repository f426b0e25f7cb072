import type { OperationId, OperationOf, RequestOf, ResponseOf, ErrorOf } from '../../contract/registry.ts'
import type { FailureId } from '../../contract/failures.ts'
import type { Environment } from '../../contract/session/limits.ts'
import type { Caller, Grant } from '../domain/session/caller.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { Pieces } from './pieces.ts'

/** A static file or one that a supplier gives. `contentType` null: the operation's media type. `etag` null: not revalidated. */
export type FileAnswer = {
  bytes: Uint8Array
  contentType: string | null
  etag: string | null
  maxAgeSeconds: number
  /** Set when `bytes` are already compressed. */
  encoding: string | null
}

/** One Server-Sent Event; `data` is JSON without a line break, as text or in parts. */
export type ServerEvent = { event: string; data: string | Pieces }

/** A payload object that is JSON already, in parts: put together from kept fragments. */
export type Rendered = { rendered: Pieces }

/** Proof that matches what the operation asks for. */
type CallerOf<Id extends OperationId> = OperationOf<Id>['auth'] extends 'none'
  ? null
  : OperationOf<Id>['permission'] extends infer P
    ? P extends string
      ? Grant<P>
      : Caller
    : never

/** What a handler sees: parsed input, proof, and where the call came in. */
export type Call<Id extends OperationId> = {
  request: RequestOf<Id>
  caller: CallerOf<Id>
  environment: Environment
  requestId: string
  /** Aborts when the reader leaves. */
  signal: AbortSignal
  /** Address the caller used, e.g. `http://localhost:4010`. */
  origin: string
  /** `accept-encoding` and `if-none-match` of the request, for files. */
  accepts: string
}

type SuccessOf<Id extends OperationId> = OperationOf<Id>['answer'] extends 'json'
  ? ResponseOf<Id> | Rendered
  : OperationOf<Id>['answer'] extends 'events'
    ? AsyncIterable<ServerEvent>
    : FileAnswer | null

/** Answers one operation: facts or a declared failure; never a status code. A file of null is 404. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Outcome<SuccessOf<Id>, ErrorOf<Id>>>

/** One handler per operation: a missing one is a type error, and so is an error that it does not declare. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

/** A handler as the router sees it. */
export type AnyHandler = (call: {
  request: { params: unknown; query: unknown; body: unknown }
  caller: Caller | null
  environment: Environment
  requestId: string
  signal: AbortSignal
  origin: string
  accepts: string
}) => Promise<Outcome<unknown, FailureId>>
