import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { controlRoutes } from '../../../gateway/control/routes.ts'
import { createFaults } from '../../../gateway/control/faults.ts'
import { armedEffect, takeArmed } from '../../../gateway/domain/sandbox/armed.ts'
import { credentialHash } from '../../../gateway/domain/session/credential.ts'
import { seedDemoAccounts } from '../../../gateway/domain/session/seed-accounts.ts'
import { sessionKeyOf } from '../../../gateway/domain/session/session-key.ts'
import { checkAllLedgers } from '../../../gateway/domain/wallet/check-ledger.ts'
import type { Scenario } from '../../../gateway/supply/scenario.ts'
import { openOffice, valueOf } from '../booking/office.ts'
import { untilOneWaits } from '../booking/waiting.ts'
import { openWorld, type World } from '../booking/world.ts'

let world: World
let app: ReturnType<typeof controlRoutes>
beforeAll(async () => {
  world = await openWorld()
  app = controlRoutes(world.services, createFaults(world.services.db))
})
afterAll(() => world.close())

type Json = Record<string, unknown>

async function post(path: string, body: unknown): Promise<{ status: number; body: Json }> {
  const response = await app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Json }
}

async function describeIt(): Promise<Json> {
  return (await (await app.request('/')).json()) as Json
}

const seated = /^TST-[A-Z2-9]{6}$/

describe('minting', () => {
  test('makes an office with an agent and an admin, a seeded wallet and hashes of their credentials', async () => {
    const { status, body } = await post('/offices', {})
    expect(status).toBe(200)
    expect(body['officeId']).toMatch(seated)
    const users = body['users'] as { userName: string; role: string; accountUuid: string }[]
    expect(users.map((user) => user.role)).toEqual(['agent', 'admin'])
    const stored = await world.services.db
      .selectFrom('account')
      .select('credential_hash')
      .where('org_id', '=', String(body['officeId']))
      .orderBy('user_name', 'desc')
      .execute()
    expect(stored.map((row) => row.credential_hash)).toEqual(
      users.map((user) => credentialHash(user.accountUuid)),
    )
    const { offices } = (await describeIt()) as { offices: Json[] }
    expect(offices.find((office) => office['officeId'] === body['officeId'])).toMatchObject({
      wallet: '10000.00',
    })
  })

  test('takes a name, a balance and people of one’s own', async () => {
    const users = [{ userName: 'vera', role: 'viewer' }, { userName: 'gus' }]
    const { body } = await post('/offices', { name: 'Corner Shop', balance: '150.05', users })
    expect(body).toMatchObject({
      name: 'Corner Shop',
      users: [
        { userName: 'vera', displayName: 'Vera', role: 'viewer' },
        { userName: 'gus', displayName: 'Gus', role: 'agent' },
      ],
    })
    const { offices } = (await describeIt()) as { offices: Json[] }
    expect(offices.find((office) => office['officeId'] === body['officeId'])).toMatchObject({
      wallet: '150.05',
    })
  })
})

