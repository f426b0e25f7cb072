import type { Family, OperationSpec } from './operation.ts'

/** The base path of each family, as the gateway serves it. */
export const familyBases: Readonly<Record<Family, string>> = { session: '', v3: '/v3', activity: '' }

// The fields that all operations of a family share. An operation spreads one of these objects and adds its
// own fields.

const json = {
  method: 'POST',
  aliases: [],
  permission: null,
  scope: null,
  otherScopes: [],
  encoding: 'json',
  answer: 'json',
  successStatus: 200,
  mediaType: 'application/json',
  events: null,
  bulk: false,
  limit: null,
  repeats: null,
  pages: null,
  serverOnly: false,
  booking: null,
  personal: [],
} as const satisfies Partial<OperationSpec>

/**
 * A call of the session family: SessionId in the body, `Success` and `Error` in the answer (Session gateway,
 * Endpoints).
 */
export const sessionCall = {
  ...json,
  family: 'session',
  dialect: 'session',
  auth: 'session',
  sessionIn: 'body',
  envelope: 'success-error',
} as const satisfies Partial<OperationSpec>

/** A call of the session family that needs no session. */
export const publicCall = {
  ...sessionCall,
  auth: 'none',
  sessionIn: null,
} as const satisfies Partial<OperationSpec>

/**
 * A file of the session family that anybody can read by its address (Session gateway, Static files and
 * images).
 */
export const publicFile = {
  ...publicCall,
  method: 'GET',
  encoding: null,
  envelope: 'none',
  answer: 'file',
  onFailure: null,
  errors: [],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
} as const satisfies Partial<OperationSpec>

/** A read of the activity family: SessionId in the query (Activity v2). */
export const activityRead = {
  ...json,
  method: 'GET',
  family: 'activity',
  dialect: 'activity',
  auth: 'session',
  encoding: null,
  sessionIn: 'query',
  envelope: 'data-timestamp',
  onFailure: null,
} as const satisfies Partial<OperationSpec>

/** A change of the activity family: SessionId in the body, never repeated without a look (Activity v2). */
export const activityWrite = {
  ...activityRead,
  encoding: 'json',
  sessionIn: 'body',
  kind: 'commit',
  retry: 'never',
  standing: 'documented',
} as const satisfies Partial<OperationSpec>

/** A call of v3: an access token in the header, and an answer without an envelope. */
export const v3Call = {
  ...json,
  family: 'v3',
  dialect: 'v3',
  auth: 'token',
  sessionIn: null,
  envelope: 'none',
  onFailure: null,
} as const satisfies Partial<OperationSpec>

/** A call that issues or revokes a token: a form or JSON, with refusals as in RFC 6749. */
export const tokenCall = {
  ...v3Call,
  dialect: 'oauth',
  auth: 'none',
  encoding: 'form',
} as const satisfies Partial<OperationSpec>
