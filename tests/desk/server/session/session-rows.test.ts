import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Desk } from '../../../../server/desk.ts'
import { sealKey } from '../../../../server/crypto/keys.ts'
import type { CallOutcome } from '../../../../server/gateway-client/outcome.ts'
import { grantFor } from '../../../../server/session/gate.ts'
import { keepToken, keptToken, sealedGatewaySession } from '../../../../server/session/kept-token.ts'
import { renew } from '../../../../server/session/renew.ts'
import { Secret } from '../../../../server/session/secret.ts'
import {
  endSessionRow,
  findSession,
  gatewaySessionOf,
  isIdle,
  slideSession,
  type SessionRow,
} from '../../../../server/session/session-row.ts'
import { openGatewaySession } from '../../../../server/session/gateway-session.ts'
import { signIn } from '../../../../server/session/sign-in.ts'
import { tokenFor } from '../../../../server/gateway-client/token.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { openWorld, type World } from '../world.ts'

let world: World
let office: MintedOffice
let cookie: string
beforeAll(async () => {
  world = await openWorld()
  office = await world.gateway.mint()
})
afterAll(() => world.close())
beforeEach(async () => {
  cookie = await world.signIn(office)
})

async function row(of = cookie): Promise<SessionRow> {
  const session = await findSession(world.desk, of)
  if (!session) throw new Error('no session')
  return session
}

const refOf = ({ office_id: officeId, id: sessionId }: SessionRow) => ({ officeId, sessionId })

const nowPlus = (seconds: number) => new Date(world.desk.clock.now().getTime() + seconds * 1000)

describe('a desk session', () => {
  test('is of one person in one environment, and its times are set', async () => {
    expect(await row()).toMatchObject({
      office_id: `sandbox:${office.officeId}`,
      sign_in_office: office.officeId,
      role: 'agent',
      environment: 'sandbox',
      previous_id_hash: null,
      previous_until: null,
      sealed_token: null,
      token_due_at: null,
      ended_at: null,
      created_at: nowPlus(0),
      idle_expires_at: nowPlus(15 * 60),
      absolute_expires_at: nowPlus(12 * 3600),
    })
  })

  test('idles out at its instant, and ends for good after twelve hours (7.3.1)', async () => {
    const before = await row()
    world.pass(15 * 60 - 0.001)
    expect(isIdle(world.desk, before)).toBe(false)
    world.pass(0.001)
    expect(isIdle(world.desk, before)).toBe(true)
    world.pass(12 * 3600 - 15 * 60 - 0.001)
    expect(await findSession(world.desk, cookie)).not.toBeNull()
    world.pass(0.001)
    expect(await findSession(world.desk, cookie)).toBeNull()
  })

  test('is put off by use, and written only where that is ten seconds and more', async () => {
    const end = (await row()).idle_expires_at
    world.pass(9.999)
    await slideSession(world.desk, await row())
    expect((await row()).idle_expires_at).toEqual(end)
    world.pass(0.001)
    await slideSession(world.desk, await row())
    expect((await row()).idle_expires_at).toEqual(nowPlus(15 * 60))
  })

  test('that ended has nothing that could be used (7.4.1)', async () => {
    const before = await row()
    await endSessionRow(world.desk, before)
    expect(await findSession(world.desk, cookie)).toBeNull()
    const db = await world.desk.store.db()
    const after = await db.selectFrom('session').selectAll().where('id', '=', before.id).executeTakeFirst()
    expect(after).toMatchObject({ sealed_gateway_session: '', sealed_token: null, ended_at: nowPlus(0) })
    await slideSession(world.desk, { ...before, idle_expires_at: nowPlus(-3600) })
    const later = await db.selectFrom('session').selectAll().where('id', '=', before.id).executeTakeFirst()
    expect(later?.idle_expires_at).toEqual(before.idle_expires_at)
  })

  test('whose gateway session cannot be opened asks for a sign-in over the page', async () => {
    const other: Desk = { ...world.desk, key: sealKey('another secret of the desk, thirty-two characters') }
    expect(gatewaySessionOf(other, await row())).toBeNull()
    const gate = await grantFor(other, cookie, 'signed_in', 'request-1')
    expect(gate).toEqual({ ok: false, refusal: { kind: 'refused', code: 'SessionExpired' } })
  })
})