describe('the clock', () => {
  test('of one office moves it alone, and tells what fell due in order', async () => {
    const office = await openOffice(world.services)
    const other = await openOffice(world.services)
    const first = valueOf(await office.book()).reference
    const second = valueOf(await office.book()).reference
    valueOf(await office.order(second))
    const elsewhere = valueOf(await other.book()).reference
    const { body } = await post('/clock/advance', { seconds: 600, office: office.officeId })
    expect(body).toEqual({
      now: '2026-11-20T09:10:00.000Z',
      ran: [
        { kind: 'air-issue', subject: second },
        { kind: 'air-lapse', subject: first },
      ],
    })
    expect(valueOf(await other.read(elsewhere)).state).toBe('held')
    expect(await checkAllLedgers(world.services.db)).toEqual([])
  })

  test('tells a job that the sweeper has in hand as well', async () => {
    const office = await openOffice(world.services)
    const { reference } = valueOf(await office.book())
    let advanced: ReturnType<typeof post> | undefined
    await world.services.db.transaction().execute(async (sweeper) => {
      const timer = sweeper.selectFrom('timer').selectAll().where('subject', '=', reference)
      await timer.forUpdate().executeTakeFirstOrThrow()
      advanced = post('/clock/advance', { seconds: 600, office: office.officeId })
      await untilOneWaits(sweeper)
      await sweeper.deleteFrom('timer').where('subject', '=', reference).execute()
    })
    expect((await advanced)?.body['ran']).toEqual([{ kind: 'air-lapse', subject: reference }])
  })

  test('of every office leaves those minted later at real time', async () => {
    const before = await openOffice(world.services)
    const { body } = await post('/clock/advance', { seconds: 3600 })
    const later = await openOffice(world.services)
    const now = new Date(String(body['now']))
    expect((await later.grant('ada')).now).toEqual(world.clock.now())
    expect((await before.grant('ada')).now).toEqual(now)
    await post('/reset', { office: '*' })
    expect((await before.grant('ada')).now).toEqual(world.clock.now())
  })

  test('leaves production alone', async () => {
    const row = { org_id: 'P', environment: 'production' as const, name: 'P', created_at: world.clock.now() }
    await world.services.db
      .insertInto('office')
      .values({ ...row, office_id: 'P' })
      .execute()
    expect(await post('/clock/advance', { seconds: 60, office: 'P' })).toMatchObject({ status: 404 })
    await post('/clock/advance', { seconds: 60 })
    const office = await world.services.db
      .selectFrom('office')
      .select('clock_offset_seconds')
      .where('office_id', '=', 'P')
      .executeTakeFirstOrThrow()
    expect(office.clock_offset_seconds).toBe(0)
    // Neither does an office that is made later get the offset.
    await seedDemoAccounts(world.services)
    const made = await world.services.db
      .selectFrom('office')
      .select('clock_offset_seconds')
      .where('environment', '=', 'production')
      .where('office_id', '<>', 'P')
      .execute()
    expect(made.length).toBeGreaterThan(0)
    expect(made.every((each) => each.clock_offset_seconds === 0)).toBe(true)
    await post('/reset', { office: '*' })
  })
})

test('sessions expire by id, or by person', async () => {
  const session = (id: string, userName: string) => ({
    session_key: sessionKeyOf(id),
    office_id: 'AUR-1001-SANDBOX',
    org_id: 'AUR-1001',
    office_name: 'Aurora Travel-SANDBOX',
    user_id: userName,
    user_name: userName,
    display_name: userName,
    role: 'agent' as const,
    environment: 'sandbox' as const,
    public_id: userName,
    created_at: world.clock.now(),
    seen_at: world.clock.now(),
    ended_at: null,
  })
  const rows = [session('one', 'maya'), session('two', 'maya'), session('three', 'omar')]
  await world.services.db.insertInto('session').values(rows).execute()
  expect((await post('/sessions/expire', { SessionId: 'one' })).body).toEqual({ expired: 1 })
  expect((await post('/sessions/expire', { SessionId: 'one' })).body).toEqual({ expired: 0 })
  const byPerson = { officeId: 'AUR-1001-SANDBOX', userName: 'Maya' }
  expect((await post('/sessions/expire', byPerson)).body).toEqual({ expired: 1 })
  const omar = { officeId: 'AUR-1001', userName: 'omar' }
  expect((await post('/sessions/expire', omar)).body).toEqual({ expired: 1 })
})

test('one more session opens for a person, by office and name, and no other is touched', async () => {
  const { body } = await post('/offices', {})
  const officeId = String(body['officeId'])
  const opened = await post('/sessions/open', { officeId, userName: 'Agent' })
  expect(opened.status).toBe(200)
  const again = await post('/sessions/open', { officeId, userName: 'agent' })
  expect(again.body['SessionId']).not.toBe(opened.body['SessionId'])
  const rows = await world.services.db
    .selectFrom('session')
    .select(['session_key', 'user_name', 'role'])
    .where('office_id', '=', officeId)
    .execute()
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual({
    session_key: sessionKeyOf(String(opened.body['SessionId'])),
    user_name: 'agent',
    role: 'agent',
  })
  expect(await post('/sessions/open', { officeId, userName: 'nobody' })).toEqual({
    status: 404,
    body: { error: 'userName: the office has no such person in the sandbox' },
  })
})

