import { describe, expect, test } from 'vitest'
import { gateFailure } from '../../../server/session/gate.ts'
import { outcomeFailure } from '../../../server/gateway-client/outcome-failure.ts'

const refused = (code: string, retryAfterSeconds?: number) =>
  outcomeFailure({
    kind: 'refused',
    code,
    message: 'A sentence.',
    httpStatus: 200,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  })

describe('what a failed call is to the browser', () => {
  test.each([
    ['Err0101001', 401],
    ['Err0101002', 401],
    ['unauthorized', 401],
    ['Err0101006', 403],
    ['insufficient_scope', 403],
    ['Err0103003', 404],
    ['NotFound', 404],
    ['RateLimit', 429],
    ['rate_limited', 429],
    ['Err0106001', 422],
    ['TokenRefused', 422],
  ])('%s is %i', async (code, status) => {
    const response = refused(code)
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(await response.json()).toMatchObject({ code })
  })

  test('says when to try again, if the service said so', () => {
    expect(refused('RateLimit', 7).headers.get('retry-after')).toBe('7')
    expect(refused('RateLimit').headers.get('retry-after')).toBeNull()
  })

  test('an unknown outcome is 504 after a time limit, else 502, and its cause stays here', async () => {
    const late = outcomeFailure({ kind: 'unknown', reason: 'timeout', sent: true })
    expect([late.status, await late.json()]).toMatchObject([504, { code: 'Timeout' }])
    for (const reason of ['unreachable', 'circuit-open'] as const) {
      const response = outcomeFailure({ kind: 'unknown', reason, sent: false })
      expect([response.status, await response.json()]).toMatchObject([502, { code: 'ServiceAway' }])
    }
    for (const reason of ['lost', 'malformed', 'server-error', 'operation-rests'] as const) {
      const response = outcomeFailure({ kind: 'unknown', reason, sent: reason !== 'operation-rests' })
      expect([response.status, await response.json()]).toMatchObject([502, { code: 'Unavailable' }])
    }
  })
})

test.each([
  ['SignedOut', 401, null],
  ['SessionExpired', 401, null],
  ['NotPermitted', 403, null],
  ['RecordsAway', 503, expect.stringMatching(/^\d+$/) as string],
] as const)('the gate says %s with %i', (code, status, retryAfter) => {
  const response = gateFailure({ kind: 'refused', code })
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter])
})
