import { z } from 'zod'
import { writtenForms } from '../wire.ts'

export type Json = Record<string, unknown>

/** The schemas that a document defines once and refers to, by name. */
export type Schemas = Record<string, Json>

/** Adds a schema under its name and answers the reference to it. Each name means one thing. */
export function component(schemas: Schemas, name: string, schema: Json): Json {
  const other = schemas[name]
  if (other && JSON.stringify(other) !== JSON.stringify(schema)) {
    throw new Error(`Two schemas are called ${name}: ${JSON.stringify(other)} and ${JSON.stringify(schema)}`)
  }
  schemas[name] = schema
  return { $ref: `#/components/schemas/${name}` }
}

type Override = { zodSchema: z.core.$ZodType; jsonSchema: Json }

function asWritten({ zodSchema, jsonSchema }: Override): void {
  const written = writtenForms.get(zodSchema)
  if (!written) return
  const { description: meaning } = jsonSchema
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
  // What the field means comes first, then how it may be written.
  const words = [meaning, written['description']].filter((part) => typeof part === 'string')
  Object.assign(
    jsonSchema,
    written,
    words.length > 0 && { description: words.map((part) => part.replace(/\.?$/, '.')).join(' ') },
  )
}

/** The fields that a caller must send: zod loses them if a value is put right before it is parsed. */
function requireFields({ zodSchema, jsonSchema }: Override): void {
  if (!(zodSchema instanceof z.ZodObject) || jsonSchema['properties'] === undefined) return
  const fields = Object.entries<z.ZodType>(zodSchema.shape)
  const required = fields.flatMap(([key, field]) => (field.safeParse(undefined).success ? [] : [key]))
  if (required.length > 0) jsonSchema['required'] = required
  else delete jsonSchema['required']
}

/** Removes what zod says about itself and not about the contract. */
function tidy({ zodSchema, jsonSchema }: Override): void {
  // The value that replaces a malformed one is no default of the contract.
  if (zodSchema instanceof z.ZodCatch) delete jsonSchema['default']
  // The bounds of JavaScript's safe integers say nothing about the contract.
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum']
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum']
  // An answer may get more keys later.
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties']
  const literals = jsonSchema['enum'] ?? [jsonSchema['const']]
  if (zodSchema instanceof z.ZodLiteral && Array.isArray(literals)) {
    const [type] = literals.map((value) => typeof value)
    jsonSchema['type'] ??= type === 'number' ? 'integer' : type
  }
}

/** Names the field that tells the members of a union apart. */
function discriminate({ zodSchema, jsonSchema }: Override): void {
  if (!(zodSchema instanceof z.ZodDiscriminatedUnion)) return
  const { discriminator, options } = zodSchema.def
  const mapping = options.flatMap((option) => {
    const id = z.globalRegistry.get(option)?.id
    const values = [...(option._zod.propValues?.[discriminator] ?? [])]
    return values.map((value) => [String(value), `#/components/schemas/${id}`])
  })
  jsonSchema['discriminator'] = { propertyName: discriminator, mapping: Object.fromEntries(mapping) as Json }
}

/**
 * The JSON schema of a value that a caller sends (`input`: fields with a default are optional, and values are
 * in the form in which they are written) or gets (`output`). Entities are put into `schemas` and referred to.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Schemas): Json {
  const {
    $schema: _,
    $defs,
    ...json
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const change = { zodSchema, jsonSchema: jsonSchema as Json }
      if (io === 'input') asWritten(change)
      if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue
      if (io === 'input') requireFields(change)
      tidy(change)
      discriminate(change)
    },
  })
  for (const [name, definition] of Object.entries($defs ?? {})) component(schemas, name, referred(definition))
  return referred(json)
}

/** Turns references into those of an OpenAPI document. */
function referred(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json
}

/** A text that is explained. */
export function textSchema(description: string): Json {
  return { type: 'string', description }
}

/** `timestamp` of every answer of the activity family. */
export const timestamp = textSchema('When the answer was made: ISO 8601 with the offset +08:00.')

/** An object whose properties are all required. */
export function wholeObject(description: string, properties: Record<string, Json>): Json {
  return { type: 'object', description, properties, required: Object.keys(properties) }
}

/** `air.low-fare-search` as `AirLowFareSearch`: the name of an operation in names of schemas. */
export function schemaName(operationId: string): string {
  return operationId
    .split(/[.-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
