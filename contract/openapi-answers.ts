import { z } from 'zod'
import {
  activityFailures,
  dialectFailures,
  oauthFailures,
  sessionFailures,
  transportFailures,
  v3Failures,
  type FailureSpec,
} from './failures.ts'
import {
  component,
  jsonSchemaOf,
  onlySchema,
  wholeObject,
  type Components,
  type Json,
} from './openapi-schema.ts'
import type { DialectName, OperationSpec } from './operation.ts'
import { REPEATED_HEADER } from './repeated.ts'

/** A failure that an operation can answer. */
type Failure = { id: string; httpStatus: number; meaning: string }

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

/** Failures that any call can meet, whatever it asks. */
const atAnyTime: Record<DialectName, readonly string[]> = {
  session: ['RateLimit', 'InternalError'],
  activity: ['rate_limited', 'server_error'],
  v3: ['rate_limited', 'internal_error'],
  oauth: ['temporarily_unavailable', 'server_error'],
}

/** Failures that only an operation with a permission or a scope answers. */
const denied: ReadonlySet<string> = new Set(['Err0101006', 'insufficient_scope'])

function failuresOf(op: OperationSpec): Failure[] {
  const shared: readonly string[] = op.auth === 'none' ? [] : dialectFailures[op.family]
  const isGuarded = op.permission !== null || op.scope !== null
  const before = isGuarded ? shared : shared.filter((id) => !denied.has(id))
  const met = [...new Set([...before, ...op.errors, ...atAnyTime[op.dialect]])]
  const failureList = met.flatMap((id) => {
    const spec = failures[op.dialect][id]
    return spec ? [{ id, httpStatus: spec.httpStatus, meaning: spec.meaning }] : []
  })
  // A body that is no JSON object has its own status, and the code of an invalid field (gap 10).
  const unread = { id: 'Err0106001', httpStatus: 400, meaning: transportFailures.BadRequest.meaning }
  return op.dialect === 'session' && op.encoding !== null ? [...failureList, unread] : failureList
}

const text: Json = { type: 'string' }

/** The body of a refusal, in the form of its dialect. */
function refusalSchema(dialect: DialectName, met: readonly Failure[]): Json {
  const ids = met.map(({ id }) => id)
  const code: Json = { type: 'string', enum: [...new Set(ids)] }
  switch (dialect) {
    case 'session':
      return wholeObject({ Success: { const: false }, Error: wholeObject({ Id: code, Message: text }) })
    case 'activity':
      return wholeObject({
        error: wholeObject({ code, message: text, http_code: { type: 'integer' } }),
        timestamp: text,
      })
    case 'v3':
      return wholeObject({
        error: wholeObject({
          code,
          message: text,
          http_status: { type: 'integer' },
          request_id: text,
          // Of a 422: each field that breaks a rule (gap 239).
          details: { type: 'array', items: wholeObject({ path: text, message: text }) },
        }),
      })
    case 'oauth':
      return wholeObject({ error: code, error_description: text })
  }
}

function enveloped(op: OperationSpec, payload: Json): Json {
  switch (op.envelope) {
    case 'none':
      return payload
    case 'data-timestamp':
      return wholeObject({ data: payload, timestamp: text })
    case 'data-meta-timestamp':
      return wholeObject({ ...(payload['properties'] as Json), timestamp: text })
    case 'success-error': {
      const required = (payload['required'] as string[] | undefined) ?? []
      return {
        type: 'object',
        properties: { Success: { const: true }, ...(payload['properties'] as Json), Error: { type: 'null' } },
        required: ['Success', ...required, 'Error'],
      }
    }
  }
}

/** The payload of an example in the envelope of its operation. */
function envelopedExample(op: OperationSpec, payload: Readonly<Record<string, unknown>>): unknown {
  if (op.envelope === 'success-error') return { Success: true, ...payload, Error: null }
  if (op.envelope === 'data-meta-timestamp') return { ...payload, timestamp: '<timestamp>' }
  return op.envelope === 'none' ? payload : { data: payload, timestamp: '<timestamp>' }
}