describe('the token that is kept with a session', () => {
  async function keep(secondsLeft: number, sealedOf: string) {
    const stored = {
      token: new Secret('a token'),
      dueAt: nowPlus(secondsLeft),
      sealedGatewaySession: sealedOf,
    }
    const kept = refOf(await row())
    await keepToken(world.desk, kept, stored)
    return kept
  }

  test('is sealed, and good until it is due', async () => {
    const id = refOf(await row())
    const { sealed_gateway_session: sealed } = await row()
    expect(await sealedGatewaySession(world.desk, id)).toBe(sealed)
    await keep(300, sealed)
    expect((await row()).sealed_token).not.toContain('a token')
    expect((await keptToken(world.desk, id))?.reveal()).toBe('a token')
    world.pass(299.999)
    expect(await keptToken(world.desk, id)).not.toBeNull()
    world.pass(0.001)
    expect(await keptToken(world.desk, id)).toBeNull()
  })

  test('is not kept for another gateway session than it was exchanged for', async () => {
    const id = await keep(300, 'that of before a renewal')
    expect(await keptToken(world.desk, id)).toBeNull()
    expect((await row()).token_due_at).toBeNull()
  })

  test('is none for a session that is unknown or has ended, nor one that cannot be opened', async () => {
    const id = await keep(300, (await row()).sealed_gateway_session)
    const other: Desk = { ...world.desk, key: sealKey('another secret of the desk, thirty-two characters') }
    expect(await keptToken(other, id)).toBeNull()
    await endSessionRow(world.desk, await row())
    expect(await keptToken(world.desk, id)).toBeNull()
    const unknown = { ...id, sessionId: '00000000-0000-4000-8000-000000000000' }
    expect(await keptToken(world.desk, unknown)).toBeNull()
    expect(await sealedGatewaySession(world.desk, unknown)).toBe('')
  })
})

/** A desk whose gateway gives these answers, one per call. */
function answering(...answers: CallOutcome<unknown>[]) {
  const calls: [string, unknown, unknown][] = []
  const call = (id: string, input: unknown, options: unknown) => {
    calls.push([id, input, options])
    const answer = answers.shift()
    if (!answer) throw new Error(`no answer for ${id}`)
    return Promise.resolve(answer)
  }
  const desk = { ...world.desk, gateway: { ...world.desk.gateway, call } } as unknown as Desk
  return { desk, calls }
}

const refused = (code: string, httpStatus = 400): CallOutcome<unknown> => ({
  kind: 'refused',
  code,
  message: 'No',
  httpStatus,
})
const silent: CallOutcome<unknown> = { kind: 'unknown', reason: 'unreachable', sent: false }

describe('a token of v3', () => {
  let grant: AnyGrant
  beforeEach(async () => {
    grant = await world.grant(cookie, 'signed_in')
  })

  const withToken = (desk: Desk): Desk => ({
    ...desk,
    settings: { ...desk.settings, v3Tokens: { production: null, sandbox: 'configured' } },
  })

  test('is asked for by the session, and kept until a minute before its end, five minutes at most', async () => {
    for (const [expires_in, seconds] of [
      [3600, 300],
      [200, 140],
    ] as const) {
      cookie = await world.signIn(office)
      grant = await world.grant(cookie, 'signed_in')
      const { desk, calls } = answering({ kind: 'ok', data: { access_token: 'issued', expires_in } })
      expect(await tokenFor(desk, grant)).toMatchObject({ kind: 'ok', origin: 'exchanged' })
      expect((await row()).token_due_at).toEqual(nowPlus(seconds))
      const [[id, input, options] = []] = calls
      const { officeId, requestId } = grant
      const session = grant.gatewaySession.reveal()
      // The secret is sent in the body, so it is named as a text that an answer must not repeat.
      expect([id, options]).toEqual([
        'token.issue',
        { environment: 'sandbox', officeId, sessionId: null, requestId, secrets: [session] },
      ])
      expect(input).toMatchObject({ subject_token: session })
    }
  })

  test('that was refused is exchanged again', async () => {
    const issued = (access_token: string) => ({
      kind: 'ok' as const,
      data: { access_token, expires_in: 3600 },
    })
    const { desk, calls } = answering(issued('first'), issued('second'))
    const first = await tokenFor(desk, grant)
    if (first.kind !== 'ok') throw new Error('no token')
    const again = await tokenFor(desk, grant)
    expect(again.kind === 'ok' && again.token.reveal()).toBe('first')
    const second = await tokenFor(desk, grant, first.token)
    expect(second.kind === 'ok' && second.token.reveal()).toBe('second')
    expect(calls).toHaveLength(2)
  })

  test.each([
    'unsupported_grant_type',
    'unauthorized_client',
    'invalid_client',
    'invalid_scope',
    'invalid_target',
  ])('is the configured one where the service does not exchange: %s', async (code) => {
    const { desk, calls } = answering(refused(code))
    expect(await tokenFor(withToken(desk), grant)).toMatchObject({ kind: 'ok', origin: 'configured' })
    expect(calls).toHaveLength(1)
  })

  test.each(['invalid_request', 'invalid_grant'])(
    'is the configured one where the service cannot read the question, and the session lives: %s',
    async (code) => {
      const { desk, calls } = answering(refused(code), { kind: 'ok', data: {} })
      expect(await tokenFor(withToken(desk), grant)).toMatchObject({ kind: 'ok', origin: 'configured' })
      expect(calls.map(([id]) => id)).toEqual(['token.issue', 'activity.config'])
      expect(calls[1]?.[2]).toMatchObject({ sessionId: grant.gatewaySession.reveal() })
    },
  )

  test('is none where the session is lost, the service silent, or the refusal another', async () => {
    const cases: [CallOutcome<unknown>[], object][] = [
      [[refused('invalid_grant'), refused('unauthorized', 401)], { code: 'unauthorized' }],
      [[silent], { kind: 'unknown' }],
      [[refused('slow_down', 429)], { code: 'slow_down' }],
    ]
    for (const [answers, outcome] of cases) {
      const { desk } = answering(...answers)
      expect(await tokenFor(withToken(desk), grant)).toMatchObject({ kind: 'failed', outcome })
    }
  })

  test('is not asked for during five minutes where there is no endpoint, and none is configured: it says what to set', async () => {
    const { desk, calls } = answering(refused('NotFound', 404), refused('NotFound', 404))
    const failed = { kind: 'failed', outcome: { code: 'NoV3Token', httpStatus: 501 } }
    expect(await tokenFor(desk, grant)).toMatchObject(failed)
    world.pass(299.999)
    expect(await tokenFor(desk, grant)).toMatchObject(failed)
    expect(calls).toHaveLength(1)
    world.pass(0.001)
    expect(await tokenFor(desk, grant)).toMatchObject(failed)
    expect(calls).toHaveLength(2)
  })
})

