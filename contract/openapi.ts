import { z } from 'zod'
import {
  dialectFailures,
  activityFailures,
  sessionFailures,
  v3Failures,
  type FailureSpec,
} from './failures.ts'
import type { Family, OperationSpec } from './operation.ts'
import { operations } from './registry.ts'

type Json = Record<string, unknown>

const titles: Record<Family, string> = {
  session: 'Session gateway: sessions, air, hotels, places, reference data',
  v3: 'v3: flight orders, hotel search, activity catalogue',
  activity: 'Activity v2: catalogue, bookings, vouchers, events',
}

const failures: Record<Family, Record<string, FailureSpec>> = {
  session: sessionFailures,
  activity: activityFailures,
  v3: v3Failures,
}

/** The OpenAPI 3.1 document of a family, made from the registry. */
export function openApiOf(family: Family): Json {
  const paths: Record<string, Json> = {}
  for (const op of operations as readonly OperationSpec[]) {
    if (op.family !== family) continue
    for (const path of [op.path, ...op.aliases]) {
      // An operation's id may stand in a document once.
      const object =
        path === op.path
          ? operationObject(op)
          : { ...operationObject(op), operationId: `${op.id}${path.replaceAll('/', '.')}` }
      paths[path] = { ...paths[path], [op.method.toLowerCase()]: object }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: titles[family], version: family === 'v3' ? '3' : '2' },
    servers: [{ url: family === 'v3' ? '/v3' : '/' }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        sessionInQuery: { type: 'apiKey', in: 'query', name: 'SessionId' },
      },
    },
  }
}

function operationObject(op: OperationSpec): Json {
  const object: Json = {
    operationId: op.id,
    summary: op.summary,
    description: `Source: ${op.source.doc}, ${op.source.section}. Standing: ${op.standing}. Errors: ${errorsOf(op).join(', ') || 'none of its own'}.`,
    parameters: [...parameters(op.request.params, 'path'), ...parameters(op.request.query, 'query')],
    responses: responses(op),
  }
  if (op.permission) object['x-permission'] = op.permission
  if (op.auth === 'token') object['security'] = [{ bearer: [] }]
  if (op.auth === 'session' && op.family === 'activity') object['security'] = [{ sessionInQuery: [] }]
  if (op.request.body) {
    object['requestBody'] = { required: true, content: { 'application/json': { schema: bodySchema(op) } } }
  }
  return object
}

function errorsOf(op: OperationSpec): string[] {
  const shared = op.auth === 'none' ? [] : dialectFailures[op.family]
  return [...new Set<string>([...shared, ...op.errors])]
}

function schemaOf(schema: z.ZodType): Json {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json
  delete json['$schema']
  return json
}

function bodySchema(op: OperationSpec): Json {
  const schema = schemaOf(op.request.body as z.ZodType)
  if (op.auth !== 'session') return schema
  const properties = { SessionId: { type: 'string' }, ...(schema['properties'] as Json) }
  return { ...schema, properties, required: ['SessionId', ...((schema['required'] as string[]) ?? [])] }
}

function parameters(schema: z.ZodObject | null, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const json = schemaOf(schema)
  const required = new Set((json['required'] as string[]) ?? [])
  return Object.entries((json['properties'] as Record<string, Json>) ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (required.has(name) && !('default' in property)),
    schema: property,
  }))
}

function responses(op: OperationSpec): Json {
  const answers: Record<string, Json> = { '200': success(op) }
  for (const id of errorsOf(op)) {
    const known = failures[op.family][id]
    if (!known || known.httpStatus === 200) continue
    answers[String(known.httpStatus)] = { description: `${id}: ${known.meaning}` }
  }
  return answers
}

function success(op: OperationSpec): Json {
  if (op.answer === 'events') {
    const events = Object.entries(op.events ?? {}).map(([name, event]) => [name, schemaOf(event.data)])
    return {
      description: 'Server-Sent Events',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
      'x-events': Object.fromEntries(events) as Json,
    }
  }
  if (op.answer === 'file' && op.response instanceof z.ZodNever) {
    return { description: 'The file', content: { 'image/png': {} } }
  }
  const payload = schemaOf(op.response)
  return { description: 'Success', content: { 'application/json': { schema: enveloped(op, payload) } } }
}

function enveloped(op: OperationSpec, payload: Json): Json {
  if (op.answer === 'file' || op.family === 'v3') return payload
  if (op.family === 'activity') {
    return { type: 'object', properties: { data: payload, timestamp: { type: 'string' } } }
  }
  const error = {
    type: ['object', 'null'],
    properties: { Id: { type: 'string' }, Message: { type: 'string' } },
  }
  return {
    type: 'object',
    properties: { Success: { type: 'boolean' }, ...(payload['properties'] as Json), Error: error },
  }
}
