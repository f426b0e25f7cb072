import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerRead } from '../../../../server/read/read-route.ts'
import { grantFor } from '../../../../server/session/gate.ts'
import { searchBody } from '../../../setup/air.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { openWorld, type World } from '../world.ts'

let world: World
let office: MintedOffice
let cookie: string
beforeAll(async () => {
  world = await openWorld()
  office = await world.gateway.mint()
  cookie = await world.signIn(office)
})
afterAll(() => world.close())

const OWN = {
  origin: 'http://localhost:3000',
  host: 'localhost:3000',
  'x-desk': '1',
  'sec-fetch-site': 'same-origin',
}

function ask(
  operation: string,
  input: unknown = {},
  change: { headers?: Record<string, string | undefined>; cookie?: string; body?: string } = {},
): Promise<Response> {
  const headers = new Headers()
  for (const [name, value] of Object.entries({ ...OWN, ...change.headers })) {
    if (value !== undefined) headers.set(name, value)
  }
  const request = new Request('http://localhost:3000/api/read/x', {
    method: 'POST',
    headers,
    body: change.body ?? JSON.stringify(input),
  })
  const gate = (permission: Parameters<typeof grantFor>[2]) =>
    grantFor(world.desk, change.cookie ?? cookie, permission, 'request-of-a-test')
  return answerRead(world.desk, gate, request, operation)
}

describe('the read route', () => {
  test('answers a small read with its payload, never cached (ASVS 14.3.2)', async () => {
    const response = await ask('place.search', { q: 'lond' })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const body = (await response.json()) as { data: { name: string }[] }
    expect(body.data[0]?.name).toContain('London')
  })

  test.each([
    ['no header of the desk', { 'x-desk': undefined }],
    ['no origin', { origin: undefined }],
    ['the null origin', { origin: 'null' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['a foreign site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s (ASVS 3.5.1)', async (_, headers) => {
    expect((await ask('session.info', {}, { headers })).status).toBe(403)
  })

  test.each([
    'air.book',
    'air.cancel',
    'session.create',
    'session.end',
    'reference.airline-logo',
    'nothing',
    '__proto__',
  ])('does not know %s', async (operation) => {
    expect((await ask(operation)).status).toBe(404)
  })

  test('without a session nothing is read', async () => {
    const response = await ask('place.search', { q: 'lon' }, { cookie: '' })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'SignedOut' })
  })

  test.each(['', '[]', '"x"', '{', `{"q":"${'x'.repeat(256_001)}"}`])(
    'refuses a body that is no small object',
    async (body) => {
      expect((await ask('session.info', {}, { body })).status).toBe(body === '' ? 200 : 400)
    },
  )

  test('names the field that breaks a rule', async () => {
    const response = await ask('place.search', { limit: 1000 })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('limit') as string })
  })

  test('an ended gateway session is 401 with its code, streams and small reads alike', async () => {
    const own = await world.signIn(office)
    const grant = await world.grant(own, 'signed_in')
    await world.gateway.call('session.end', { SessionId: grant.gatewaySession.reveal() })
    const search = searchBody([['LHR', 'AMS', '2026-12-20']])
    for (const [operation, input] of [
      ['session.info', {}],
      ['activity.config', {}],
      ['air.low-fare-search-incremental', search],
      ['air.low-fare-search', search],
    ] as const) {
      const response = await ask(operation, input, { cookie: own })
      expect([operation, response.status]).toEqual([operation, 401])
    }
  })

  test('passes a streamed search on as it comes', async () => {
    const response = await ask('air.low-fare-search-incremental', searchBody([['LON', 'SIN', '2027-01-14']]))
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    // The server compresses it on its way: on a slow line that is most of the time of a search.
    expect(response.headers.get('cache-control')).not.toContain('no-transform')
    const events: EventSourceMessage[] = []
    createParser({ onEvent: (event) => events.push(event) }).feed(await response.text())
    expect(events.length).toBeGreaterThan(2)
    expect(events.filter((event) => event.event !== 'itineraries').map((event) => event.event)).toEqual([
      'done',
    ])
  })

  test('a large answer passes with its payload', async () => {
    const response = await ask('air.low-fare-search', searchBody([['LON', 'SIN', '2027-01-14']]))
    const body = (await response.json()) as { SearchId: number; PricedItineraries: unknown[] }
    expect(body.PricedItineraries.length).toBeGreaterThan(20)
    expect(body.SearchId).toEqual(expect.any(Number))
  })

  test('a read is tried again after trouble, a malformed answer is never shown', async () => {
    world.trouble('/Authenticate/SessionInfo', 'server-error', 'malformed')
    expect((await ask('session.info')).status).toBe(200)
    world.trouble('/Authenticate/SessionInfo', 'malformed', 'malformed', 'malformed')
    const response = await ask('session.info')
    expect(response.status).toBe(502)
    expect(await response.text()).not.toContain('Surprise')
  })
})