describe('a gateway that does not answer', () => {
  const visitor = { address: 'test', requestId: 'request-of-a-test', previousCookie: null }

  test('is no failure of the person, at a sign-in or a renewal (6.3.1)', async () => {
    const person = office.users.find(({ role }) => role === 'agent')
    const secret = person?.accountUuid ?? ''
    const typed = {
      environment: 'sandbox',
      office: office.officeId,
      user: person?.userName ?? '',
      secret,
    } as const
    const unavailable = { ok: false, code: 'Unavailable' }
    for (let count = 0; count < 6; count += 1) {
      expect(await signIn(answering(silent).desk, typed, visitor)).toEqual(unavailable)
      expect(await renew(answering(silent).desk, cookie, secret, visitor)).toEqual(unavailable)
    }
    expect(await signIn(world.desk, typed, visitor)).toMatchObject({ ok: true })
    expect(await renew(world.desk, cookie, secret, visitor)).toMatchObject({ ok: true })
  })

  test('leaves the old gateway session alone; a renewal ends it (7.2.4)', async () => {
    const secret = office.users.find(({ role }) => role === 'agent')?.accountUuid ?? ''
    const { gatewaySession } = await world.grant(cookie, 'signed_in')
    const lives = async () =>
      (await world.gateway.call('session.info', { SessionId: gatewaySession.reveal() })).body['Success']
    await renew(answering(silent).desk, cookie, secret, visitor)
    expect(await lives()).toBe(true)
    expect(await renew(world.desk, cookie, secret, visitor)).toMatchObject({ ok: true })
    expect(await lives()).toBe(false)
  })
})

describe('a gateway session', () => {
  const credentials = { environment: 'sandbox', office: 'Aurora', user: 'maya', secret: 'x' } as const
  const opened: CallOutcome<unknown> = { kind: 'ok', data: { SessionId: 'the SessionId' } }
  const open = ({ desk }: { desk: Desk }) =>
    openGatewaySession(desk, credentials, { requestId: 'r', forwardedFor: 'x' })

  test('is refused with the code of the gateway, or not to be had', async () => {
    expect(await open(answering(refused('Err0101003')))).toEqual({ kind: 'refused', code: 'Err0101003' })
    expect(await open(answering(silent))).toEqual({ kind: 'unavailable' })
    expect(await open(answering(opened, silent))).toEqual({ kind: 'unavailable' })
  })

  test('is of whom the gateway says, or of what was typed where it does not say', async () => {
    const info = {
      OfficeId: 'AUR-1001-SANDBOX',
      OfficeName: 'Aurora Travel',
      UserName: 'maya',
      DisplayName: 'Maya',
      Role: 'admin',
      Permissions: ['air_book'],
    }
    const answers = answering(opened, { kind: 'ok', data: info })
    expect(await open(answers)).toMatchObject({
      kind: 'ok',
      identity: {
        officeId: 'AUR-1001-SANDBOX',
        officeName: 'Aurora Travel',
        userName: 'maya',
        displayName: 'Maya',
        role: 'admin',
        permissions: ['air_book'],
      },
    })
    expect(answers.calls[1]).toMatchObject(['session.info', {}, { sessionId: 'the SessionId' }])
    expect(await open(answering(opened, refused('NotFound', 404)))).toMatchObject({
      kind: 'ok',
      identity: {
        officeId: 'Aurora',
        officeName: 'Aurora',
        userName: 'maya',
        displayName: 'maya',
        role: 'agent',
        permissions: null,
      },
    })
  })
})
