import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoAccounts } from '../../../../gateway/domain/session/seed-accounts.ts'
import { decodeToken, encodeToken } from '../../../../server/session/auth-options.ts'
import { cookieName, cookieOptions } from '../../../../server/session/cookie.ts'
import { demoPeople, demoPersonOf } from '../../../../server/session/demo-accounts.ts'
import { grantFor } from '../../../../server/session/gate.ts'
import { renew, renewDemo } from '../../../../server/session/renew.ts'
import { cookieOf } from '../../../../server/session/session-id.ts'
import { findSession } from '../../../../server/session/session-row.ts'
import { signIn, signOut } from '../../../../server/session/sign-in.ts'
import { lapsedShellOf } from '../../../../server/shell/queries.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { openWorld, type World } from '../world.ts'

const CREATE = '/Authenticate/CreateSession'
const VISITOR = { address: 'test', requestId: 'request-of-a-test', previousCookie: null }

let world: World
let office: MintedOffice
beforeAll(async () => {
  world = await openWorld()
  office = await world.gateway.mint({
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
})
afterAll(() => world.close())

function person(name: string) {
  const match = office.users.find((user) => user.userName === name)
  if (!match) throw new Error(`no ${name}`)
  return {
    environment: 'sandbox' as const,
    office: office.officeId,
    user: name,
    secret: match.accountUuid,
  }
}

async function gateCode(
  cookie: string,
  permission: 'air_book' | 'air_booking_data' | 'signed_in' = 'signed_in',
) {
  const gate = await grantFor(world.desk, cookie, permission, 'request-of-a-test')
  return gate.ok ? 'ok' : gate.refusal.code
}

describe('signing in', () => {
  test('gives an opaque id; neither it nor the SessionId stands in the store', async () => {
    const cookie = await world.signIn(office)
    expect(cookie).toMatch(/^[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]+$/)
    const grant = await world.grant(cookie, 'signed_in')
    const rows = JSON.stringify(
      await (await world.desk.store.db()).selectFrom('session').selectAll().execute(),
    )
    expect(rows).not.toContain(cookie.slice(0, 43))
    expect(rows).not.toContain(grant.gatewaySession.reveal())
    expect(JSON.stringify(grant)).not.toContain(grant.gatewaySession.reveal())
  })

  test('a new sign-in has a new id and ends what the browser held before, upstream too (ASVS 7.2.4)', async () => {
    const first = await world.signIn(office)
    const { gatewaySession } = await world.grant(first, 'signed_in')
    const second = await signIn(world.desk, person('ann'), { ...VISITOR, previousCookie: first })
    expect(second.ok && second.cookie !== first).toBe(true)
    expect(await gateCode(first)).toBe('SignedOut')
    const info = await world.gateway.call('session.info', { SessionId: gatewaySession.reveal() })
    expect(info.body).toMatchObject({ Error: { Id: 'Err0101001' } })
  })

  test('signing out ends the desk session and the gateway session (ASVS 7.4.1)', async () => {
    const cookie = await world.signIn(office)
    const { gatewaySession, sessionId } = await world.grant(cookie, 'signed_in')
    await signOut(world.desk, cookie, 'request-of-a-test')
    expect(await gateCode(cookie)).toBe('SignedOut')
    const rows = (await world.desk.store.db()).selectFrom('session').where('id', '=', sessionId)
    expect(await rows.select(['sealed_gateway_session', 'sealed_token']).execute()).toEqual([
      { sealed_gateway_session: '', sealed_token: null },
    ])
    const info = await world.gateway.call('session.info', { SessionId: gatewaySession.reveal() })
    expect(info.body).toMatchObject({ Error: { Id: 'Err0101001' } })
  })

  test('a ready hash serves as well as the account UUID', async () => {
    const { createHash } = await import('node:crypto')
    const secret = createHash('sha512').update(person('ann').secret).digest('hex')
    expect(await signIn(world.desk, { ...person('ann'), secret }, VISITOR)).toMatchObject({ ok: true })
  })

  test('five failures from one address bar the account there, others go on (ASVS 6.3.1)', async () => {
    const wrong = { ...person('vic'), secret: 'wrong' }
    for (let count = 0; count < 5; count++) {
      expect(await signIn(world.desk, wrong, { ...VISITOR, address: 'a' })).toMatchObject({
        code: 'Err0101003',
      })
    }
    expect(await signIn(world.desk, person('vic'), { ...VISITOR, address: 'a' })).toMatchObject({
      code: 'TooMany',
    })
    expect(await signIn(world.desk, person('vic'), { ...VISITOR, address: 'b' })).toMatchObject({ ok: true })
    expect(await signIn(world.desk, person('ann'), { ...VISITOR, address: 'a' })).toMatchObject({ ok: true })
    world.pass(15 * 60 + 1)
    expect(await signIn(world.desk, person('vic'), { ...VISITOR, address: 'a' })).toMatchObject({ ok: true })
  })

  test('a gateway that refuses for its own sake is no failure of the person', async () => {
    const strict = await openWorld({ gateway: { signInLimit: 2 } })
    try {
      const made = await strict.gateway.mint()
      const user = made.users[0]?.userName ?? ''
      const wrong = { environment: 'sandbox' as const, office: made.officeId, user, secret: 'wrong' }
      const codes = []
      for (let count = 0; count < 8; count++) codes.push(await signIn(strict.desk, wrong, VISITOR))
      expect(codes[1]).toEqual({ ok: false, code: 'Err0101003' })
      // Eight failures caused by the person would exceed the desk's own limit of five.
      expect(codes.slice(2)).toEqual(Array.from({ length: 6 }, () => ({ ok: false, code: 'RateLimit' })))
    } finally {
      await strict.close()
    }
  })

  test('an unknown account fails with the same words as a wrong secret', async () => {
    const unknown = await signIn(world.desk, { ...person('ann'), user: 'nobody' }, VISITOR)
    expect(unknown).toEqual({ ok: false, code: 'Err0101003' })
  })
})

describe('the gate', () => {
  test('a viewer reads and books nothing', async () => {
    const cookie = await world.signIn(office, 'viewer')
    expect(await gateCode(cookie, 'air_booking_data')).toBe('ok')
    expect(await gateCode(cookie, 'air_book')).toBe('NotPermitted')
  })

  test('12 hours after the sign-in its id finds nothing, even before the row is deleted', async () => {
    const cookie = await world.signIn(office)
    world.pass(12 * 3600 - 1)
    expect(await findSession(world.desk, cookie)).not.toBeNull()
    world.pass(1)
    expect(await findSession(world.desk, cookie)).toBeNull()
  })

  test('two people of an office act in two gateway sessions, each in their own name (ASVS 8.3.3)', async () => {
    const cookies = [await world.signIn(office), await world.signIn(office, 'viewer')]
    const grants = await Promise.all(cookies.map((cookie) => world.grant(cookie, 'signed_in')))
    const sessions = grants.map(({ gatewaySession }) => gatewaySession.reveal())
    expect(new Set(sessions).size).toBe(2)
    const people = await Promise.all(
      sessions.map((SessionId) => world.gateway.mustCall('session.info', { SessionId })),
    )
    expect(people.map(({ UserName, Role }) => [UserName, Role])).toEqual([
      ['ann', 'agent'],
      ['vic', 'viewer'],
    ])
  })

  test('the office of the cookie proves nothing, and a cookie of before, without it, is good until it ends', async () => {
    const cookie = await world.signIn(office)
    const id = cookie.slice(0, 43)
    expect(await gateCode(cookieOf(id, 'sandbox:ANOTHER-SANDBOX'))).toBe('SignedOut')
    expect(await gateCode(cookieOf(id, 'production:A\0B'))).toBe('SignedOut')
    expect(await gateCode(id)).toBe('ok')
    const renewed = await renew(world.desk, id, person('ann').secret, VISITOR)
    expect(renewed.ok && (await world.grant(renewed.cookie, 'signed_in')).officeId).toBe(
      `sandbox:${office.officeId}`,
    )
  })

  test.each(['', 'x', 'a'.repeat(43), '../../etc/passwd'])('refuses the cookie "%s"', async (cookie) => {
    expect(await gateCode(cookie)).toBe('SignedOut')
  })

  test('15 minutes of quiet end a session, each use puts the end off, 12 hours are all (ASVS 7.3.1)', async () => {
    const cookie = await world.signIn(office)
    world.pass(14 * 60)
    expect(await gateCode(cookie)).toBe('ok')
    world.pass(14 * 60 + 59)
    expect(await gateCode(cookie)).toBe('ok')
    world.pass(15 * 60)
    expect(await gateCode(cookie)).toBe('SessionExpired')
    world.pass(12 * 3600)
    expect(await gateCode(cookie)).toBe('SignedOut')
  })
})

test('a session that idled out still has a frame of what the desk knows, without money', async () => {
  const cookie = await world.signIn(office)
  world.pass(15 * 60)
  expect(await gateCode(cookie)).toBe('SessionExpired')
  const row = await findSession(world.desk, cookie)
  if (!row) throw new Error('no session')
  expect(await lapsedShellOf(world.desk, row)).toMatchObject({
    sessionLost: true,
    shell: {
      person: { userName: 'ann', role: 'agent' },
      environment: 'sandbox',
      holds: { count: 0 },
      balance: { spendableCents: null },
    },
  })
})

describe('signing in over the page', () => {
  test('20 at once share one CreateSession; the session stays, its ids change', async () => {
    const cookie = await world.signIn(office)
    const before = await world.grant(cookie, 'signed_in')
    world.pass(15 * 60)
    expect(await gateCode(cookie)).toBe('SessionExpired')
    const made = world.calls(CREATE)
    const renewals = await Promise.all(
      Array.from({ length: 20 }, () => renew(world.desk, cookie, person('ann').secret, VISITOR)),
    )
    expect(world.calls(CREATE) - made).toBe(1)
    const [first] = renewals
    if (!first?.ok) throw new Error('not renewed')
    expect(renewals.every((renewal) => renewal.ok && renewal.cookie === first.cookie)).toBe(true)
    const after = await world.grant(first.cookie, 'signed_in')
    expect(after.sessionId).toBe(before.sessionId)
    expect(after.gatewaySession.reveal()).not.toBe(before.gatewaySession.reveal())
    // Requests under way with the old id are accepted for a minute.
    expect(await gateCode(cookie)).toBe('ok')
    world.pass(61)
    expect(await gateCode(cookie)).toBe('SignedOut')
    expect(await gateCode(first.cookie)).toBe('ok')
  })

  test('takes role and permissions as the gateway names them now; where it names none, those of before stay', async () => {
    const secret = person('ann').secret
    const roleAfter = async (cookie: string, arrange: () => void) => {
      arrange()
      const renewed = await renew(world.desk, cookie, secret, VISITOR)
      if (!renewed.ok) throw new Error(renewed.code)
      const { role, permissions } = await world.grant(renewed.cookie, 'signed_in')
      return { cookie: renewed.cookie, role, permissions }
    }
    const INFO = '/Authenticate/SessionInfo'
    const now = { Role: 'viewer', Permissions: ['air_booking_data'] }
    const first = await roleAfter(await world.signIn(office), () =>
      world.rewrite(INFO, (body) => ({ ...body, ...now })),
    )
    expect(first).toMatchObject({ role: 'viewer', permissions: ['air_booking_data'] })
    const second = await roleAfter(first.cookie, () => world.trouble(INFO, 'not-found'))
    expect(second).toMatchObject({ role: 'viewer', permissions: ['air_booking_data'] })
    expect(await roleAfter(second.cookie, () => undefined)).toMatchObject({ role: 'agent' })
  })

  test('one that begins when the first has just ended shares it; a later end is a renewal of its own', async () => {
    const cookie = await world.signIn(office)
    const made = world.calls(CREATE)
    const first = await renew(world.desk, cookie, person('ann').secret, VISITOR)
    const late = await renew(world.desk, cookie, person('ann').secret, VISITOR)
    expect(late).toEqual(first)
    expect(world.calls(CREATE) - made).toBe(1)
    expect(await renew(world.desk, cookie, 'wrong', VISITOR)).toEqual({ ok: false, code: 'Err0101003' })
    if (!first.ok) throw new Error('not renewed')
    const second = await renew(world.desk, first.cookie, person('ann').secret, VISITOR)
    expect(second.ok && second.cookie !== first.cookie).toBe(true)
  })

  test('a wrong secret does not ride along with a right one', async () => {
    const cookie = await world.signIn(office)
    const [right, wrong] = await Promise.all([
      renew(world.desk, cookie, person('ann').secret, VISITOR),
      renew(world.desk, cookie, 'wrong', VISITOR),
    ])
    expect(right.ok).toBe(true)
    expect(wrong).toEqual({ ok: false, code: 'Err0101003' })
  })

  test('a session that was signed out cannot be renewed', async () => {
    const cookie = await world.signIn(office)
    await signOut(world.desk, cookie, 'request-of-a-test')
    expect(await renew(world.desk, cookie, person('ann').secret, VISITOR)).toEqual({
      ok: false,
      code: 'SignedOut',
    })
  })
})

describe('the cookie', () => {
  test('holds the opaque id and nothing else, and reads back as a name at most', async () => {
    const cookie = await world.signIn(office)
    expect(encodeToken({ deskSession: cookie, name: 'Ann' })).toBe(cookie)
    expect(await decodeToken(world.desk, cookie)).toEqual({
      deskSession: cookie,
      name: expect.any(String) as string,
    })
    expect(await decodeToken(world.desk, 'a'.repeat(43))).toBeNull()
    expect(() => encodeToken({ name: 'Ann' })).toThrow()
  })

  test('has the __Host- prefix where browsers keep Secure cookies (ASVS 3.3.3)', () => {
    expect(cookieName({ secureCookies: true })).toBe('__Host-travel-desk.session')
    expect(cookieName({ secureCookies: false })).toBe('travel-desk.session')
  })

  test('is closed to scripts and to requests from other sites (ASVS 3.3.4)', () => {
    const always = { httpOnly: true, sameSite: 'strict', path: '/' }
    expect(cookieOptions({ secureCookies: true })).toEqual({ ...always, secure: true })
    expect(cookieOptions({ secureCookies: false })).toEqual({ ...always, secure: false })
  })
})

test('without SessionInfo the desk knows what was typed, and the gateway decides', async () => {
  const plain = await openWorld({ gateway: { assumed: false } })
  try {
    const made = await plain.gateway.mint()
    const grant = await plain.grant(await plain.signIn(made), 'air_book')
    expect(grant).toMatchObject({ officeId: `sandbox:${made.officeId}`, role: 'agent', permissions: null })
  } finally {
    await plain.close()
  }
})

describe('a demo person of the sandbox', () => {
  const local = { sandbox: 'http://localhost:4010', production: 'http://localhost:4011' }
  const people = demoPeople({ gatewayUrls: local }, undefined)
  const [maya] = people
  if (!maya) throw new Error('no demo people')
  const asMaya = {
    environment: 'sandbox' as const,
    office: maya.office,
    user: maya.user,
    secret: maya.secret,
  }

  beforeAll(() => seedDemoAccounts(world.gateway.services))

  async function signedIn(credentials: Parameters<typeof signIn>[1]): Promise<string> {
    const result = await signIn(world.desk, credentials, VISITOR)
    if (!result.ok) throw new Error(result.code)
    return result.cookie
  }

  test('signs in again without typing anything; the desk session stays', async () => {
    const cookie = await signedIn(asMaya)
    const before = await world.grant(cookie, 'signed_in')
    expect(before.signInOffice).toBe(maya.office)
    world.pass(15 * 60)
    expect(await gateCode(cookie)).toBe('SessionExpired')
    const row = await findSession(world.desk, cookie)
    if (!row) throw new Error('no session')
    expect((await lapsedShellOf(world.desk, row)).shell.person.isDemo).toBe(true)
    const renewal = await renewDemo(world.desk, cookie, people, VISITOR)
    if (!renewal.ok) throw new Error(renewal.code)
    expect((await world.grant(renewal.cookie, 'signed_in')).sessionId).toBe(before.sessionId)
  })

  test('is nobody where the installation has no demo', async () => {
    const cookie = await signedIn(asMaya)
    const made = world.calls(CREATE)
    for (const none of [
      demoPeople({ gatewayUrls: local }, 'off'),
      demoPeople({ gatewayUrls: { ...local, sandbox: 'https://sandbox.example.test' } }, undefined),
    ]) {
      expect(await renewDemo(world.desk, cookie, none, VISITOR)).toEqual({ ok: false, code: 'Incomplete' })
    }
    expect(world.calls(CREATE)).toBe(made)
  })

  test('is nobody else, not in production, and nobody after signing out', async () => {
    const ann = await world.signIn(office)
    expect(await renewDemo(world.desk, ann, people, VISITOR)).toEqual({ ok: false, code: 'Incomplete' })
    const session = { environment: 'production', signInOffice: maya.office, userName: maya.user }
    expect(demoPersonOf(people, session)).toBeNull()
    expect(demoPersonOf(people, { ...session, environment: 'sandbox', userName: 'ann' })).toBeNull()
    expect(demoPersonOf(people, { ...session, environment: 'sandbox' })).toEqual(maya)
    const cookie = await signedIn(asMaya)
    await signOut(world.desk, cookie, 'request-of-a-test')
    const gone = { ok: false, code: 'SignedOut' }
    expect(await renewDemo(world.desk, cookie, people, VISITOR)).toEqual(gone)
    expect(await renewDemo(world.desk, 'a'.repeat(43), people, VISITOR)).toEqual(gone)
  })
})
