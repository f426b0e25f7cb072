import {
  activityFailures,
  dialectFailures,
  failureWords,
  oauthFailures,
  sessionFailures,
  transportFailures,
  v3Failures,
  type FailureSpec,
} from '../failures.ts'
import type { DialectName, OperationSpec } from '../operation.ts'
import { sessionError } from '../session/refusal.ts'
import {
  component,
  jsonSchemaOf,
  schemaName,
  textSchema,
  timestamp,
  wholeObject,
  type Json,
  type Schemas,
} from './schema.ts'

/** A failure that an operation can answer. Its examples are stored by their outcome. */
export type Failure = { id: string; httpStatus: number; meaning: string; outcome: string }

const failures: Record<DialectName, Readonly<Record<string, FailureSpec>>> = {
  session: { ...sessionFailures, ...transportFailures },
  activity: activityFailures,
  v3: v3Failures,
  // RFC 6749 names no errors of the token endpoint for the last two cases; these are the names that it uses
  // for them at the authorization endpoint.
  oauth: {
    ...oauthFailures,
    temporarily_unavailable: transportFailures.RateLimit,
    server_error: transportFailures.InternalError,
  },
}

/** The failure of a call that is one too many. */
const beyondLimit: Record<DialectName, string> = {
  session: 'RateLimit',
  activity: 'rate_limited',
  v3: 'rate_limited',
  oauth: 'temporarily_unavailable',
}

/** The failure that any call can meet, whatever it asks. */
const atAnyTime: Record<DialectName, string> = {
  session: 'InternalError',
  activity: 'server_error',
  v3: 'internal_error',
  oauth: 'server_error',
}

/** The code of a call whose host names no environment. */
const ofWrongHost: Record<DialectName, string> = {
  session: 'Misdirected',
  activity: 'wrong_args',
  v3: 'not_found',
  oauth: 'temporarily_unavailable',
}

/** Failures that only an operation with a permission or a scope answers. */
const denied: ReadonlySet<string> = new Set(['Err0101006', 'insufficient_scope'])

/** The failures that an operation can answer: its own, those of its dialect, of its limit and of any call. */
export function failuresOf(op: OperationSpec): Failure[] {
  const shared: readonly string[] = op.auth === 'none' ? [] : dialectFailures[op.family]
  const isGuarded = op.permission !== null || op.scope !== null
  const before = isGuarded ? shared : shared.filter((id) => !denied.has(id))
  const met = [
    ...new Set([
      ...before,
      ...op.errors,
      ...(op.limit === null ? [] : [beyondLimit[op.dialect]]),
      atAnyTime[op.dialect],
    ]),
  ]
  const failureList = met.flatMap((id) => {
    const spec = failures[op.dialect][id]
    return spec ? [{ id, httpStatus: spec.httpStatus, meaning: spec.meaning, outcome: id }] : []
  })
  // A host that names no environment and a body that is no JSON object have a status of their own, and the
  // code of another failure (gap 10).
  const elsewhere = { ...transportFailures.Misdirected, id: ofWrongHost[op.dialect], outcome: 'Misdirected' }
  const unread = { ...transportFailures.BadRequest, id: 'Err0106001', outcome: 'BadRequest' }
  const isRead = op.dialect === 'session' && op.encoding !== null
  return [...failureList, ...(isRead ? [unread] : []), elsewhere]
}

/** The failures of an answer with their meaning, one in a line. */
export function metWords(met: readonly Failure[]): string {
  return met.map(({ id, meaning }) => `- \`${id}\`: ${meaning}`).join('\n')
}

const message = textSchema('What is wrong, for people to read. The wording may change.')

/** The code of a failure of v3 or of the activity family; every code is explained. */
function codeSchema(dialect: Exclude<DialectName, 'session'>): Json {
  const own = Object.entries(failures[dialect]).filter(([id]) => dialect !== 'v3' || !(id in oauthFailures))
  return { type: 'string', enum: own.map(([id]) => id), description: failureWords(Object.fromEntries(own)) }
}

/** The status in the body of a failure. */
const httpStatus: Json = { type: 'integer', description: 'The HTTP status of the answer.' }

/** The fields of `error` in v3 and in the activity family. */
function errorFields(dialect: 'v3' | 'activity', schemas: Schemas): Record<string, Json> {
  const code = codeSchema(dialect)
  if (dialect === 'activity') return { code, message, http_code: httpStatus }
  const fieldError = wholeObject('A field that breaks a rule.', {
    path: textSchema('Where the field stands, such as `passengers[0].given_name`.'),
    message: textSchema('The rule that it breaks.'),
  })
  const details = {
    type: 'array',
    description: 'The fields that break a rule; empty unless the status is 422.',
    items: component(schemas, 'FieldError', fieldError),
  }
  const requestId = textSchema('Names the request in the logs of the service.')
  return { code, message, http_status: httpStatus, request_id: requestId, details }
}

function refusedBody(dialect: 'v3' | 'activity', schemas: Schemas): Record<string, Json> {
  const error = wholeObject('Why a call failed.', errorFields(dialect, schemas))
  const fields = { error: { ...component(schemas, 'Error', error), description: 'What is wrong.' } }
  return dialect === 'v3' ? fields : { ...fields, timestamp }
}

/** The body of a refusal, in the form of its dialect. */
export function refusalSchema(op: OperationSpec, schemas: Schemas): Json {
  switch (op.dialect) {
    case 'session':
      return sessionRefusal(op, schemas)
    case 'oauth': {
      const described = 'Why a token was not issued or revoked, as in RFC 6749.'
      const fields = { error: codeSchema(op.dialect), error_description: message }
      return component(schemas, 'TokenError', wholeObject(described, fields))
    }
    default: {
      const fields = refusedBody(op.dialect, schemas)
      return component(schemas, 'Refusal', wholeObject('A call that failed.', fields))
    }
  }
}

/** A refusal of the session family: the keys of success with empty values, and the error (gap 12). */
function sessionRefusal(op: OperationSpec, schemas: Schemas): Json {
  const success = {
    type: 'boolean',
    const: false,
    description: 'False: the call failed, and `Error` says why.',
  }
  const error = { ...jsonSchemaOf(sessionError, 'output', schemas), description: 'What is wrong.' }
  const fields = { Success: success, Error: error }
  if (!op.onFailure) return component(schemas, 'Refusal', wholeObject('A call that failed.', fields))
  const payload = jsonSchemaOf(op.response, 'output', schemas)
  const whenGood = (payload['properties'] ?? {}) as Record<string, Json>
  const emptied = Object.entries(op.onFailure).map(([key, value]) => [
    key,
    { ...onlySchema(value, whenGood[key]), description: 'Empty, because the call failed.' },
  ])
  const described = `${schemaName(op.id)} failed: every other key of its answer is empty.`
  const whole = wholeObject(described, { ...fields, ...(Object.fromEntries(emptied) as typeof fields) })
  return component(schemas, `${schemaName(op.id)}Refusal`, whole)
}

/**
 * The schema of exactly one value: the one that a failure puts into a key of the successful answer. An empty
 * list has the type of the list that it stands for, so that both forms of the answer give callers one type.
 */
function onlySchema(value: unknown, whenGood: Json = {}): Json {
  if (Array.isArray(value)) return { type: 'array', items: whenGood['items'] ?? {}, maxItems: 0 }
  return value === null ? { type: 'null' } : { type: typeof value, const: value }
}
