import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '../../../contract/session/demo-accounts.ts'
import { plusSeconds } from '../../../gateway/clock.ts'
import { authenticate } from '../../../gateway/domain/session/authenticate.ts'
import { authenticateToken } from '../../../gateway/domain/session/authenticate-token.ts'
import { createSession } from '../../../gateway/domain/session/create-session.ts'
import { exchangeSession, issueByCredentials } from '../../../gateway/domain/session/issue-token.ts'
import { setLaterOfficesOffset } from '../../../gateway/domain/session/office-clock.ts'
import { revokeToken } from '../../../gateway/domain/session/revoke-token.ts'
import { permissionsOf } from '../../../gateway/domain/session/roles.ts'
import { productionUuid, seedDemoAccounts } from '../../../gateway/domain/session/seed-accounts.ts'
import { balanceOf } from '../../../gateway/domain/wallet/balance.ts'
import { openWorld, type World } from '../booking/world.ts'
import { START, valueOf } from '../booking/office.ts'

/** Who a session or a token proves, in both environments. */

let world: World
beforeAll(async () => {
  world = await openWorld({ demo: true })
  await seedDemoAccounts(world.services)
})
afterAll(() => world.close())

const maya = demoAccounts.find(({ userName }) => userName === 'maya')
if (!maya) throw new Error('no maya')
const here = { environment: 'sandbox', requestId: 'request-1' } as const
const person = { office: maya.officeId, userName: 'maya', accountUuid: maya.sandboxAccountUuid }
const passwordOf = (uuid: string) => createHash('sha512').update(uuid).digest('hex').toUpperCase()

async function sessionOf(userName = 'maya'): Promise<string> {
  const account = demoAccounts.find((one) => one.userName === userName)
  const password = passwordOf(account?.sandboxAccountUuid ?? '')
  const office = account?.officeId ?? ''
  return valueOf(await createSession(world.services, { ...here, office, userName, password })).sessionId
}

async function tokenOf(change: object = {}): Promise<string> {
  const wanted = { ...here, ...person, scope: undefined, ...change }
  return valueOf(await issueByCredentials(world.services, wanted)).token
}

const provedBy = async (token: string) =>
  (await authenticateToken(world.services, { ...here, token }))?.caller

describe('a session', () => {
  test('proves its person at the time of their office, for 15 minutes from now', async () => {
    const sessionId = await sessionOf()
    const now = world.clock.now()
    await world.services.db
      .updateTable('office')
      .set({ clock_offset_seconds: 3600 })
      .where('office_id', '=', 'AUR-1001-SANDBOX')
      .execute()
    const caller = valueOf(await authenticate(world.services, { ...here, sessionId }))
    expect(caller).toEqual({
      officeId: 'AUR-1001-SANDBOX',
      orgId: 'AUR-1001',
      officeName: 'Aurora Travel-SANDBOX',
      userId: expect.any(String) as string,
      userName: 'maya',
      displayName: 'Maya Lindqvist',
      role: 'agent',
      environment: 'sandbox',
      publicId: expect.any(String) as string,
      sessionKey: createHash('sha256').update(sessionId).digest('hex'),
      now: plusSeconds(now, 3600),
      expiresAt: plusSeconds(now, 900),
      requestId: 'request-1',
    })
    await world.services.db.updateTable('office').set({ clock_offset_seconds: 0 }).execute()
  })

  test.each(['', 'unknown'])('%j is none', async (sessionId) => {
    const proof = await authenticate(world.services, { ...here, sessionId })
    expect(proof).toMatchObject({ ok: false, failure: 'Err0101001' })
  })

  test('of the other environment is told from one that idled out (A2)', async () => {
    const sessionId = await sessionOf()
    const request = { ...here, sessionId }
    const elsewhere = await authenticate(world.services, { ...request, environment: 'production' })
    expect(elsewhere).toMatchObject({ failure: 'Err0101007' })
    world.clock.advanceSeconds(900)
    expect(await authenticate(world.services, request)).toMatchObject({ ok: true })
    world.clock.advanceSeconds(900.001)
    expect(await authenticate(world.services, request)).toMatchObject({ failure: 'Err0101002' })
  })

  test('is opened for nobody who is not verified, and for no other environment', async () => {
    const lena = demoAccounts.find(({ userName }) => userName === 'unverified')
    const ask = (change: object) =>
      createSession(world.services, {
        ...here,
        office: 'AUR-1001',
        userName: 'maya',
        password: passwordOf(maya.sandboxAccountUuid),
        ...change,
      })
    const unverified = { userName: 'unverified', password: passwordOf(lena?.sandboxAccountUuid ?? '') }
    expect(await ask(unverified)).toMatchObject({ failure: 'Err0101005' })
    expect(await ask({ environment: 'production' })).toMatchObject({ failure: 'Err0101007' })
    expect(await ask({ userName: 'omar' })).toMatchObject({ failure: 'Err0101003' })
    expect(await ask({ userName: 'omar', office: 'BOR-2002' })).toMatchObject({ failure: 'Err0101003' })
  })
})

