import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openApiOf } from '../../contract/openapi.ts'
import { jsonSchemaOf } from '../../contract/openapi-schema.ts'
import type { Family } from '../../contract/operation.ts'
import { wireChoice } from '../../contract/wire.ts'

type Schema = {
  properties: Record<string, Schema & Record<string, unknown>>
  required?: string[]
  items: Schema
  oneOf: Schema[]
  const?: unknown
}
type Content = Record<string, { schema: Schema }>
type Document = {
  paths: Record<string, Record<string, Record<string, unknown>>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, { description: string; content: Content }>
    requestBodies: Record<string, { content: Content }>
  }
}

const documentOf = (family: Family) => openApiOf(family) as unknown as Document
const session = documentOf('session')
const bodyOf = (document: Document, id: string) =>
  document.components.requestBodies[id]?.content['application/json']?.schema as Schema
const answerOf = (document: Document, id: string) =>
  document.components.responses[id]?.content['application/json']?.schema as Schema

describe('the OpenAPI documents', () => {
  it.each(['session', 'v3', 'activity'] as const)('%s is a valid document', async (family) => {
    const { valid, errors } = await new Validator().validate(openApiOf(family))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  it('ask for what callers must send: what has a default is optional, what is put right is not', () => {
    expect(bodyOf(session, 'air.book').required).toEqual(['SessionId', 'FareSourceCode', 'TravelerInfo'])
    const leg = bodyOf(session, 'air.low-fare-search').properties['OriginDestinationInformations']?.items
    expect(leg?.required).toEqual(['OriginLocationCode', 'DestinationLocationCode', 'DepartureDateTime'])
    const room = bodyOf(session, 'hotel.availability').properties['Occupancies']?.items
    expect(room?.properties['AdultCount']).toMatchObject({ type: 'integer', minimum: 1, maximum: 8 })
  })

  it('show the envelope of the registry and no other', () => {
    const [good, refused] = answerOf(session, 'air.order-ticket').oneOf
    expect(good?.properties).toMatchObject({ Success: { const: true }, Error: { type: 'null' } })
    expect(refused?.properties).toMatchObject({ Success: { const: false }, Category: { type: 'null' } })
    expect(answerOf(session, 'place.search').oneOf[0]?.required).toEqual(['data', 'meta'])
    expect(answerOf(documentOf('v3'), 'hotel.rate-confirmation').properties).not.toHaveProperty('data')
    expect(answerOf(documentOf('activity'), 'activity.config').required).toEqual(['data', 'timestamp'])
  })

  it('say where proof stands', () => {
    const search = documentOf('v3').paths['/hotels/searches']?.['post']
    expect(search?.['security']).toEqual([{ oauth2: ['hotels:read'] }])
    const config = documentOf('activity').paths['/Activity/v2/config']?.['get']
    expect(config?.['parameters']).toMatchObject([{ name: 'SessionId', in: 'query', required: true }])
    expect(bodyOf(session, 'session.end').required).toEqual(['SessionId'])
    expect(bodyOf(session, 'session.create').properties).not.toHaveProperty('SessionId')
  })

  it('keep the forms that callers may write where a field has a description of its own', () => {
    const schema = z.object({ choice: wireChoice([1, 2], { One: 1 }).describe('First or second') })
    const { properties } = jsonSchemaOf(schema, 'input', { schemas: {}, responses: {}, requestBodies: {} })
    expect(properties).toEqual({ choice: { enum: [1, 2, 'One'], description: 'First or second' } })
  })

  it('describe events and files by what they are', () => {
    const id = 'air.low-fare-search-incremental'
    const { description, content } = session.components.responses[id] ?? { description: '', content: {} }
    expect(Object.keys(content)).toEqual(['text/event-stream', 'application/json'])
    for (const event of ['itineraries', 'done', 'error']) {
      expect(description).toContain(`\`${id}.${event}\``)
      expect(session.components.schemas).toHaveProperty([`${id}.${event}`])
    }
    const photo = session.components.responses['reference.hotel-photo']
    expect(Object.keys(photo?.content ?? {})).toEqual(['image/*'])
  })
})
