import { z } from 'zod'
import type { OperationSpec } from '../operation.ts'
import { REPEATED_HEADER } from '../repeated.ts'
import { answerExamples, exchangesOf } from './examples.ts'
import { metWords, failuresOf, refusalSchema, type Failure } from './refusals.ts'
import {
  component,
  jsonSchemaOf,
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

/** The content of a successful answer, by media type. Each event has a schema of its own. */
function goodContent(op: OperationSpec, schemas: Schemas): Record<string, Json> {
  if (op.answer === 'events') {
    const events = Object.entries(op.events ?? {}).map(([name, event]) =>
      component(schemas, eventName(op, name), jsonSchemaOf(event.data, 'output', schemas)),
    )
    const data = Object.entries((exchangesOf(op)['ok']?.answer ?? {}) as Json)
    const examples = Object.fromEntries(data.map(([name, value]) => [name, { value }]))
    return { [op.mediaType]: { schema: { description: 'The data of each event', oneOf: events }, examples } }
  }
  if (op.response instanceof z.ZodNever) {
    return { [op.mediaType]: { schema: { type: 'string', format: 'binary', description: 'The file' } } }
  }
  return { [op.mediaType]: { schema: envelopedSchema(op, schemas) } }
}

function eventName(op: OperationSpec, event: string): string {
  return `${schemaName(op.id)}${schemaName(event)}Event`
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
    description: 'Only where this is the first answer to the same request, given again.',
    schema: { type: 'string', const: 'true' },
  },
}

/** A call that follows the header sends nothing else, so that its address has the SessionId too. */
function nextPageHeader({ encoding, sessionIn }: OperationSpec): Json {
  const words = [
    'Only where there is a next page: its address with rel="next" (RFC 8288).',
    encoding !== null && 'A call with a body sends the same body there.',
    sessionIn === 'query' && 'It has the SessionId of the call, so keep it out of logs.',
  ]
  return {
    Link: { description: words.filter((part) => part !== false).join(' '), schema: { type: 'string' } },
  }
}

const waitHeader: Json = {
  'Retry-After': {
    description: 'Seconds to wait before the call is made again.',
    schema: { type: 'integer', minimum: 1 },
  },
}

/** An answer in JSON, with the examples of those outcomes that were met by a call. */
function jsonContent(
  op: OperationSpec,
  status: number,
  schema: Json,
  words: ReadonlyMap<string, string>,
): Json {
  const examples = answerExamples(op, status, words)
  return Object.keys(examples).length > 0 ? { schema, examples } : { schema }
}

const meanings = (met: readonly Failure[]) => new Map(met.map(({ outcome, meaning }) => [outcome, meaning]))

function goodResponse(op: OperationSpec, refused: readonly Failure[], schemas: Schemas): Json {
  const content = goodContent(op, schemas)
  const good = op.answer === 'events' ? eventWords(op) : op.summary
  const own = { ...(op.repeats && repeatedHeader), ...(op.pages && nextPageHeader(op)) }
  const headers = Object.keys(own).length > 0 ? { headers: own } : {}
  const words = meanings(refused)
  const schema = content['application/json']?.['schema'] as Json | undefined
  if (schema) words.set('ok', op.summary)
  if (refused.length === 0) {
    const json = schema && { 'application/json': jsonContent(op, op.successStatus, schema, words) }
    return { description: good, ...headers, content: { ...content, ...json } }
  }
  const refusal = refusalSchema(op, schemas)
  const either = schema ? { oneOf: [schema, refusal] } : refusal
  return {
    description: `${good}\n\nOr, with \`Success\` false:\n${metWords(refused)}`,
    ...headers,
    content: { ...content, 'application/json': jsonContent(op, op.successStatus, either, words) },
  }
}

/** The responses of an operation: success, and each failure under its HTTP status. */
export function responsesOf(op: OperationSpec, schemas: Schemas): Json {
  const byStatus = Map.groupBy(failuresOf(op), ({ httpStatus }) => httpStatus)
  const responses: Json = { [op.successStatus]: goodResponse(op, byStatus.get(200) ?? [], schemas) }
  byStatus.delete(200)
  for (const [status, met] of byStatus) {
    const own = { ...(op.repeats === 'idempotency-key' && repeatedHeader), ...(status === 429 && waitHeader) }
    const headers = Object.keys(own).length > 0 ? { headers: own } : {}
    const json = jsonContent(op, status, refusalSchema(op, schemas), meanings(met))
    responses[String(status)] = {
      description: metWords(met),
      ...headers,
      content: { 'application/json': json },
    }
  }
  if (op.answer === 'file' && op.response instanceof z.ZodNever) {
    responses['404'] = { description: 'There is none. No body.' }
  }
  return responses
}
