import type { z } from 'zod'
import type { FailureId } from './failures.ts'

/** The three API families: document 2 (session), document 1 (v3), document 3 (activity). */
export type Family = 'session' | 'v3' | 'activity'

/** The contract documents, as cited in `source`. */
export type Doc = 'v3' | 'session-gateway' | 'activity-v2'

/** How a caller proves who it is. `none` is public. */
export type Auth = 'none' | 'session' | 'token'

/** `read` may pass the desk's read door; `commit` changes a booking or money; `session` opens or ends sessions. */
export type Kind = 'read' | 'commit' | 'session'

/** `idempotent`: may be repeated; `keyed`: repeat only with the same client reference; `never`: look up instead. */
export type Retry = 'idempotent' | 'keyed' | 'never'

/** How the successful answer travels. */
export type Answer = 'json' | 'events' | 'file'

/** One Server-Sent Event kind of a streamed operation. */
export type EventSpec = { data: z.ZodType; terminal: boolean }

/**
 * One operation of the contract. Every field is required: an absence is written, never omitted.
 * The router, the typed client, the OpenAPI documents and the coverage test all follow from this record.
 */
export type OperationSpec = {
  /** `noun.verb`, stable. */
  id: string
  method: 'GET' | 'POST' | 'PUT'
  /** Path relative to the family's base, parameters in braces. */
  path: string
  /** Other paths that answer the same. */
  aliases: readonly string[]
  family: Family
  auth: Auth
  /** Role permission (session and activity families), or null where none is needed. */
  permission: string | null
  /** Token scope (v3), or null. */
  scope: string | null
  request: { params: z.ZodObject | null; query: z.ZodObject | null; body: z.ZodObject | null }
  /** The answer's payload without the family's envelope. For `events` and `file` see `events`. */
  response: z.ZodType
  answer: Answer
  /**
   * Session family only: the payload keys that stand beside `Success: false` (gap 12: the keys of success,
   * emptied). Null for the other families.
   */
  onFailure: Readonly<Record<string, unknown>> | null
  events: Readonly<Record<string, EventSpec>> | null
  /** Ids of failures this operation itself declares; those of the dialect (session, permission, transport) come on top. */
  errors: readonly FailureId[]
  kind: Kind
  retry: Retry
  source: { doc: Doc; section: string; gaps: readonly number[] }
  standing: 'documented' | 'assumed'
  summary: string
  examples: readonly { name: string; request: unknown; response: unknown }[]
}

/** Declares an operation, keeping its literal types. */
export function operation<const T extends OperationSpec>(spec: T): T {
  return spec
}
