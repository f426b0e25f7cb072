import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readingAnswer } from '../../../../server/booking/reading-answer.ts'
import { grantFor } from '../../../../server/session/gate.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

/** A booking that the browser reads again, by its kind and reference. */

let world: World
let cookie: string
let grant: Grant<'air_book'>
beforeAll(async () => {
  world = await openWorld()
  cookie = await world.signIn(await world.gateway.mint())
  grant = await world.grant(cookie, 'air_book')
})
afterAll(() => world.close())

const OWN = { origin: 'http://localhost:3000', host: 'localhost:3000', 'x-desk': '1' }

function ask(kind: string, input: object, change: { cookie?: string; headers?: object } = {}) {
  const request = new Request(`http://localhost:3000/api/bookings/read/${kind}`, {
    method: 'POST',
    headers: { ...OWN, ...change.headers },
    body: JSON.stringify(input),
  })
  const gate = (permission: Parameters<typeof grantFor>[2]) =>
    grantFor(world.desk, change.cookie ?? cookie, permission, 'request-of-a-test')
  return readingAnswer(world.desk, gate, request, kind)
}

describe('a booking that is read again', () => {
  test('leaves as its view: no passport, no SessionId, never cached (ASVS 14.3.2)', async () => {
    const held = await holdFlight(world, grant)
    const response = await ask('air', { reference: held.reference })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({
      booking: {
        reference: held.reference,
        state: 'held',
        money: { totalCents: held.totalCents, place: 'held' },
        travellers: [{ passportMasked: '•••••T47', birthDate: '1988-06-12', type: 'adult', title: 'Ms' }],
      },
      serverNow: expect.stringMatching(/Z$/) as string,
    })
    expect(text).not.toContain('C01X00T47')
    expect(text).not.toContain(grant.gatewaySession.reveal())
  })

  test('changes the line of the list when its state has changed elsewhere', async () => {
    const { reference } = await holdFlight(world, grant)
    const SessionId = grant.gatewaySession.reveal()
    await world.gateway.mustCall('air.cancel', { SessionId, UniqueId: reference })
    await ask('air', { reference })
    const db = await world.desk.store.db()
    const row = db.selectFrom('booking').select('state').where('reference', '=', reference)
    expect(await row.executeTakeFirst()).toEqual({ state: 'cancelled' })
  })

  test('is 404 where no kind has the name, and where there is no such booking', async () => {
    for (const kind of ['train', '__proto__', 'air.booking-data']) {
      expect((await ask(kind, { reference: 'PO0000001' })).status).toBe(404)
    }
    const missing = await ask('hotel', { reference: 'PH0000001' })
    expect(missing.status).toBe(404)
    expect(await missing.json()).toMatchObject({ code: 'Err0104002' })
  })

  test('is refused to strangers, to foreign pages, and without a reference', async () => {
    expect((await ask('air', { reference: 'PO0000001' }, { cookie: '' })).status).toBe(401)
    const foreign = { headers: { origin: 'https://evil.example' } }
    expect((await ask('air', { reference: 'PO0000001' }, foreign)).status).toBe(403)
    expect((await ask('air', {})).status).toBe(400)
  })
})
