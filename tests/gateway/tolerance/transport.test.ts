import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchBody } from '../../setup/air.ts'
import { expectDescribed } from '../../setup/documents.ts'
import { PRODUCTION, SANDBOX, type TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/**
 * Existing clients keep using their own paths, bodies, content types and hosts (gaps 3-5, 16, 18-20, 23-25,
 * 54-59, 70-72).
 */
let gateway: TestGateway
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  SessionId = await gateway.signIn(await gateway.mint({ balance: '90000.00' }))
})
afterAll(() => gateway.close())

const post = async (path: string, body: string, headers: Record<string, string> = {}, base = SANDBOX) => {
  const response = await gateway.send(path, { method: 'POST', body, headers, base })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

describe('transport', () => {
  it.each(['/Wallet/Balance', '/wallet/balance/', '/api/Wallet/Balance', '/Rest/wallet/Balance/'])(
    'answers %s',
    async (path) => {
      const answer = await post(path, JSON.stringify({ SessionId }))
      expect(answer.body).toMatchObject({ Success: true, Currency: 'USD', Error: null })
    },
  )

  it('reads JSON whatever the content type says, and keys in any case', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await post('/Wallet/Balance', JSON.stringify({ sessionid: SessionId }), headers)
    expect(answer.body['Success']).toBe(true)
  })

  it('takes an empty body for {}: the session is missing, not the JSON', async () => {
    const answer = await post('/Wallet/Balance', '')
    expect(answer.body['Error']).toMatchObject({ Id: 'Err0101001', Message: 'Invalid SessionID' })
  })

  it.each(['{"SessionId":', '[]', '"text"'])('refuses the body %s with 400 and an envelope', async (body) => {
    const answer = await post('/Wallet/Balance', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ Success: false, Error: { Id: 'Err0106001' } })
    expectDescribed('wallet.balance', answer)
  })

  it('answers 404 and 405 in the envelope', async () => {
    const none = await post('/Air/AirNothing', '{}')
    expect([none.status, none.body['Error']]).toMatchObject([404, { Id: 'NotFound' }])
    const verb = await gateway.send('/Air/AirBook')
    expect([verb.status, verb.headers.get('allow'), await verb.json()]).toMatchObject([
      405,
      'POST',
      { Success: false, Error: { Id: 'MethodNotAllowed' } },
    ])
  })

  it('answers 421 on a host that names no environment', async () => {
    const answer = await post(
      '/Wallet/Balance',
      '{}',
      { host: 'elsewhere.example' },
      'http://elsewhere.example',
    )
    expect(answer.status).toBe(421)
  })

  it('still honours the deprecated sandbox selection, and says that it is deprecated', async () => {
    const answer = await post('/Wallet/Balance?sandbox=1', JSON.stringify({ SessionId }), {}, PRODUCTION)
    expect(answer.body['Success']).toBe(true)
    expect(answer.headers.get('deprecation')).toBe('true')
    const header = await post(
      '/Wallet/Balance',
      JSON.stringify({ SessionId }),
      { 'x-sandbox': 'true' },
      PRODUCTION,
    )
    expect(header.body['Success']).toBe(true)
  })

  it('compresses when asked, and answers plainly otherwise', async () => {
    const body = JSON.stringify({ SessionId, ...searchBody([['LHR', 'AMS', '2026-12-20']]) })
    const zipped = await gateway.send('/Air/AirLowFareSearch', {
      method: 'POST',
      body,
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    const plain = await gateway.send('/Air/AirLowFareSearch', { method: 'POST', body })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })
})