test('armed scenarios strike as often as they were armed, once each', async () => {
  const { officeId } = await openOffice(world.services)
  const armed = await post('/arm', { scenario: 'price_rise', office: officeId, times: 2 })
  expect(armed.body).toEqual({ armed: [{ scenario: 'price_rise', office: officeId, times: 2 }] })
  const { db } = world.services
  const strikes = await Promise.all(
    Array.from({ length: 5 }, () => armedEffect(db, officeId, ['sold_out', 'price_rise'])),
  )
  expect(strikes.filter((strike) => strike === 'price_rise')).toHaveLength(2)
  expect(strikes.filter((strike) => strike === null)).toHaveLength(3)
  expect(await takeArmed(db, officeId, 'ticket_stall')).toBe(false)
})

test('an armed scenario is disarmed for its office alone', async () => {
  const [mine, other] = [await openOffice(world.services), await openOffice(world.services)]
  for (const { officeId: office } of [mine, other])
    await post('/arm', { scenario: 'sold_out', office, times: 2 })
  await post('/arm', { scenario: 'expired', office: mine.officeId })
  const { body } = await post('/disarm', { scenario: 'sold_out', office: mine.officeId })
  expect(body['armed']).toEqual([{ scenario: 'expired', office: mine.officeId, times: 1 }])
  expect(await takeArmed(world.services.db, mine.officeId, 'sold_out')).toBe(false)
  expect(await takeArmed(world.services.db, other.officeId, 'sold_out')).toBe(true)
})

test('one office is described alone, by its id', async () => {
  const [mine, other] = [await openOffice(world.services), await openOffice(world.services)]
  for (const { officeId: office } of [mine, other]) await post('/arm', { scenario: 'expired', office })
  await post('/clock/advance', { seconds: 90, office: mine.officeId })
  const describeOffice = async (office: string) =>
    (await (await app.request(`/?office=${office}`)).json()) as Json
  const described = await describeOffice(mine.officeId)
  expect(described['offices']).toMatchObject([{ officeId: mine.officeId }])
  expect(described['armed']).toEqual([{ scenario: 'expired', office: mine.officeId, times: 1 }])
  const [office] = described['offices'] as { aheadSeconds: number }[]
  const [others] = (await describeOffice(other.officeId))['offices'] as { aheadSeconds: number }[]
  expect((office?.aheadSeconds ?? 0) - (others?.aheadSeconds ?? 0)).toBe(90)
  expect(await describeOffice('TST-NOBODY')).toMatchObject({ offices: [], armed: [] })
})

test('reset puts one office back to its seed and leaves the others', async () => {
  const office = await openOffice(world.services, 123_456)
  const other = await openOffice(world.services)
  const reference = valueOf(await office.book({ seatsLeft: 1 })).reference
  valueOf(await office.order(valueOf(await office.book()).reference))
  await post('/clock/advance', { seconds: 60, office: office.officeId })
  const otherReference = valueOf(await other.book()).reference
  expect((await post('/reset', { office: office.officeId })).body).toEqual({})
  expect(await office.read(reference)).toMatchObject({ failure: 'not-found' })
  const { offices } = (await describeIt()) as { offices: Json[] }
  const row = offices.find((each) => each['officeId'] === office.officeId)
  expect(row).toMatchObject({ wallet: '1234.56', now: world.clock.now().toISOString() })
  expect(valueOf(await office.book({ seatsLeft: 1 })).state).toBe('held')
  expect(valueOf(await other.read(otherReference)).state).toBe('held')
  expect(await checkAllLedgers(world.services.db)).toEqual([])
})

test('the description names every scenario with its trigger and effect', async () => {
  const { scenarios } = (await describeIt()) as {
    scenarios: { id: string; trigger: string; effect: string }[]
  }
  const ids = scenarios.map((scenario) => scenario.id)
  expect(ids).toEqual(expect.arrayContaining(['no-flights', 'slow-ticketing', 'ticket_stall', 'sold_out']))
  expect(new Set(ids).size).toBe(ids.length)
  expect(scenarios.every((scenario) => scenario.trigger && scenario.effect)).toBe(true)
})