/** The content of a successful answer, by media type. Events are in `components`, one schema each. */
function goodContent(op: OperationSpec, components: Components): Record<string, Json> {
  if (op.answer === 'events') {
    for (const [name, event] of Object.entries(op.events ?? {})) {
      component(components, 'schemas', `${op.id}.${name}`, jsonSchemaOf(event.data, 'output', components))
    }
    return { [op.mediaType]: { schema: text } }
  }
  if (op.response instanceof z.ZodNever) return { [op.mediaType]: {} }
  const schema = enveloped(op, jsonSchemaOf(op.response, 'output', components))
  const shown = op.examples.flatMap(({ name, response }) =>
    response === null ? [] : [[name, { value: envelopedExample(op, response) }]],
  )
  const examples = shown.length > 0 ? { examples: Object.fromEntries(shown) as Json } : {}
  return { [op.mediaType]: { schema, ...examples } }
}

function eventWords(op: OperationSpec): string {
  const lines = Object.entries(op.events ?? {}).map(
    ([name, { terminal }]) =>
      `- \`${name}\`: its data is JSON of schema \`${op.id}.${name}\`${terminal ? '; it ends the stream' : ''}`,
  )
  return ['Server-Sent Events; exactly one that ends the stream comes, and comes last.', ...lines].join('\n')
}

function failureWords(met: readonly Failure[]): string {
  return met.map(({ id, meaning }) => `- \`${id}\`: ${meaning}`).join('\n')
}

const repeatedHeader: Json = {
  [REPEATED_HEADER]: {
    description: 'Only where this is the first answer to the same request, given again',
    schema: { const: 'true' },
  },
}

/** A refusal with status 200: the keys of success with empty values, and the error (gap 12). */
function emptiedSchema(op: OperationSpec, refused: readonly Failure[]): Json {
  const { properties } = refusalSchema(op.dialect, refused) as { properties: Record<string, Json> }
  const emptied = Object.entries(op.onFailure ?? {}).map(([key, value]) => [key, onlySchema(value)])
  return wholeObject({ ...properties, ...(Object.fromEntries(emptied) as Record<string, Json>) })
}

function goodResponse(op: OperationSpec, refused: readonly Failure[], components: Components): Json {
  const content = goodContent(op, components)
  const good = op.answer === 'events' ? eventWords(op) : op.summary
  const headers = op.repeats ? { headers: repeatedHeader } : {}
  if (refused.length === 0) return { description: good, ...headers, content }
  const json = content['application/json']
  const refusal = emptiedSchema(op, refused)
  return {
    description: `${good}\n\nOr, with \`Success\` false:\n${failureWords(refused)}`,
    ...headers,
    content: {
      ...content,
      'application/json': { ...json, schema: json ? { oneOf: [json['schema'], refusal] } : refusal },
    },
  }
}

/** The responses of an operation: success, and each failure under its HTTP status. */
export function responsesOf(op: OperationSpec, components: Components): Json {
  const byStatus = Map.groupBy(failuresOf(op), ({ httpStatus }) => httpStatus)
  const good = goodResponse(op, byStatus.get(200) ?? [], components)
  byStatus.delete(200)
  const responses: Json = { [op.successStatus]: component(components, 'responses', op.id, good) }
  for (const [status, met] of byStatus) {
    const keyed = op.repeats === 'idempotency-key'
    const name = [op.dialect, ...(keyed ? ['keyed'] : []), ...met.map(({ id }) => id)].join('.')
    const headers = keyed ? { headers: repeatedHeader } : {}
    const content = { 'application/json': { schema: refusalSchema(op.dialect, met) } }
    const response = { description: failureWords(met), ...headers, content }
    responses[String(status)] = component(components, 'responses', name, response)
  }
  if (op.answer === 'file' && op.response instanceof z.ZodNever) {
    responses['404'] = { description: 'There is none. No body.' }
  }
  return responses
}