describe('an office', () => {
  test.each(['AUR-1001', 'aur-1001-sandbox', 'Aurora Travel', 'AURORA TRAVEL-SANDBOX'])(
    'may be called %s at a sign-in (gap 3)',
    async (office) => {
      const password = passwordOf(maya.sandboxAccountUuid)
      const request = { ...here, office, userName: 'Maya', password }
      expect(await createSession(world.services, request)).toMatchObject({ ok: true })
    },
  )
})

test('viewers are listed what they may read, admins all, agents all but erasing (8.2.2)', () => {
  expect(permissionsOf('agent')).toContain('air_book')
  const onlyAdmins = permissionsOf('admin').filter((one) => !permissionsOf('agent').includes(one))
  expect(onlyAdmins).toEqual(['people_erase'])
  expect(permissionsOf('viewer')).not.toContain('air_book')
  expect(permissionsOf('viewer')).toContain('air_booking_data')
})

describe('a credential', () => {
  const ask = (password: string) =>
    createSession(world.services, { ...here, office: 'AUR-1001', userName: 'maya', password })

  test('may have blanks around it', async () => {
    expect(await ask(` ${passwordOf(maya.sandboxAccountUuid)}\n`)).toMatchObject({ ok: true })
    expect(await tokenOf({ accountUuid: ` ${maya.sandboxAccountUuid.toUpperCase()} ` })).toBeTruthy()
  })

  test('is 128 hexadecimal digits and nothing else', async () => {
    const right = passwordOf(maya.sandboxAccountUuid)
    for (const wrong of [`x${right}`, `${right}x`, right.slice(1), '']) {
      expect(await ask(wrong)).toMatchObject({ failure: 'Err0101003' })
    }
  })
})

describe('a token', () => {
  test('for a client proves the person until its hour is over', async () => {
    const caller = await provedBy(await tokenOf())
    const session = valueOf(await authenticate(world.services, { ...here, sessionId: await sessionOf() }))
    const { sessionKey, expiresAt, ...who } = session
    expect(caller).toEqual({
      ...who,
      sessionKey: expect.not.stringMatching(sessionKey) as string,
      expiresAt: plusSeconds(expiresAt, 3600 - 900),
    })
  })

  test('shares what is checked with the next one of its client, and with nobody else (gap 128)', async () => {
    const first = await provedBy(await tokenOf())
    const second = await provedBy(await tokenOf())
    const omar = demoAccounts.find(({ userName }) => userName === 'omar')
    const other = await provedBy(
      await tokenOf({ userName: 'omar', accountUuid: omar?.sandboxAccountUuid ?? '' }),
    )
    expect(second?.sessionKey).toBe(first?.sessionKey)
    expect(other?.sessionKey).not.toBe(first?.sessionKey)
  })

  test('for a session shares its key, and ends with it', async () => {
    const sessionId = await sessionOf()
    const caller = valueOf(await authenticate(world.services, { ...here, sessionId }))
    const request = { ...here, sessionId, scope: 'hotels:read' }
    const { token, scopes, expiresInSeconds } = valueOf(await exchangeSession(world.services, request))
    expect([scopes, expiresInSeconds]).toEqual([['hotels:read'], 3600])
    expect((await provedBy(token))?.sessionKey).toBe(caller.sessionKey)
    expect(await exchangeSession(world.services, { ...request, sessionId: 'unknown' })).toMatchObject({
      failure: 'invalid_request',
      message: 'subject_token is not a live session: Err0101001',
    })
    expect(await exchangeSession(world.services, { ...request, scope: 'moon:read' })).toMatchObject({
      failure: 'invalid_scope',
    })
  })

  test.each(['', 'unknown'])('%j is none', async (token) => {
    expect(await provedBy(token)).toBeUndefined()
  })

  test('is revoked in its environment alone', async () => {
    const token = await tokenOf()
    await revokeToken(world.services, { token, environment: 'production' })
    expect(await provedBy(token)).toBeDefined()
    await revokeToken(world.services, { token, environment: 'sandbox' })
    expect(await provedBy(token)).toBeUndefined()
  })

  test('is issued for the scopes of the role, or some of them', async () => {
    const ask = (scope: string | undefined, change: object = {}) =>
      issueByCredentials(world.services, { ...here, ...person, scope, ...change })
    const all = ['flights:read', 'flights:write', 'hotels:read', 'activities:read']
    expect(valueOf(await ask(undefined)).scopes).toEqual(all)
    expect(valueOf(await ask('  ')).scopes).toEqual(all)
    expect(valueOf(await ask(' hotels:read  flights:read ')).scopes).toEqual(['flights:read', 'hotels:read'])
    expect(await ask('hotels:read moon:read')).toMatchObject({ failure: 'invalid_scope' })
    const theo = demoAccounts.find(({ userName }) => userName === 'viewer')
    const asTheo = { userName: 'viewer', accountUuid: theo?.sandboxAccountUuid ?? '' }
    expect(await ask('flights:write', asTheo)).toMatchObject({ failure: 'invalid_scope' })
    const lena = demoAccounts.find(({ userName }) => userName === 'unverified')
    const asLena = { userName: 'unverified', accountUuid: lena?.sandboxAccountUuid ?? '' }
    expect(await ask(undefined, asLena)).toMatchObject({ failure: 'unauthorized_client' })
    expect(await ask(undefined, { accountUuid: 'wrong' })).toMatchObject({ failure: 'invalid_client' })
  })
})

