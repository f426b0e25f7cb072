import { expect, test } from 'vitest'
import { activityConfig } from '../../../contract/activity/config.ts'
import { airBook } from '../../../contract/air/book.ts'
import { operationOf } from '../../../contract/registry.ts'
import { isFailed } from '../../../lib/studio/wire-call.ts'
import type { CallOptions } from '../../../server/gateway-client/client.ts'
import { wireRequest } from '../../../server/gateway-client/request.ts'
import { createWireLog } from '../../../server/gateway-client/wire-log.ts'

const OFFICE = 'sandbox:TST-ABCDEF'
const SESSION = 'session-of-a-test-1234567890'
let millis = Date.parse('2026-11-22T14:31:55Z')
const clock = { now: () => new Date(millis) }

const options = (changed: Partial<CallOptions> = {}): CallOptions => ({
  environment: 'sandbox',
  officeId: OFFICE,
  sessionId: SESSION,
  requestId: 'request-of-a-test',
  ...changed,
})

function logged(op = airBook as never, input: Readonly<Record<string, unknown>> = { FareSourceCode: '123' }) {
  const log = createWireLog(clock)
  const begin = (changed: Partial<CallOptions> = {}) =>
    log.begin(op, input, options(changed), 1, wireRequest('http://gateway', op, input, options(changed)))
  return { log, begin }
}

test('a call is kept with its request and answer, and says what it came to', () => {
  const { log, begin } = logged()
  const call = begin()
  expect(log.since(OFFICE, 0).calls).toMatchObject([
    { operation: 'air.book', path: '/Air/AirBook', status: null, ms: null, outcome: { tone: 'run' } },
  ])
  millis += 412
  const answer = { Success: true, UniqueId: 'PO0004131', Category: 10, Status: 10, Error: null }
  call?.answered(200, JSON.stringify(answer))
  call?.ended({ kind: 'ok', data: answer })
  const [line] = log.since(OFFICE, 0).calls
  expect(line).toMatchObject({
    status: 200,
    ms: 412,
    reference: 'PO0004131',
    outcome: { tone: 'ok', text: 'PO0004131 10/10' },
  })
  expect(log.detail(OFFICE, line?.id ?? 0)).toMatchObject({
    requestId: 'request-of-a-test',
    request: { text: '{"FareSourceCode":"123","SessionId":"$SESSION_ID"}', isCut: false },
    answer: { text: JSON.stringify(answer) },
  })
})

test.each([
  ['activity.create-booking', {}, { uuid: 'PA0001234' }, 'PA0001234'],
  ['activity.move-booking', { uuid: 'PA0001234', status: 'confirm' }, {}, 'PA0001234'],
  ['hotel.order', { UniqueId: 'PH0001234' }, { Category: 20, Status: 10 }, 'PH0001234'],
  ['air.booking-data', { ClientUniqueId: 'of-a-client' }, { UniqueId: 'PO0001234' }, 'PO0001234'],
  ['flight-order.create', {}, { id: 'ord_1234' }, 'ord_1234'],
  ['activity.product', { uuid: 'a-product' }, { uuid: 'a-product' }, null],
  ['hotel.order', { UniqueId: 'x'.repeat(81) }, {}, null],
] as const)('%s with %j and %j is about the booking %s', (id, input, data, reference) => {
  const { log, begin } = logged(operationOf(id) as never, input)
  begin()?.ended({ kind: 'ok', data })
  expect(log.since(OFFICE, 0).calls[0]?.reference).toBe(reference)
})

test('what a traveller answered is hidden where it is asked, and the choices are not', () => {
  const request = { options: { perBooking: [{ uuid: 'u', value: 'X9CANARY7' }], perPax: [] } }
  const { log, begin } = logged(operationOf('activity.create-booking') as never, request)
  begin()
  const offered = logged(operationOf('activity.product-type') as never, { uuid: 'u' })
  offered.begin()?.answered(200, '{"data":{"items":[{"label":"Hotel pickup","value":"pickup"}]}}')
  expect(log.detail(OFFICE, 1)?.request?.text).not.toContain('CANARY')
  expect(offered.log.detail(OFFICE, 1)?.answer?.text).toContain('"value":"pickup"')
})

test('production is not kept, nor a call of nobody', () => {
  const { log, begin } = logged()
  expect(begin({ environment: 'production', officeId: 'production:AUR-1001' })).toBeNull()
  const { officeId: _, ...nobody } = options()
  const request = wireRequest('http://gateway', airBook, {}, nobody)
  expect(log.begin(airBook, {}, nobody, 1, request)).toBeNull()
  expect(log.since('production:AUR-1001', 0).calls).toEqual([])
})

test('another office sees nothing of it', () => {
  const { log, begin } = logged()
  begin()
  const [mine] = log.since(OFFICE, 0).calls
  expect(log.since('sandbox:TST-OTHERS', 0).calls).toEqual([])
  expect(log.detail('sandbox:TST-OTHERS', mine?.id ?? 0)).toBeNull()
  expect(log.calls('sandbox:TST-OTHERS')).toEqual([])
})

test('the last 200 calls are kept, and a question gets only what has changed', () => {
  const { log, begin } = logged()
  const calls = Array.from({ length: 205 }, () => begin())
  const all = log.since(OFFICE, 0)
  expect([all.calls.length, all.calls[0]?.id, all.kept[0]]).toEqual([200, 6, 6])
  expect(log.since(OFFICE, all.seq).calls).toEqual([])
  calls[100]?.ended({ kind: 'refused', code: 'Err0102003', message: '', httpStatus: 200 })
  // One that was dropped meanwhile does not come back.
  calls[0]?.ended({ kind: 'ok', data: {} })
  const news = log.since(OFFICE, all.seq)
  expect(news.calls).toMatchObject([{ id: 101, outcome: { tone: 'bad', text: 'Err0102003' } }])
  expect(news.calls.every(isFailed)).toBe(true)
})

