import { z } from 'zod'
import type { OperationSpec } from '../operation.ts'
import { REPEATED_HEADER } from '../repeated.ts'
import { metWords, failuresOf, refusalSchema, refusedFields, type Failure } from './refusals.ts'
import {
  component,
  jsonSchemaOf,
  onlySchema,
  schemaName,
  timestamp,
  wholeObject,
  type Json,
  type Schemas,
} from './schema.ts'

/** The payload of an operation in its envelope. */
function envelopedSchema(op: OperationSpec, schemas: Schemas): Json {
  const payload = jsonSchemaOf(op.response, 'output', schemas)
  const name = `${schemaName(op.id)}Answer`
  const described = `The answer of ${schemaName(op.id)}.`
  const properties = (payload['properties'] ?? {}) as Record<string, Json>
  switch (op.envelope) {
    case 'none':
      return payload['type'] === 'object'
        ? component(schemas, name, { ...payload, description: described })
        : payload
    case 'data-timestamp':
      return component(schemas, name, wholeObject(described, { data: payload, timestamp }))
    case 'data-meta-timestamp':
      return component(schemas, name, wholeObject(described, { ...properties, timestamp }))
    case 'success-error': {
      const required = (payload['required'] as string[] | undefined) ?? []
      return component(schemas, name, {
        type: 'object',
        description: described,
        properties: {
          Success: { type: 'boolean', const: true, description: 'True: the call did what it was asked for.' },
          ...properties,
          Error: { type: 'null', description: 'Null: nothing is wrong.' },
        },
        required: ['Success', ...required, 'Error'],
      })
    }
  }
}

/** The payload of an example in the envelope of its operation. */
function envelopedExample(op: OperationSpec, payload: Readonly<Record<string, unknown>>): unknown {
  if (op.envelope === 'success-error') return { Success: true, ...payload, Error: null }
  if (op.envelope === 'data-meta-timestamp') return { ...payload, timestamp: '<timestamp>' }
  return op.envelope === 'none' ? payload : { data: payload, timestamp: '<timestamp>' }
}

/** The content of a successful answer, by media type. Each event has a schema of its own. */
function goodContent(op: OperationSpec, schemas: Schemas): Record<string, Json> {
  if (op.answer === 'events') {
    const events = Object.entries(op.events ?? {}).map(([name, event]) =>
      component(schemas, eventName(op, name), jsonSchemaOf(event.data, 'output', schemas)),
    )
    return { [op.mediaType]: { schema: { description: 'The data of each event', oneOf: events } } }
  }
  if (op.response instanceof z.ZodNever) {
    return { [op.mediaType]: { schema: { type: 'string', format: 'binary', description: 'The file' } } }
  }
  const schema = envelopedSchema(op, schemas)
  const shown = op.examples.flatMap(({ name, response }) =>
    response === null ? [] : [[name, { value: envelopedExample(op, response) }]],
  )
  const examples = shown.length > 0 ? { examples: Object.fromEntries(shown) as Json } : {}
  return { [op.mediaType]: { schema, ...examples } }
}

function eventName(op: OperationSpec, event: string): string {
  return `${schemaName(op.id)}${schemaName(event)}`
}

function eventWords(op: OperationSpec): string {
  const lines = Object.entries(op.events ?? {}).map(
    ([name, { terminal }]) =>
      `- \`${name}\`: its data is JSON of schema \`${eventName(op, name)}\`${terminal ? '; it ends the stream' : ''}`,
  )
  return ['Server-Sent Events; exactly one that ends the stream comes, and comes last.', ...lines].join('\n')
}

const repeatedHeader: Json = {
  [REPEATED_HEADER]: {
    description: 'Only where this is the first answer to the same request, given again',
    schema: { type: 'string', const: 'true' },
  },
}

const nextPageHeader: Json = {
  Link: {
    description:
      'Only where there is a next page: its address with rel="next" (RFC 8288). A call with a body sends the same body there.',
    schema: { type: 'string' },
  },
}

/** A refusal with status 200: the keys of success with empty values, and the error (gap 12). */
function emptiedSchema(op: OperationSpec, schemas: Schemas): Json {
  const emptied = Object.entries(op.onFailure ?? {}).map(([key, value]) => [
    key,
    { ...onlySchema(value), description: 'Empty, because the call failed.' },
  ])
  const properties = { ...refusedFields(schemas), ...(Object.fromEntries(emptied) as Record<string, Json>) }
  const described = `${schemaName(op.id)} failed: every other key of its answer is empty.`
  return component(schemas, `${schemaName(op.id)}Refusal`, wholeObject(described, properties))
}

function goodResponse(op: OperationSpec, refused: readonly Failure[], schemas: Schemas): Json {
  const content = goodContent(op, schemas)
  const good = op.answer === 'events' ? eventWords(op) : op.summary
  const own = { ...(op.repeats && repeatedHeader), ...(op.pages && nextPageHeader) }
  const headers = Object.keys(own).length > 0 ? { headers: own } : {}
  if (refused.length === 0) return { description: good, ...headers, content }
  const json = content['application/json']
  const refusal = emptiedSchema(op, schemas)
  return {
    description: `${good}\n\nOr, with \`Success\` false:\n${metWords(refused)}`,
    ...headers,
    content: {
      ...content,
      'application/json': { ...json, schema: json ? { oneOf: [json['schema'], refusal] } : refusal },
    },
  }
}

/** The responses of an operation: success, and each failure under its HTTP status. */
export function responsesOf(op: OperationSpec, schemas: Schemas): Json {
  const byStatus = Map.groupBy(failuresOf(op), ({ httpStatus }) => httpStatus)
  const responses: Json = { [op.successStatus]: goodResponse(op, byStatus.get(200) ?? [], schemas) }
  byStatus.delete(200)
  for (const [status, met] of byStatus) {
    const headers = op.repeats === 'idempotency-key' ? { headers: repeatedHeader } : {}
    const content = { 'application/json': { schema: refusalSchema(op.dialect, schemas) } }
    responses[String(status)] = { description: metWords(met), ...headers, content }
  }
  if (op.answer === 'file' && op.response instanceof z.ZodNever) {
    responses['404'] = { description: 'There is none. No body.' }
  }
  return responses
}
