import type { z } from 'zod'
import type { FailureId } from './failures.ts'
import type { ScopedPermission } from './v3/scopes.ts'

/** The three API families: document 2 (session), document 1 (v3), document 3 (activity). */
export type Family = 'session' | 'v3' | 'activity'

/** The contract documents, as cited in `source`. */
export type Doc = 'v3' | 'session-gateway' | 'activity-v2'

/** How a caller proves who it is. `none` is public. */
export type Auth = 'none' | 'session' | 'token'

/**
 * `read` may pass the desk's read door; `commit` changes a booking or money; `session` opens or ends
 * sessions.
 */
export type Kind = 'read' | 'commit' | 'session'

/**
 * `idempotent`: may be repeated; `keyed`: repeat only with the same client reference; `never`: look up
 * instead.
 */
export type Retry = 'idempotent' | 'keyed' | 'never'

/** How a request is read and a refusal is written: as the family does, or as RFC 6749 has it for tokens. */
export type DialectName = Family | 'oauth'

/**
 * What a good answer is wrapped in: `Success` and `Error` on both sides of its keys, `data` with a
 * `timestamp`, or nothing.
 */
export type Envelope = 'success-error' | 'data-timestamp' | 'none'

/** How the successful answer travels. */
export type Answer = 'json' | 'events' | 'file'

/** One Server-Sent Event kind of a streamed operation. */
export type EventSpec = { data: z.ZodType; terminal: boolean }

/**
 * A call as it may be made, and what it answers; null for an answer that is too long to show. `<...>` stands
 * for what a caller has from an earlier call, or what nobody knows before. The API reference shows it, and a
 * test sends it.
 */
export type Example = {
  name: string
  /** Parameters, query and body in one object, without the SessionId. */
  request: Readonly<Record<string, unknown>>
  /** The payload without its envelope. */
  response: Readonly<Record<string, unknown>> | null
}

/**
 * One operation of the contract. Every field is required: an absence is written, never omitted.
 * The router, the typed client, the OpenAPI documents and the coverage test all follow from this record.
 */
export type OperationSpec = Asked & {
  /** `noun.verb`, stable. */
  id: string
  method: 'GET' | 'POST' | 'PUT'
  /** Path relative to the family's base, parameters in braces. */
  path: string
  /** Other paths that answer the same. */
  aliases: readonly string[]
  family: Family
  dialect: DialectName
  auth: Auth
  /** Where the SessionId stands; null where none is asked for. */
  sessionIn: 'query' | 'body' | null
  request: { params: z.ZodObject | null; query: z.ZodObject | null; body: z.ZodObject | null }
  /** How the body is written; null for none. What takes a form takes JSON too. */
  encoding: 'json' | 'form' | null
  /** The answer's payload without its envelope. Never for `events` and for files that are no JSON. */
  response: z.ZodType
  answer: Answer
  /** Media type of the good answer. */
  mediaType: 'application/json' | 'text/event-stream' | 'image/png' | 'image/*'
  envelope: Envelope
  /** The answer may have megabytes: who passes it on passes bytes, and does not parse it. */
  bulk: boolean
  /**
   * Session family only: the payload keys that stand beside `Success: false` (gap 12: the keys of success,
   * emptied). Null for the other families.
   */
  onFailure: Readonly<Record<string, unknown>> | null
  events: Readonly<Record<string, EventSpec>> | null
  /**
   * Ids of failures this operation itself declares; those of the dialect (session, permission, transport)
   * come on top.
   */
  errors: readonly FailureId[]
  kind: Kind
  retry: Retry
  /** Who answers: suppliers, who may take their time, or what the gateway itself has stored. */
  asks: 'supplier' | 'store'
  source: { doc: Doc; section: string; gaps: readonly number[] }
  standing: 'documented' | 'assumed'
  summary: string
  examples: readonly Example[]
}

/**
 * `permission`: what the caller's role must have, by session or by token; null where nothing is needed.
 * `scope`: what the token of a v3 call must have, null elsewhere. It carries the permission (`v3/scopes.ts`).
 */
type Asked = ScopedPermission | { scope: null; permission: string | null }

/** Declares an operation, keeping its literal types. */
export function operation<const T extends OperationSpec>(spec: T): T {
  return spec
}
