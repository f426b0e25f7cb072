import { z } from 'zod'
import { pricedItinerary } from './air/itinerary.ts'
import { hotelCard, hotelRateV2, rateRoomV2 } from './hotel/availability-answer.ts'
import { hotelOffer } from './hotel/offer.ts'
import { placeV1, placeV2 } from './place/place.ts'
import { hotelRate, hotelSummary } from './v3/hotel-objects.ts'
import { writtenForms } from './wire.ts'

export type Json = Record<string, unknown>

/** Objects of answers that callers pass around. Each gets a schema of its own under this name. */
const named = {
  PricedItinerary: pricedItinerary,
  HotelCard: hotelCard,
  HotelRate: hotelRateV2,
  HotelRateRoom: rateRoomV2,
  HotelOffer: hotelOffer,
  Place: placeV2,
  PlaceV1: placeV1,
  hotel_rate: hotelRate,
  hotel_summary: hotelSummary,
}
for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { id })

/** The parts that a document defines once and refers to. */
export type Components = Record<'schemas' | 'responses' | 'requestBodies', Record<string, Json>>

/** Adds something to the components and answers the reference to it. */
export function component(components: Components, kind: keyof Components, name: string, value: Json): Json {
  components[kind][name] = value
  return { $ref: `#/components/${kind}/${name}` }
}

/**
 * The JSON schema of a value that a caller sends (`input`: fields with a default are optional, tolerated
 * spellings are included) or gets (`output`). Schemas with an id are put into `components` and referred to.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output', components: Components): Json {
  const {
    $schema: _,
    $defs,
    ...json
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const written = io === 'input' ? writtenForms.get(zodSchema) : undefined
      if (written) {
        const { description } = jsonSchema
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema]
        Object.assign(jsonSchema, written, description !== undefined && { description })
      }
      if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue
      // The value that replaces a malformed one is no default of the contract.
      if (zodSchema instanceof z.ZodCatch) delete jsonSchema.default
      // Set from the schema itself: zod loses it if a value is transformed before and after it is parsed.
      // A described copy of a schema with an id only refers to it.
      if (io === 'input' && zodSchema instanceof z.ZodObject && jsonSchema.$ref === undefined) {
        const fields = Object.entries<z.ZodType>(zodSchema.shape)
        jsonSchema.required = fields.flatMap(([key, field]) =>
          field.safeParse(undefined).success ? [] : [key],
        )
      }
      // The bounds of JavaScript's safe integers say nothing about the contract.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      // An answer may get more keys later.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  for (const [name, definition] of Object.entries($defs ?? {})) {
    components.schemas[name] = referred(definition)
  }
  return referred(json)
}

/** Turns references into those of an OpenAPI document. */
function referred(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json
}

/** The schema of exactly one value: the one that a failure puts into a key of the successful answer. */
export function onlySchema(value: unknown): Json {
  if (Array.isArray(value)) return { type: 'array', items: {}, maxItems: 0, examples: [[]] }
  return value === null ? { type: 'null' } : { const: value }
}

/** An object whose properties are all required. */
export function wholeObject(properties: Record<string, Json>): Json {
  return { type: 'object', properties, required: Object.keys(properties) }
}