test('a stored fact that is read again is polling; a search and a commit that are repeated are none', () => {
  const polls = (id: Parameters<typeof operationOf>[0], input = {}) => {
    const { log, begin } = logged(operationOf(id) as never, input)
    begin()
    begin()
    return log.since(OFFICE, 0).calls.map((call) => call.polls)
  }
  expect(polls('wallet.balance')).toEqual([false, true])
  expect(polls('air.booking-data', { UniqueId: 'PO0001234' })).toEqual([false, true])
  expect(polls('air.low-fare-search')).toEqual([false, false])
  expect(polls('air.book')).toEqual([false, false])
})

test('polling pushes out no other call', () => {
  const { log, begin } = logged(operationOf('wallet.balance') as never, {})
  for (let count = 0; count < 300; count++) begin()
  const { kept } = log.since(OFFICE, 0)
  expect(kept).toHaveLength(200)
  expect(kept[0]).toBe(1)
})

test('a long body is cut, and its size is told', () => {
  const { log, begin } = logged()
  const text = JSON.stringify({ rows: Array.from({ length: 20_000 }, (_, at) => ({ at })) })
  begin()?.answered(200, text)
  const detail = log.detail(OFFICE, 1)
  expect(detail?.answer).toMatchObject({ bytes: text.length, isCut: true })
  expect(detail?.answer?.text.length).toBeLessThanOrEqual(64_010)
})

test('what all calls of an office weigh is bounded', () => {
  const { log, begin } = logged()
  const text = JSON.stringify('x'.repeat(60_000))
  for (let at = 0; at < 150; at++) begin()?.answered(200, text)
  const calls = log.calls(OFFICE)
  const characters = calls.reduce((sum, { answer }) => sum + (answer?.text.length ?? 0), 0)
  expect(characters).toBeLessThanOrEqual(4_000_000)
  expect(calls.length).toBeGreaterThan(50)
  expect(calls[0]?.id).toBe(150)
})

test('the SessionId of an address is masked', () => {
  const { log, begin } = logged(activityConfig as never, {})
  begin()
  expect(log.detail(OFFICE, 1)).toMatchObject({
    path: '/Activity/v2/config',
    query: [['SessionId', '$SESSION_ID']],
  })
})

test('a sign-in is never kept, and of a token exchange only that it happened', () => {
  const op = operationOf('token.issue')
  const input = { grant_type: 'exchange', subject_token: SESSION, subject_token_type: 'session' }
  const log = createWireLog(clock)
  const callOptions = options({ sessionId: null })
  const call = log.begin(op, input, callOptions, 1, wireRequest('http://gateway', op, input, callOptions))
  call?.answered(
    200,
    JSON.stringify({ access_token: 'tok-abcdefgh', token_type: 'Bearer', expires_in: 3600 }),
  )
  const logText = JSON.stringify(log.calls(OFFICE))
  for (const secret of [SESSION, 'tok-abcdefgh']) expect(logText).not.toContain(secret)
})

const stream = operationOf('air.low-fare-search-incremental')

async function streamed(chunks: string[], read: 'all' | 'leave' | 'broken') {
  const log = createWireLog(clock)
  const call = log.begin(stream, {}, options(), 1, wireRequest('http://gateway', stream, {}, options()))
  const left = [...chunks]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift()
      if (next !== undefined) controller.enqueue(new TextEncoder().encode(next))
      else if (read === 'broken') controller.error(new Error('broken'))
      else controller.close()
    },
  })
  const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  const followed = call?.following(response) ?? response
  expect(log.since(OFFICE, 0).calls).toMatchObject([{ status: 200, ms: null, outcome: { tone: 'run' } }])
  if (read === 'leave') {
    const reader = followed.body?.getReader()
    for (let at = 0; at < chunks.length; at++) await reader?.read()
    await reader?.cancel()
  } else await followed.text().catch(() => undefined)
  return log.detail(OFFICE, 1)
}

const [last = ''] = Object.entries(stream.events ?? {}).flatMap(([name, { terminal }]) =>
  terminal && name !== 'error' ? [name] : [],
)

test.each([
  [
    'a whole stream',
    ['event: x\ndata: {}\n\n', `event: ${last}\ndata: {}\n\n`],
    'all',
    'ok',
    `ended with ${last}`,
  ],
  [
    'one that is left at its last event',
    [`event: ${last}\ndata: {}\n\n`],
    'leave',
    'ok',
    `ended with ${last}`,
  ],
  ['one that ends with an error', ['event: error\ndata: {}\n\n'], 'all', 'bad', 'ended with error'],
  ['one that breaks', ['event: x\ndata: {}\n\n'], 'broken', 'bad', 'cut off'],
  ['one that nobody reads any more', ['event: x\ndata: {}\n\n'], 'leave', 'off', 'reader left'],
] as const)('%s is noted at its start and its end', async (_, chunks, read, tone, text) => {
  const detail = await streamed([...chunks], read)
  expect(detail).toMatchObject({ outcome: { tone, text }, answer: { bytes: chunks.join('').length } })
  expect(detail?.ms).not.toBeNull()
})
