import { describe, expect, test, vi } from 'vitest'
import { gatewayClient } from '../../../server/gateway-client/client.ts'
import type { Fetch } from '../../../server/gateway-client/send.ts'

type Step = (init: RequestInit) => Promise<Response>

const json =
  (body: unknown, status = 200): Step =>
  () =>
    Promise.resolve(Response.json(body, { status }))
const lost: Step = () =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) }))
/** Answers as a connection does: a request whose reader has left is broken off. */
const unlessLeft =
  (step: Step): Step =>
  (init) =>
    init.signal?.aborted ? Promise.reject(init.signal.reason as Error) : step(init)

/** Never answers, until the caller gives up. */
const silent: Step = ({ signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })

/** A client whose gateway takes these steps, the last one for good. */
function client(...steps: Step[]) {
  let calls = 0
  const fetch: Fetch = (_, init) => {
    const step = steps[Math.min(calls, steps.length - 1)]
    calls += 1
    if (!step) throw new Error('no step')
    return step(init)
  }
  const bases = { sandbox: 'http://gateway', production: 'http://gateway' }
  const clock = { now: () => new Date('2026-11-20T09:00:00Z') }
  const made = gatewayClient({ bases, v3Bases: bases, clock, fetch, retryDelay: () => 0 })
  const options = { environment: 'sandbox', sessionId: 'a session', requestId: 'a request' } as const
  return {
    balance: (signal?: AbortSignal) =>
      made.call('wallet.balance', {}, signal ? { ...options, signal } : options),
    cancel: (signal?: AbortSignal) =>
      made.call('air.cancel', { UniqueId: 'P1' }, signal ? { ...options, signal } : options),
    search: () => made.open('air.low-fare-search-incremental', {}, options),
    calls: () => calls,
  }
}

const refusal = { Success: false, Error: { Id: 'Err0103003', Message: 'No.' } }
const left = AbortSignal.abort()

describe('a commit', () => {
  test.each([
    ['lost', lost],
    ['a 502', json({}, 502)],
    ['malformed', json({ Success: true })],
  ])('%s is sent once, and its outcome is unknown', async (_, step) => {
    const { cancel, calls } = client(step)
    expect(await cancel()).toMatchObject({ kind: 'unknown', sent: true })
    expect(calls()).toBe(1)
  })

  test('is awaited although its reader has left', async () => {
    expect(await client(unlessLeft(json(refusal))).cancel(left)).toMatchObject({ code: 'Err0103003' })
  })

  test('is refused by a refusal alone: not by a 404 page, nor by a 500 that looks like one', async () => {
    expect(await client(json(refusal, 400)).cancel()).toMatchObject({ kind: 'refused', httpStatus: 400 })
    expect(await client(json({ no: 'page' }, 404)).cancel()).toMatchObject({ kind: 'unknown' })
    expect(await client(json(refusal, 500)).cancel()).toMatchObject({ kind: 'unknown' })
    const internal = { Success: false, Error: { Id: 'InternalError', Message: '' } }
    expect(await client(json(internal)).cancel()).toMatchObject({ kind: 'unknown' })
  })
})

describe('a read', () => {
  test('is tried three times at most after trouble', async () => {
    const { balance, calls } = client(lost)
    expect(await balance()).toMatchObject({ kind: 'unknown', reason: 'lost' })
    expect(calls()).toBe(3)
  })

  test('is not tried again after a refusal', async () => {
    const { balance, calls } = client(json(refusal))
    expect(await balance()).toMatchObject({ kind: 'refused' })
    expect(calls()).toBe(1)
  })

  test('ends with its reader, and is not tried again', async () => {
    const { balance, calls } = client(unlessLeft(json(refusal)))
    expect(await balance(left)).toMatchObject({ kind: 'unknown', reason: 'aborted' })
    expect(calls()).toBe(1)
  })

  test('that took too long is not tried again: the agent has waited long enough', async () => {
    vi.useFakeTimers()
    const { balance, calls } = client(silent)
    const outcome = balance()
    await vi.advanceTimersByTimeAsync(5_001)
    expect(await outcome).toMatchObject({ kind: 'unknown', reason: 'timeout' })
    expect(calls()).toBe(1)
    vi.useRealTimers()
  })

  test('of a service without the operation is refused as not found', async () => {
    expect(await client(json({ no: 'page' }, 404)).balance()).toMatchObject({ code: 'NotFound' })
  })
})

describe('a stream', () => {
  test('whose answer never began is opened again', async () => {
    const { search, calls } = client(lost, json({}, 502), json({}))
    expect(await search()).toMatchObject({ kind: 'ok' })
    expect(calls()).toBe(3)
  })

  test('that began is passed on as it is', async () => {
    const cut = () => Promise.resolve(new Response(broken()))
    const { search, calls } = client(cut, json({}))
    const opened = await search()
    if (opened.kind !== 'ok') throw new Error(opened.kind)
    await expect(opened.data.text()).rejects.toThrow('cut')
    expect(calls()).toBe(1)
  })
})

function broken(): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.error(new Error('cut')) })
}
