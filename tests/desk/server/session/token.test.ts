import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Desk } from '../../../../server/desk.ts'
import { callAs, openAs } from '../../../../server/gateway-client/call-as.ts'
import { answerRead } from '../../../../server/read/read-route.ts'
import { renew } from '../../../../server/session/renew.ts'
import { signOut } from '../../../../server/session/sign-in.ts'
import { tokenFor } from '../../../../server/gateway-client/token.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { openWorld, type World } from '../world.ts'

const TOKEN = '/v3/oauth/token'
const SEARCH = '/v3/hotels/searches'
/** Lisbon. The sandbox's date is 2026-11-20. */
const stay = {
  city_id: 11112267057,
  check_in: '2026-12-03',
  check_out: '2026-12-06',
  occupancies: [{ adults: 2 }],
  page_size: 1,
}

let world: World
let office: MintedOffice
let cookie: string
beforeEach(async () => {
  world = await openWorld()
  office = await world.gateway.mint()
  cookie = await world.signIn(office)
})
afterEach(() => world.close())

const grant = () => world.grant(cookie, 'signed_in')
const withToken = (token: string): Desk => ({
  ...world.desk,
  settings: { ...world.desk.settings, v3Tokens: { production: null, sandbox: token } },
})

async function exchanged(): Promise<string> {
  const got = await tokenFor(world.desk, await grant())
  if (got.kind !== 'ok') throw new Error('no token')
  expect(got.origin).toBe('exchanged')
  return got.token.reveal()
}

describe('tokens of v3', () => {
  test('the session is exchanged once, however many ask, and the token is kept sealed', async () => {
    const asking = await grant()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => callAs(world.desk, asking, 'hotel.search', stay)),
    )
    for (const answer of answers) expect(answer).toMatchObject({ kind: 'ok', data: { mode: 'city' } })
    expect(world.calls(TOKEN)).toBe(1)
    const token = await exchanged()
    expect(world.calls(TOKEN)).toBe(1)
    const db = await world.desk.store.db()
    const row = await db
      .selectFrom('session')
      .selectAll()
      .where('id', '=', asking.sessionId)
      .executeTakeFirst()
    expect(row?.sealed_token).toMatch(/^v1\./)
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test('two people who ask at once get a token each', async () => {
    const colleague = await world.grant(await world.signIn(office, 'admin'), 'signed_in')
    const [one, other] = await Promise.all([
      tokenFor(world.desk, await grant()),
      tokenFor(world.desk, colleague),
    ])
    if (one.kind !== 'ok' || other.kind !== 'ok') throw new Error('no token')
    expect(one.token.reveal()).not.toBe(other.token.reveal())
  })

  test('one that another instance has stored in the meantime is used', async () => {
    const asking = await grant()
    let reads = 0
    const db = async () => {
      reads += 1
      // After the first look, which finds none.
      if (reads === 2) await tokenFor(world.desk, asking)
      return world.desk.store.db()
    }
    const desk = { ...world.desk, store: { ...world.desk.store, db } }
    expect(await tokenFor(desk, asking)).toMatchObject({ kind: 'ok', origin: 'exchanged' })
    expect(world.calls(TOKEN)).toBe(1)
  })

  test('it is exchanged again before the session behind it could lapse', async () => {
    const first = await exchanged()
    world.pass(4 * 60)
    expect(await exchanged()).toBe(first)
    world.pass(61)
    expect(await exchanged()).not.toBe(first)
    expect(world.calls(TOKEN)).toBe(2)
  })

  test('a token that was ended from outside is replaced, in calls and in streams of bytes', async () => {
    await exchanged()
    world.trouble(SEARCH, 'unauthorized')
    expect(await callAs(world.desk, await grant(), 'hotel.search', stay)).toMatchObject({ kind: 'ok' })
    expect(world.calls(TOKEN)).toBe(2)
    world.trouble(SEARCH, 'unauthorized')
    const opened = await openAs(world.desk, await grant(), 'hotel.search', stay)
    expect(opened).toMatchObject({ kind: 'ok', data: { status: 200 } })
    expect(world.calls(TOKEN)).toBe(3)
  })

  test('a token that is refused at once is nobody’s sign-in', async () => {
    world.trouble(SEARCH, 'unauthorized', 'unauthorized')
    const answer = await callAs(world.desk, await grant(), 'hotel.search', stay)
    expect(answer).toMatchObject({ kind: 'refused', code: 'TokenRefused' })
    expect(world.calls(SEARCH)).toBe(2)
  })

  test('a session that has ended asks for a sign-in', async () => {
    const asking = await grant()
    await world.desk.gateway.call(
      'session.end',
      {},
      { environment: 'sandbox', sessionId: asking.gatewaySession.reveal(), requestId: 'request-of-a-test' },
    )
    expect(await callAs(world.desk, asking, 'hotel.search', stay)).toMatchObject({
      kind: 'refused',
      httpStatus: 401,
    })
  })

  test('it goes with its session: at a renewal and at the sign-out', async () => {
    const first = await exchanged()
    const person = office.users.find(({ role }) => role === 'agent')
    const renewed = await renew(world.desk, cookie, person?.accountUuid ?? '', {
      address: 'test',
      requestId: 'request-of-a-test',
    })
    if (!renewed.ok) throw new Error(renewed.code)
    cookie = renewed.cookie
    const second = await exchanged()
    expect(second).not.toBe(first)
    const { sessionId } = await grant()
    await signOut(world.desk, cookie, 'request-of-a-test')
    const db = await world.desk.store.db()
    const row = await db.selectFrom('session').selectAll().where('id', '=', sessionId).executeTakeFirst()
    expect(row).toMatchObject({ sealed_token: null, token_due_at: null })
  })
})

