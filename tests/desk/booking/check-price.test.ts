import { afterEach, expect, test, vi } from 'vitest'
import { priceCheck, readCheck } from '../../../components/booking/book/price-check.ts'

afterEach(() => vi.unstubAllGlobals())

const checkPrice = (code: string) => priceCheck('air', () => readCheck('air', { FareSourceCode: code }))

/** Sets the next answer of the desk. */
function answers(status: number, body: unknown) {
  const fetchStub = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(Response.json(body, { status })),
  )
  vi.stubGlobal('fetch', fetchStub)
  return fetchStub
}

test('a priced fare comes with the time and money it counts by', async () => {
  const priced = { itinerary: {}, checkedAt: '2026-11-20T09:00:00.000Z', spendableCents: 5 }
  const fetchStub = answers(200, priced)
  expect(await checkPrice('0123')).toEqual({ kind: 'priced', ...priced })
  const [url, init] = fetchStub.mock.calls[0] ?? []
  expect(url).toBe('/api/offers/check/air')
  expect(JSON.parse(init?.body as string)).toEqual({ FareSourceCode: '0123' })
})

test.each([
  [401, { code: 'Err0101002', message: '' }, { kind: 'session' }],
  [401, { code: 'SessionExpired', message: '' }, { kind: 'session' }],
  [422, { code: 'Err0102003', message: 'Fare expired' }, { kind: 'gone', code: 'Err0102003' }],
  [422, { code: 'Err0102005', message: 'Sold out' }, { kind: 'gone', code: 'Err0102005' }],
  [403, { code: 'NotPermitted', message: '' }, { kind: 'failed', message: 'Permission denied' }],
  [502, { code: 'Unavailable', message: 'No answer.' }, { kind: 'failed', message: 'No answer.' }],
])('an answer %i %o is read as %o', async (status, body, outcome) => {
  answers(status, body)
  expect(await checkPrice('0123')).toEqual(outcome)
})

test('a desk that does not answer is no answer, not an exception', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  expect(await checkPrice('0123')).toMatchObject({ kind: 'failed' })
})
