import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openApiOf } from '../../contract/openapi/document.ts'
import { jsonSchemaOf } from '../../contract/openapi/schema.ts'
import type { Family } from '../../contract/operation.ts'
import { operationOf, type OperationId } from '../../contract/registry.ts'
import { wireChoice } from '../../contract/wire.ts'

type Schema = {
  $ref?: string
  properties: Record<string, Schema & Record<string, unknown>>
  required?: string[]
  items: Schema
  oneOf: Schema[]
  const?: unknown
}
type Content = Record<string, { schema: Schema }>
type Operation = {
  operationId: string
  description: string
  security: unknown
  parameters: unknown
  requestBody: { content: Content }
  responses: Record<string, { description: string; content: Content }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const documentOf = (family: Family) => openApiOf(family) as unknown as Document
const session = documentOf('session')
const v3 = documentOf('v3')

/** A schema, or the one that it refers to. */
const resolved = (document: Document, schema: Schema | undefined): Schema =>
  schema?.$ref
    ? (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema)
    : (schema as Schema)

function operationAt(document: Document, id: OperationId): Operation {
  const { path, method } = operationOf(id)
  return document.paths[path]?.[method.toLowerCase()] as Operation
}

const bodyOf = (document: Document, id: OperationId) =>
  resolved(document, operationAt(document, id).requestBody.content['application/json']?.schema)
const answerOf = (document: Document, id: OperationId) =>
  resolved(document, operationAt(document, id).responses['200']?.content['application/json']?.schema)

describe('the OpenAPI documents', () => {
  it.each(['session', 'v3', 'activity'] as const)('%s is a valid document', async (family) => {
    const { valid, errors } = await new Validator().validate(openApiOf(family))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  it('ask for what callers must send: what has a default is optional, what is put right is not', () => {
    expect(bodyOf(session, 'air.book').required).toEqual(['SessionId', 'FareSourceCode', 'TravelerInfo'])
    const searched = bodyOf(session, 'air.low-fare-search').properties['OriginDestinationInformations']
    const leg = resolved(session, searched?.items)
    expect(leg.required).toEqual(['OriginLocationCode', 'DestinationLocationCode', 'DepartureDateTime'])
    const room = resolved(session, bodyOf(session, 'hotel.availability').properties['Occupancies']?.items)
    expect(room.properties['AdultCount']).toMatchObject({ type: 'integer', minimum: 1, maximum: 8 })
  })

  it('show the envelope of the registry and no other', () => {
    const branches = answerOf(session, 'air.order-ticket').oneOf
    const [good, refused] = branches.map((branch) => resolved(session, branch))
    expect(good?.properties).toMatchObject({ Success: { const: true }, Error: { type: 'null' } })
    expect(refused?.properties).toMatchObject({ Success: { const: false }, Category: { type: 'null' } })
    expect(resolved(session, answerOf(session, 'place.search').oneOf[0]).required).toEqual(['data', 'meta'])
    expect(answerOf(v3, 'hotel.rate-confirmation').properties).not.toHaveProperty('data')
    expect(answerOf(documentOf('activity'), 'activity.config').required).toEqual(['data', 'timestamp'])
  })

  it('say where proof stands, and where none is wanted', () => {
    expect(operationAt(v3, 'hotel.search').security).toEqual([{ accessToken: ['hotels:read'] }])
    const config = operationAt(documentOf('activity'), 'activity.config')
    expect(config.parameters).toMatchObject([{ name: 'SessionId', in: 'query', required: true }])
    expect(config.security).toEqual([{ sessionInQuery: [] }])
    expect(bodyOf(session, 'session.end').required).toEqual(['SessionId'])
    expect(operationAt(session, 'session.end').security).toEqual([{ sessionInBody: [] }])
    expect(bodyOf(session, 'session.create').properties).not.toHaveProperty('SessionId')
    expect(operationAt(session, 'session.create').security).toEqual([])
  })

  it('keep the forms that callers may write where a field has a description of its own', () => {
    const schema = z.object({ choice: wireChoice([1, 2], { One: 1 }).describe('First or second') })
    const { properties } = jsonSchemaOf(schema, 'input', {})
    const description = 'First or second. Accepted as well, in any case: `One`.'
    expect(properties).toEqual({ choice: { type: 'integer', enum: [1, 2], description } })
  })

  it('describe events and files by what they are', () => {
    const { description, content } = operationAt(session, 'air.low-fare-search-incremental').responses[
      '200'
    ] ?? { description: '', content: {} }
    expect(Object.keys(content)).toEqual(['text/event-stream', 'application/json'])
    for (const event of ['Itineraries', 'Done', 'Error']) {
      const name = `AirLowFareSearchIncremental${event}Event`
      expect(description).toContain(`\`${name}\``)
      expect(session.components.schemas).toHaveProperty([name])
    }
    const photo = operationAt(session, 'reference.hotel-photo').responses['200']
    expect(Object.keys(photo?.content ?? {})).toEqual(['image/*'])
  })

  it('have each operation once, with its other paths in words', () => {
    expect(operationAt(session, 'hotel.order').operationId).toBe('hotelOrder')
    expect(operationAt(session, 'hotel.order').description).toContain('`/Hotel/HotelOrder`')
    expect(session.paths).not.toHaveProperty(['/Hotel/HotelOrder'])
  })
})
