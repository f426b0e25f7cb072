import { component, jsonSchemaOf, type Components, type Json } from './openapi-schema.ts'
import { responsesOf } from './openapi-answers.ts'
import { familyBases } from './families.ts'
import type { Family, OperationSpec } from './operation.ts'
import { operations } from './registry.ts'
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_HOURS, IDEMPOTENCY_KEY } from './repeated.ts'
import { scopes } from './v3/scopes.ts'
import { tokenIssue } from './v3/token.ts'

const titles: Record<Family, string> = {
  session: 'Session gateway: sessions, air, hotels, wallet, privacy, places, reference data',
  v3: 'v3: flight search, flight orders, own bookings, hotel search, activity catalogue, tokens',
  activity: 'Activity v2: catalogue, bookings, vouchers, events',
}

/** The notes on all operations of a family that cannot be written as a schema. */
const words: Partial<Record<Family, string>> = {
  session:
    'Keys may be written in any case, numbers as text, `null` for what is left out, and paths with `/api` or `/Rest` in front.',
  v3: 'An amount of money is decimal text with its currency.',
}

const security: Partial<Record<Family, Json>> = {
  v3: {
    oauth2: {
      type: 'oauth2',
      flows: {
        clientCredentials: {
          tokenUrl: `${familyBases.v3}${tokenIssue.path}`,
          scopes: Object.fromEntries(scopes.map((scope) => [scope, scopeWords(scope)])),
        },
      },
    },
  },
}

function scopeWords(scope: string): string {
  const [noun, verb] = scope.split(':')
  return verb === 'write' ? `Book ${noun}` : `Search and read ${noun}`
}

/** The OpenAPI 3.1 document of a family, built from the registry. */
export function openApiOf(family: Family): Json {
  const paths: Record<string, Json> = {}
  const components: Components = { schemas: {}, responses: {}, requestBodies: {} }
  for (const op of operations as readonly OperationSpec[]) {
    if (op.family !== family) continue
    const object = operationObject(op, components)
    for (const path of [op.path, ...op.aliases]) {
      // An operationId must be unique in a document.
      const operationId = path === op.path ? op.id : `${op.id}${path.replaceAll('/', '.')}`
      paths[path] = { ...paths[path], [op.method.toLowerCase()]: { ...object, operationId } }
    }
  }
  const securitySchemes = security[family]
  const description = words[family]
  return {
    openapi: '3.1.0',
    info: {
      title: titles[family],
      version: family === 'v3' ? '3' : '2',
      ...(description !== undefined && { description }),
    },
    servers: [{ url: familyBases[family] || '/' }],
    paths,
    components: securitySchemes ? { ...components, securitySchemes } : components,
  }
}

function operationObject(op: OperationSpec, components: Components): Json {
  const object: Json = {
    operationId: op.id,
    tags: [op.id.split('.')[0]],
    summary: op.summary,
    description: `Source: ${op.source.doc}, ${op.source.section}. Standing: ${op.standing}.`,
    parameters: parametersOf(op, components),
    responses: responsesOf(op, components),
  }
  if (op.permission) object['x-permission'] = op.permission
  if (op.auth === 'token') {
    const scopesAsked = op.scope === null ? [[]] : [op.scope, ...op.otherScopes].map((scope) => [scope])
    object['security'] = scopesAsked.map((oauth2) => ({ oauth2 }))
  }
  const body = bodyOf(op, components)
  if (body) {
    // A caller may leave a body out that says nothing it must say.
    const required = op.sessionIn === 'body' || op.request.body?.safeParse({}).success !== true
    object['requestBody'] = component(components, 'requestBodies', op.id, { required, content: body })
  }
  return object
}

const idempotencyKey: Json = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: `Names the request for ${IDEMPOTENCY_HOURS} hours: sent again, it gets the first answer and does nothing`,
  schema: IDEMPOTENCY_KEY,
}

const sessionId: Json = { type: 'string', description: 'As CreateSession gave it' }

function bodyOf(op: OperationSpec, components: Components): Json | null {
  if (!op.request.body) return null
  const schema = jsonSchemaOf(op.request.body, 'input', components)
  const proof = op.sessionIn === 'body'
  if (proof) {
    schema['properties'] = { SessionId: sessionId, ...(schema['properties'] as Json) }
    schema['required'] = ['SessionId', ...((schema['required'] as string[] | undefined) ?? [])]
  }
  const shown = op.examples.map(({ name, request }) => [
    name,
    { value: proof ? { SessionId: '<SessionId>', ...request } : request },
  ])
  const content = shown.length > 0 ? { schema, examples: Object.fromEntries(shown) as Json } : { schema }
  const json = { 'application/json': content }
  return op.encoding === 'form' ? { 'application/x-www-form-urlencoded': content, ...json } : json
}

function parametersOf(op: OperationSpec, components: Components): Json[] {
  const proof = { name: 'SessionId', in: 'query', required: true, schema: sessionId }
  return [
    ...(op.sessionIn === 'query' ? [proof] : []),
    ...(op.repeats === 'idempotency-key' ? [idempotencyKey] : []),
    ...(['params', 'query'] as const).flatMap((part) => {
      const schema = op.request[part]
      if (!schema) return []
      const json = jsonSchemaOf(schema, 'input', components)
      const required = new Set((json['required'] as string[] | undefined) ?? [])
      return Object.entries((json['properties'] as Record<string, Json> | undefined) ?? {}).map(
        ([name, { description, ...schema }]) => {
          const shown = op.examples.flatMap((example) =>
            name in example.request ? [[example.name, { value: example.request[name] }]] : [],
          )
          return {
            name,
            in: part === 'params' ? 'path' : 'query',
            required: part === 'params' || required.has(name),
            ...(description !== undefined && { description }),
            schema,
            ...(shown.length > 0 ? { examples: Object.fromEntries(shown) as Json } : {}),
          }
        },
      )
    }),
  ]
}