test('the description tells a program where each scenario plays', async () => {
  const { scenarios } = (await describeIt()) as unknown as { scenarios: Scenario[] }
  const named = new Map(scenarios.map((scenario) => [scenario.id, scenario]))
  expect(named.get('price-rises')).toMatchObject({
    family: 'flights',
    title: 'LHR → STN',
    target: { kind: 'route', from: 'LHR', to: 'STN' },
  })
  expect(named.get('ticket_stall')).toMatchObject({ title: 'any ticket', target: { kind: 'arm' } })
  // It applies to flights and to hotels, so it belongs to neither.
  expect(named.get('sold_out')).toMatchObject({ title: 'any fare or hotel rate' })
  expect(named.get('sold_out')).not.toHaveProperty('family')
  for (const { id, family, title, target } of scenarios) {
    if (target.kind === 'hotel') {
      const hotel = await world.services.hotels.findHotel(target.hotelId)
      expect([family, hotel?.name], id).toEqual(['hotels', title])
    }
    if (target.kind === 'activity') {
      const product = await world.services.activities.product(target.uuid)
      expect([family, product?.product.titles.EN], id).toEqual(['activities', title])
    }
  }
  const count = (kind: string) => scenarios.filter(({ target }) => target.kind === kind).length
  expect([count('route'), count('hotel'), count('activity'), count('arm')].every((each) => each > 5)).toBe(
    true,
  )
})

describe('what it refuses', () => {
  const office = 'TST-NOBODY'
  const refused: [string, unknown, number, string][] = [
    ['/offices', { balance: 'much' }, 400, 'balance'],
    ['/offices', { balance: '-5' }, 400, 'balance'],
    ['/offices', { users: [] }, 400, 'users'],
    ['/offices', { users: [{ userName: 'a' }, { userName: 'A' }] }, 400, 'users'],
    ['/offices', { users: [{ userName: 'a', role: 'king' }] }, 400, 'users[0].role'],
    ['/clock/advance', {}, 400, 'seconds'],
    ['/clock/advance', { seconds: -1 }, 400, 'seconds'],
    ['/clock/advance', { seconds: 1, office }, 404, 'office'],
    ['/sessions/expire', {}, 400, 'SessionId'],
    ['/arm', { scenario: 'rain', office }, 400, 'scenario'],
    ['/arm', { scenario: 'sold_out' }, 400, 'office'],
    ['/arm', { scenario: 'sold_out', office }, 404, 'office'],
    ['/arm', { scenario: 'sold_out', office, times: 0 }, 400, 'times'],
    ['/faults', [{ operation: 'air.fly', kind: 'drop' }], 400, '[0].operation'],
    ['/faults', [{ operation: 'air.book', kind: 'melt' }], 400, '[0].kind'],
    ['/faults', {}, 400, 'array'],
    ['/faults/add', { operation: 'air.fly', kind: 'drop' }, 400, 'operation'],
    ['/faults/remove', {}, 400, 'id'],
    ['/disarm', { scenario: 'rain', office }, 400, 'scenario'],
    ['/disarm', { scenario: 'sold_out', office }, 404, 'office'],
    ['/reset', { office }, 404, 'office'],
    ['/nothing', {}, 404, 'no such call'],
  ]
  test.each(refused)('%s %j', async (path, body, status, named) => {
    const answer = await post(path, body)
    expect(answer.status).toBe(status)
    expect(answer.body['error']).toContain(named)
  })

  test('a body that is not JSON', async () => {
    const response = await app.request('/clock/advance', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    expect([response.status, await response.json()]).toEqual([400, { error: 'the body is not JSON' }])
  })

  test('nothing, where it is mounted below /_sandbox', async () => {
    const mounted = new Hono().route('/_sandbox', app)
    const headers = { 'content-type': 'application/json' }
    for (const path of ['/_sandbox', '/_sandbox/clock/advance']) {
      const method = path === '/_sandbox' ? 'GET' : 'POST'
      const body = method === 'POST' ? '{"seconds": 0}' : undefined
      expect((await mounted.request(path, { method, headers, body })).status).toBe(200)
    }
  })
})
