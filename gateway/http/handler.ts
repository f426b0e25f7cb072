import type { Readable } from 'node:stream'
import type { OperationId, OperationOf, RequestOf, ResponseOf, ErrorOf } from '../../contract/registry.ts'
import type { FailureId } from '../../contract/failures.ts'
import type { Environment } from '../../contract/session/limits.ts'
import type { Caller, Grant } from '../domain/session/caller.ts'
import type { Outcome } from '../domain/outcome.ts'

/**
 * A static file or one from a supplier, which anybody may read. `contentType` null: the operation's media
 * type. `etag` null: no revalidation.
 */
export type PublicFile = {
  bytes: Uint8Array
  contentType: string | null
  etag: string | null
  maxAgeSeconds: number
  /** The encoding of `bytes` if they are already compressed. */
  encoding: string | null
}

/** A file of one office: nothing on the way may keep it, and a browser saves it under its name. */
export type OfficeFile = { bytes: Readable; fileName: string }

/** One Server-Sent Event; `data` is JSON without a line break, as text or as bytes in pieces. */
export type ServerEvent = { event: string; data: string | readonly Uint8Array[] }

/** A payload object that is already JSON, as bytes in pieces. */
export type Rendered = { rendered: readonly Uint8Array[] }

/** The caller type that the operation requires. */
type CallerOf<Id extends OperationId> = OperationOf<Id>['auth'] extends 'none'
  ? null
  : OperationOf<Id>['permission'] extends infer P
    ? P extends string
      ? Grant<P>
      : Caller
    : never

/** The input of a handler: parsed parameters, the caller, and the address of the call. */
export type Call<Id extends OperationId> = {
  request: RequestOf<Id>
  caller: CallerOf<Id>
  environment: Environment
  requestId: string
  /** Aborts when the reader disconnects. */
  signal: AbortSignal
  /** Base address that the caller used, such as `http://localhost:4010`. */
  origin: string
  /** `accept-encoding` and `if-none-match` of the request, for files. */
  accepts: string
  /** The header `Idempotency-Key` as it was sent; null where it was not. */
  idempotencyKey: string | null
  /** The address that the call comes from, as failed sign-ins are counted by it. */
  visitor: string
}

/** The parameters of the page after this one, by which the caller asks for it. */
export type NextPage = Readonly<Record<string, string | number>>

type SuccessOf<Id extends OperationId> = OperationOf<Id>['answer'] extends 'json'
  ? ResponseOf<Id> | Rendered
  : OperationOf<Id>['answer'] extends 'events'
    ? AsyncIterable<ServerEvent>
    : OperationOf<Id>['auth'] extends 'none'
      ? PublicFile | null
      : OfficeFile

/** Answers one operation with facts or a declared failure, never with a status code. A null file is 404. */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<Outcome<SuccessOf<Id>, ErrorOf<Id>> & { next?: NextPage | null }>

/** One handler per operation: a missing handler or an undeclared error is a type error. */
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
  idempotencyKey: string | null
  visitor: string
}) => Promise<Outcome<unknown, FailureId> & { next?: NextPage | null }>
