import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCESS_TOKEN_TYPE, SESSION_TOKEN_TYPE, TOKEN_EXCHANGE } from '../../../contract/v3/scopes.ts'
import { authenticateToken } from '../../../gateway/domain/session/authenticate-token.ts'
import { purge } from '../../../gateway/store/purge.ts'
import { expectDescribed } from '../../setup/documents.ts'
import { PRODUCTION, SANDBOX, type MintedOffice, type TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ signInLimit: 3 })
})
afterAll(() => gateway.close())

const all = 'flights:read flights:write hotels:read activities:read'

const exchange = (SessionId: string, more: Record<string, string> = {}) =>
  gateway.call('token.issue', {
    grant_type: TOKEN_EXCHANGE,
    subject_token: SessionId,
    subject_token_type: SESSION_TOKEN_TYPE,
    ...more,
  })

const proves = async (token: unknown, environment: 'sandbox' | 'production' = 'sandbox') =>
  (await authenticateToken(gateway.services, { token: String(token), environment, requestId: 'test' })) !==
  null

function clientOf(office: MintedOffice, role = 'agent') {
  const person = office.users.find((user) => user.role === role)
  return { id: `${office.officeId}:${person?.userName}`, secret: person?.accountUuid ?? '' }
}

const post = (path: string, body: string, headers: Record<string, string> = {}, base = SANDBOX) =>
  gateway.send(path, { method: 'POST', body, headers, base })

describe('client credentials', () => {
  it('answer a bearer token of an hour with the scopes of the role', async () => {
    const office = await gateway.mint({
      users: [
        { userName: 'ada', role: 'agent' },
        { userName: 'vera', role: 'viewer' },
      ],
    })
    const { id, secret } = clientOf(office)
    const wanted = { grant_type: 'client_credentials', client_id: id, client_secret: secret }
    const answer = await gateway.call('token.issue', wanted)
    expect(answer.body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: all })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const viewer = clientOf(office, 'viewer')
    const read = await gateway.call('token.issue', {
      ...wanted,
      client_id: viewer.id,
      client_secret: viewer.secret,
    })
    expect(read.body['scope']).toBe('flights:read hotels:read activities:read')
    const narrow = await gateway.call('token.issue', { ...wanted, scope: 'hotels:read' })
    expect(narrow.body['scope']).toBe('hotels:read')
  })

  it('may come as a form or in the Authorization header, and never twice', async () => {
    const { id, secret } = clientOf(await gateway.mint())
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: secret,
    })
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post('/v3/oauth/token', String(form), type)).status).toBe(200)
    const pair = Buffer.from(`${encodeURIComponent(id)}:${secret}`).toString('base64')
    const basic = { ...type, authorization: `Basic ${pair}` }
    expect((await post('/v3/oauth/token', 'grant_type=client_credentials', basic)).status).toBe(200)
    for (const body of [`${form}&scope=a&scope=b`, '[]']) {
      const answer = await post('/v3/oauth/token', body, type)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ error: 'invalid_request' })
    }
    expect((await post('/v3/oauth/token', String(form), basic)).status).toBe(400)
  })

  it('of the other environment are no client, and say how to prove one', async () => {
    const { id, secret } = clientOf(await gateway.mint())
    const wanted = { grant_type: 'client_credentials', client_id: id, client_secret: secret }
    const answer = await gateway.call('token.issue', wanted, PRODUCTION)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toContain('Basic')
    expect(answer.body['error']).toBe('invalid_client')
  })

  it('are guessed no faster than at CreateSession: failures count together', async () => {
    const office = await gateway.mint()
    const { id, secret } = clientOf(office)
    const wanted = { grant_type: 'client_credentials', client_id: id, client_secret: 'guessed' }
    const [userName] = [id.slice(id.indexOf(':') + 1)]
    await gateway.call('token.issue', wanted)
    await gateway.call('token.issue', wanted)
    const password = 'A'.repeat(128)
    await gateway.call('session.create', {
      OfficeId: office.officeId,
      UserName: userName,
      Password: password,
    })
    const refused = await gateway.call('token.issue', { ...wanted, client_secret: secret })
    expect(refused.status).toBe(429)
    expectDescribed('token.issue', refused)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('an exchange of a session', () => {
  it('answers a token with its type, under either name of the session', async () => {
    const SessionId = await gateway.signIn(await gateway.mint())
    const answer = await exchange(SessionId)
    expect(answer.body).toMatchObject({ issued_token_type: ACCESS_TOKEN_TYPE, expires_in: 3600, scope: all })
    const other = await exchange(SessionId, { subject_token_type: ACCESS_TOKEN_TYPE, scope: 'hotels:read' })
    expect(other.body['scope']).toBe('hotels:read')
    expect(await proves(answer.body['access_token'])).toBe(true)
  })

  it('needs a session that lives here', async () => {
    const office = await gateway.mint()
    const SessionId = await gateway.signIn(office)
    const elsewhere = await gateway.call(
      'token.issue',
      { grant_type: TOKEN_EXCHANGE, subject_token: SessionId, subject_token_type: SESSION_TOKEN_TYPE },
      PRODUCTION,
    )
    expect(elsewhere.body).toMatchObject({ error: 'invalid_request' })
    gateway.clock.advanceSeconds(15 * 60 + 1)
    const answer = await exchange(SessionId)
    expect(answer.status).toBe(400)
    expect(answer.body['error_description']).toContain('Err0101002')
  })

  it('renews the session as any call does, and ends with it', async () => {
    const SessionId = await gateway.signIn(await gateway.mint())
    gateway.clock.advanceSeconds(10 * 60)
    const { body } = await exchange(SessionId)
    gateway.clock.advanceSeconds(10 * 60)
    await gateway.mustCall('session.info', { SessionId })
    expect(await proves(body['access_token'])).toBe(true)
    await gateway.mustCall('session.end', { SessionId })
    expect(await proves(body['access_token'])).toBe(false)
  })
})

describe('a token', () => {
  it('is good for an hour of real time, in its environment, until it is revoked', async () => {
    const office = await gateway.mint()
    const token = await gateway.token(office)
    expect(await proves(token, 'production')).toBe(false)
    gateway.clock.advanceSeconds(3599)
    expect(await proves(token)).toBe(true)
    gateway.clock.advanceSeconds(1)
    expect(await proves(token)).toBe(false)
    const next = await gateway.token(office)
    await gateway.call('token.revoke', { token: next }, PRODUCTION)
    expect(await proves(next)).toBe(true)
    const revoked = await post('/v3/oauth/revoke', new URLSearchParams({ token: next }).toString())
    expect(revoked.status).toBe(200)
    expect(await proves(next)).toBe(false)
    expect((await gateway.call('token.revoke', { token: 'never issued' })).status).toBe(200)
  })

  it('is not in the store, and leaves it a day after its time', async () => {
    const token = await gateway.token(await gateway.mint())
    const rows = await gateway.services.db.selectFrom('token').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
    gateway.clock.advanceSeconds(86_400 + 3601)
    await purge(gateway.services.db, gateway.clock)
    expect(await gateway.services.db.selectFrom('token').select('token_key').execute()).toEqual([])
  })
})

it('assumed operations can be switched off', async () => {
  const strict = await openGateway({ assumed: false })
  try {
    const answer = await strict.send('/v3/oauth/token', { method: 'POST', body: '{}' })
    expect(answer.status).toBe(404)
  } finally {
    await strict.close()
  }
})
