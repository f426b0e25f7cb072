import { expect, it } from 'vitest'
import { openApiOf } from '../../contract/openapi/document.ts'

type Json = Record<string, unknown>
type Lacks = {
  /** Properties of schemas without a description, by their path. */
  properties: string[]
  /** Properties that may be null besides something else, and do not say what null means. */
  nulls: string[]
  parameters: string[]
  operations: string[]
  /** Objects with fields that are written out where they are used instead of having a name. */
  unnamed: string[]
  /** Requests and answers in JSON without an example, by operation and status. */
  examples: string[]
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Whether a schema allows null and something else. */
function allowsNull({ type, anyOf }: Json): boolean {
  if (Array.isArray(type)) return type.includes('null')
  return Array.isArray(anyOf) && anyOf.some((each) => isObject(each) && each['type'] === 'null')
}

/** What a document leaves without a description, or without a name. */
function lacksOf(document: Json): Lacks {
  const lacks: Lacks = {
    properties: [],
    nulls: [],
    parameters: [],
    operations: [],
    unnamed: [],
    examples: [],
  }
  const readSchema = (schema: unknown, place: string): void => {
    if (!isObject(schema)) return
    const properties = isObject(schema['properties']) ? schema['properties'] : {}
    for (const [name, property] of Object.entries(properties)) {
      const own = `${place}.${name}`
      if (isObject(property)) {
        const { description } = property
        if (typeof description !== 'string') lacks.properties.push(own)
        else if (allowsNull(property) && !/\bnull\b/i.test(description)) lacks.nulls.push(own)
      }
      readPart(property, own)
    }
    for (const [key, part] of Object.entries(schema)) {
      if (key !== 'properties') for (const each of Array.isArray(part) ? part : [part]) readPart(each, place)
    }
  }
  const readPart = (schema: unknown, place: string): void => {
    if (isObject(schema) && isObject(schema['properties'])) lacks.unnamed.push(place)
    readSchema(schema, place)
  }
  const { schemas } = document['components'] as { schemas: Record<string, Json> }
  for (const [name, schema] of Object.entries(schemas)) readSchema(schema, name)
  for (const methods of Object.values(document['paths'] as Record<string, Record<string, Json>>)) {
    for (const operation of Object.values(methods)) {
      const { operationId: id, description, parameters, requestBody, responses } = operation
      if (typeof description !== 'string' || description === '') lacks.operations.push(String(id))
      for (const parameter of parameters as Json[]) {
        if (typeof parameter['description'] !== 'string')
          lacks.parameters.push(`${String(id)}.${String(parameter['name'])}`)
      }
      const contents = { request: requestBody, ...(responses as Record<string, Json>) }
      for (const [name, message] of Object.entries(contents)) {
        const json = ((message as Json | undefined)?.['content'] as Json | undefined)?.['application/json']
        if (isObject(json) && json['examples'] === undefined) lacks.examples.push(`${String(id)} ${name}`)
      }
      readPart({ requestBody, responses }, String(id))
    }
  }
  return lacks
}

it.each(['session', 'v3', 'activity'] as const)('%s describes and names everything that it has', (family) => {
  const lacks = lacksOf(openApiOf(family))
  expect(lacks).toEqual({
    properties: [],
    nulls: [],
    parameters: [],
    operations: [],
    unnamed: [],
    examples: [],
  })
})