describe('an office', () => {
  const officeRow = (officeId: string) =>
    world.services.db
      .selectFrom('office')
      .select(['name', 'clock_offset_seconds'])
      .where('office_id', '=', officeId)
      .executeTakeFirst()

  test('of the sandbox is made by its first call, at the clock that was set for all (gap 202)', async () => {
    await setLaterOfficesOffset(world.services.db, 60)
    await setLaterOfficesOffset(world.services.db, 86_400)
    expect(await officeRow('CAR-3003-SANDBOX')).toBeUndefined()
    const account = demoAccounts.find(({ officeId }) => officeId === 'CAR-3003')
    await sessionOf(account?.userName)
    expect(await officeRow('CAR-3003-SANDBOX')).toEqual({
      name: 'Caravel Desk-SANDBOX',
      clock_offset_seconds: 86_400,
    })
    const opened = await world.services.db
      .selectFrom('transfer')
      .select('at')
      .where('office_id', '=', 'CAR-3003-SANDBOX')
      .executeTakeFirstOrThrow()
    expect(opened.at).toEqual(plusSeconds(world.clock.now(), 86_400))
    const { balanceCents } = await balanceOf(world.services.db, 'CAR-3003-SANDBOX')
    expect(balanceCents).toBe(BigInt(account?.walletCents ?? 1_000_000))
    await setLaterOfficesOffset(world.services.db, 0)
  })

  test('of production is there from the start, on the real clock whatever was set for all', async () => {
    const fresh = await openWorld({ demo: true })
    try {
      const { db } = fresh.services
      await setLaterOfficesOffset(db, 60)
      const made = await seedDemoAccounts(fresh.services)
      expect(made).toHaveLength(demoAccounts.length)
      const offices = await db.selectFrom('office').select(['office_id', 'clock_offset_seconds']).execute()
      expect(offices.map(({ office_id }) => office_id).sort()).toEqual(
        [...new Set(demoAccounts.map(({ officeId }) => officeId))].sort(),
      )
      expect(new Set(offices.map((office) => office.clock_offset_seconds))).toEqual(new Set([0]))
      const opened = await db.selectFrom('transfer').select('at').execute()
      expect(new Set(opened.map(({ at }) => at.toISOString()))).toEqual(new Set([START]))
      expect((await balanceOf(db, 'AUR-1001')).balanceCents).toBe(1_000_000n)
      const rows = await db.selectFrom('account').select(['user_id', 'public_id']).execute()
      const ids = rows.flatMap(({ user_id, public_id }) => [user_id, public_id])
      expect(ids.length).toBe(4 * demoAccounts.length)
      expect(new Set(ids).size).toBe(ids.length)
    } finally {
      await fresh.close()
    }
  })

  test('of production is opened with the UUID that was told once', async () => {
    const uuid = productionUuid(world.services.settings.secret, 'AUR-1001', 'maya')
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const password = passwordOf(uuid)
    const request = {
      ...here,
      environment: 'production',
      office: 'AUR-1001',
      userName: 'maya',
      password,
    } as const
    expect(await createSession(world.services, request)).toMatchObject({ ok: true })
    expect(productionUuid(world.services.settings.secret, 'AUR-1001', 'omar')).not.toBe(uuid)
    expect(productionUuid('another secret', 'AUR-1001', 'maya')).not.toBe(uuid)
  })
})