describe('without a token endpoint', () => {
  test('the configured token is used, and the endpoint is left alone for a while', async () => {
    const token = await exchanged()
    world.pass(6 * 60)
    world.trouble(TOKEN, 'not-found')
    const desk = withToken(token)
    expect(await callAs(desk, await grant(), 'hotel.search', stay)).toMatchObject({ kind: 'ok' })
    expect(await callAs(desk, await grant(), 'hotel.search', stay)).toMatchObject({ kind: 'ok' })
    expect(world.calls(TOKEN)).toBe(2)
    world.pass(6 * 60)
    expect(await callAs(desk, await grant(), 'hotel.search', stay)).toMatchObject({ kind: 'ok' })
    expect(world.calls(TOKEN)).toBe(3)
  })

  test('and no configured token, the screen is told which setting is missing', async () => {
    world.trouble(TOKEN, 'not-found')
    const response = await answerRead(
      world.desk,
      async () => ({ ok: true, grant: await grant() }),
      new Request('http://localhost:3000/api/read/hotel.search', {
        method: 'POST',
        headers: { origin: 'http://localhost:3000', host: 'localhost:3000', 'x-desk': '1' },
        body: JSON.stringify(stay),
      }),
      'hotel.search',
    )
    expect(response.status).toBe(422)
    const body = (await response.json()) as { code: string; message: string }
    expect(body.code).toBe('NoV3Token')
    expect(body.message).toContain('GATEWAY_SANDBOX_V3_TOKEN')
    expect(world.calls(SEARCH)).toBe(0)
    expect(await tokenFor(world.desk, await grant())).toMatchObject({
      kind: 'failed',
      outcome: { kind: 'refused', code: 'NoV3Token', httpStatus: 501 },
    })
  })

  test('a configured token that is refused is named, and not tried again', async () => {
    world.trouble(TOKEN, 'not-found')
    const answer = await callAs(withToken('of-last-year'), await grant(), 'hotel.search', stay)
    expect(answer).toMatchObject({ kind: 'refused', code: 'TokenRefused' })
    expect(answer.kind === 'refused' && answer.message).toContain('GATEWAY_SANDBOX_V3_TOKEN')
    expect(world.calls(SEARCH)).toBe(1)
  })
})
