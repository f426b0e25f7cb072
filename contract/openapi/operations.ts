import type { OperationSpec } from '../operation.ts'
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_HOURS, IDEMPOTENCY_KEY } from '../repeated.ts'
import { responsesOf } from './answers.ts'
import { exchangesOf } from './examples.ts'
import { component, jsonSchemaOf, schemaName, textSchema, type Json, type Schemas } from './schema.ts'
import { securityOf } from './security.ts'

/** An operation as the document describes it. Its schemas are added to those of the document. */
export function operationObject(op: OperationSpec, tag: string, schemas: Schemas): Json {
  const name = schemaName(op.id)
  const body = bodyOf(op, schemas)
  return {
    operationId: name.charAt(0).toLowerCase() + name.slice(1),
    tags: [tag],
    summary: op.summary,
    description: wordsOf(op),
    security: securityOf(op),
    parameters: parametersOf(op, schemas),
    ...(body && { requestBody: body }),
    responses: responsesOf(op, schemas),
  }
}

function wordsOf(op: OperationSpec): string {
  const also = op.aliases.map((path) => `\`${path}\``).join(' and ')
  const notes = [
    also && `The same operation is also at ${also}.`,
    op.permission && `The role of the caller needs the permission \`${op.permission}\`.`,
    op.standing === 'assumed' &&
      'No document of the vendor describes this operation: another gateway may lack it.',
  ]
  return [op.description, notes.filter((note) => note).join(' ')].filter((part) => part !== '').join('\n\n')
}

const idempotencyKey: Json = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: `Names the request for ${IDEMPOTENCY_HOURS} hours: sent again, it gets the first answer and does nothing.`,
  schema: IDEMPOTENCY_KEY,
}

const sessionId = textSchema('The session of the caller, as CreateSession gave it.')

function bodyOf(op: OperationSpec, schemas: Schemas): Json | null {
  if (!op.request.body) return null
  const name = `${schemaName(op.id)}Request`
  const json = jsonSchemaOf(op.request.body, 'input', schemas)
  const required = (json['required'] as string[] | undefined) ?? []
  const proof = op.sessionIn === 'body'
  const schema = component(schemas, name, {
    ...json,
    description: `The body of ${schemaName(op.id)}.`,
    ...(proof && {
      properties: { SessionId: sessionId, ...(json['properties'] as Json) },
      required: ['SessionId', ...required],
    }),
  })
  const sent = exchangesOf(op)['ok']?.body
  const content = sent ? { schema, examples: { ok: { summary: op.summary, value: sent } } } : { schema }
  const form = op.encoding === 'form' && { 'application/x-www-form-urlencoded': content }
  return {
    // A caller may leave a body out that says nothing it must say.
    required: proof || op.request.body.safeParse({}).success !== true,
    content: { ...form, 'application/json': content },
  }
}

function parametersOf(op: OperationSpec, schemas: Schemas): Json[] {
  const { description, ...schema } = sessionId
  const proof = { name: 'SessionId', in: 'query', required: true, description, schema }
  return [
    ...(op.sessionIn === 'query' ? [proof] : []),
    ...(op.repeats === 'idempotency-key' ? [idempotencyKey] : []),
    ...fieldParameters(op, 'params', schemas),
    ...fieldParameters(op, 'query', schemas),
  ]
}

function fieldParameters(op: OperationSpec, part: 'params' | 'query', schemas: Schemas): Json[] {
  const fields = op.request[part]
  if (!fields) return []
  const json = jsonSchemaOf(fields, 'input', schemas)
  const required = new Set((json['required'] as string[] | undefined) ?? [])
  const properties = (json['properties'] ?? {}) as Record<string, Json>
  const sent = exchangesOf(op)['ok']?.parameters ?? {}
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: part === 'params' ? 'path' : 'query',
    required: part === 'params' || required.has(name),
    ...(description !== undefined && { description }),
    schema,
    ...(name in sent && { example: parameterValue(schema, sent[name]) }),
  }))
}

/** The value of a parameter, which is text in an address, in the type of its schema. */
function parameterValue({ type }: Json, text: unknown): unknown {
  if (type === 'integer' || type === 'number') return Number(text)
  return type === 'boolean' ? text === 'true' : text
}
