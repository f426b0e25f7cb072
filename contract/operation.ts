import type { z } from 'zod'
import type { FailureId } from './failures.ts'
import type { Scope, ScopedPermission } from './v3/scopes.ts'

/** The three API families: document 2 (session), document 1 (v3), document 3 (activity). */
export type Family = 'session' | 'v3' | 'activity'

/** The contract documents, as cited in `source`. */
export type Doc = 'v3' | 'session-gateway' | 'activity-v2'

/** How a caller authenticates. `none` is public. */
export type Auth = 'none' | 'session' | 'token'

/**
 * `read` may pass the desk's read route, unless it is `serverOnly`; `commit` changes a booking or money;
 * `session` opens or ends sessions.
 */
export type Kind = 'read' | 'commit' | 'session'

/**
 * `idempotent`: may be repeated. `keyed`: may be repeated only with the same client reference. `never`: must
 * be looked up instead.
 */
export type Retry = 'idempotent' | 'keyed' | 'never'

/** How a request is read and a refusal is written: as in the family, or as in RFC 6749 for tokens. */
export type DialectName = Family | 'oauth'

/**
 * The envelope of a successful answer: `Success` and `Error` around its keys, `data` with a `timestamp`, a
 * `timestamp` beside `data` and `meta`, or none.
 */
export type Envelope = 'success-error' | 'data-timestamp' | 'data-meta-timestamp' | 'none'

/** The form of a successful answer. */
export type Answer = 'json' | 'events' | 'file'

/**
 * Which parameters of an operation say which page is asked for, and where they stand. Where that is the body,
 * they may stand in the query too, where they win: the Link to the next page has them there.
 */
export type Pages = { in: 'query' | 'body'; by: readonly string[] }

/** One kind of Server-Sent Event of a streamed operation. */
export type EventSpec = { data: z.ZodType; terminal: boolean }

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
  /** Other paths of the same operation. */
  aliases: readonly string[]
  family: Family
  dialect: DialectName
  auth: Auth
  /** Where the SessionId stands; null where none is asked for. */
  sessionIn: 'query' | 'body' | null
  request: { params: z.ZodObject | null; query: z.ZodObject | null; body: z.ZodObject | null }
  /** How the body is written; null if there is none. An operation that accepts a form accepts JSON too. */
  encoding: 'json' | 'form' | null
  /**
   * The payload of the answer without its envelope; `z.never()` for events and for files that are not JSON.
   */
  response: z.ZodType
  answer: Answer
  /** HTTP status of the successful answer (gap 158). */
  successStatus: 200 | 201 | 202
  /** Media type of the successful answer. */
  mediaType: 'application/json' | 'text/event-stream' | 'image/png' | 'image/*' | 'application/pdf'
  envelope: Envelope
  /** The answer can be megabytes long, so code in between passes its bytes on and does not parse it. */
  bulk: boolean
  /**
   * What is counted, so that a call beyond it is refused with 429 and Retry-After (gap 17): the searches of
   * an office in a minute, or the failed sign-ins of an account. Null where nothing is.
   */
  limit: 'searches' | 'sign-ins' | null
  /** Null for an answer without pages; a page tells the next one in the header Link (RFC 8288). */
  pages: Pages | null
  /**
   * The payload keys of a session-family answer with `Success: false`: the keys of success with empty values
   * (gap 12). Null for the other families.
   */
  onFailure: Readonly<Record<string, unknown>> | null
  events: Readonly<Record<string, EventSpec>> | null
  /**
   * Ids of the failures that the operation itself declares; those of the dialect (session, permission,
   * transport) are added.
   */
  errors: readonly FailureId[]
  kind: Kind
  /**
   * The desk's read route does not pass the answer on: it names people in full, has the HTML of a supplier,
   * or may be of another office where the desk has one token for all. The parts that the browser needs are
   * served by a route of their own.
   */
  serverOnly: boolean
  retry: Retry
  /**
   * The name of a request whose first answer is given again when it comes with the same body: the caller's
   * reference in the body, or the header `Idempotency-Key`; null where it has none. The header
   * `Idempotent-Replayed` marks an answer that is given again.
   */
  repeats: 'client-reference' | 'idempotency-key' | null
  /**
   * The fields that name the booking that a call is about, by an id that opens it in the desk: of the request
   * (parameter, query or body) and of the answer's payload. Null where no single booking is named.
   */
  booking: { asked: string | null; answered: string | null } | null
  /**
   * Keys of the request or the answer that hold personal data at any depth although their names do not say
   * so, as `value` of a traveller's answer.
   */
  personal: readonly string[]
  /** Whether suppliers answer, who may take their time, or the gateway's own store. */
  asks: 'supplier' | 'store'
  source: { doc: Doc; section: string; gaps: readonly number[] }
  standing: 'documented' | 'assumed'
  /** What it does, in a few words. */
  summary: string
  /** What a caller must know besides: the OpenAPI documents show it. */
  description: string
}

/**
 * `permission`: the permission that the caller's role must have, by session or by token; null where nothing
 * is needed. `scope`: the scope that the token of a v3 call must have, null elsewhere. It carries the
 * permission (`v3/scopes.ts`). `otherScopes`: any of these will do as well.
 */
type Asked = (ScopedPermission | { scope: null; permission: string | null }) & {
  otherScopes: readonly Scope[]
}

/** Declares an operation and keeps its literal types. */
export function operation<const T extends OperationSpec>(spec: T): T {
  return spec
}
