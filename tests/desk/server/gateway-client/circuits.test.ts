import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { operationOf } from '../../../../contract/registry.ts'
import { blameOf, gatewayCircuits, type Guard } from '../../../../server/gateway-client/circuits.ts'
import type { CallOutcome } from '../../../../server/gateway-client/outcome.ts'
import { openWorld, type Trouble } from '../world.ts'

describe('what a failed call speaks against', () => {
  const lookUp = operationOf('wallet.balance')
  const search = operationOf('hotel.search')
  const commit = operationOf('air.book')

  test.each([
    [lookUp, 'unreachable', 'gateway'],
    [commit, 'lost', 'gateway'],
    [lookUp, 'timeout', 'gateway'],
    [commit, 'timeout', 'gateway'],
    [search, 'timeout', 'operation'],
    [search, 'server-error', 'operation'],
    [commit, 'server-error', 'operation'],
    [lookUp, 'malformed', null],
    [search, 'aborted', null],
    [search, 'circuit-open', null],
    [search, 'operation-rests', null],
  ] as const)('$0.id, $1: $2', (op, reason, blame) => {
    expect(blameOf(op, reason)).toBe(blame)
  })
})

describe('a circuit that was open for five seconds', () => {
  const balance = operationOf('wallet.balance')
  const down: CallOutcome<never> = { kind: 'unknown', reason: 'unreachable', sent: false }
  const up: CallOutcome<string> = { kind: 'ok', data: 'there' }
  const open = { kind: 'unknown', reason: 'circuit-open', sent: false }
  let guard: Guard
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') })
    guard = gatewayCircuits({ now: () => new Date() })
  })
  afterEach(() => vi.useRealTimers())

  const call = (outcome: CallOutcome<unknown>) => guard('sandbox', balance, () => Promise.resolve(outcome))
  const fail = async (times: number) => {
    for (let time = 0; time < times; time += 1) expect(await call(down)).toEqual(down)
  }
  const pass = (millis: number) => vi.setSystemTime(Date.now() + millis)

  test('lets one probe through, and opens again at once when that fails', async () => {
    await fail(5)
    pass(4_999)
    expect(await call(up)).toEqual(open)
    pass(1)
    await fail(1)
    expect(await call(up)).toEqual(open)
    // Longer ago than the failures that opened it, so that only the failed probe keeps it open.
    pass(4_999)
    expect(await call(up)).toEqual(open)
  })

  test('opens again for a failed probe though the first failures are out of the window', async () => {
    await fail(5)
    pass(31_000)
    await fail(1)
    expect(await call(up)).toEqual(open)
  })

  test('sends nothing else while the probe is under way', async () => {
    await fail(5)
    pass(5_000)
    const probe = Promise.withResolvers<CallOutcome<unknown>>()
    const first = guard('sandbox', balance, () => probe.promise)
    let sent = 0
    const second = guard('sandbox', balance, () => {
      sent += 1
      return Promise.resolve(up)
    })
    probe.resolve(down)
    expect([await first, await second, sent]).toEqual([down, open, 0])
  })

  test('closes when the probe succeeds, and forgets the failures before it', async () => {
    await fail(5)
    pass(5_000)
    expect(await call(up)).toEqual(up)
    await fail(4)
    expect(await call(up)).toEqual(up)
    await fail(1)
    expect(await call(up)).toEqual(open)
  })

  test('five failures that are further apart than 30 s open nothing', async () => {
    await fail(4)
    pass(30_000)
    await fail(1)
    expect(await call(up)).toEqual(up)
  })
})

/** A desk whose gateway fails `/Wallet/Balance` every time, and the outcomes of calls to it. */
async function inTrouble(
  trouble: Trouble,
  check: (here: {
    call: (id: 'wallet.balance' | 'session.info') => Promise<unknown>
    sent: () => number
  }) => Promise<void>,
) {
  const path = '/Wallet/Balance'
  const world = await openWorld()
  try {
    const grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
    world.trouble(path, ...Array.from({ length: 20 }, () => trouble))
    const options = {
      environment: 'sandbox' as const,
      sessionId: grant.gatewaySession.reveal(),
      requestId: 'request-of-a-test',
    }
    await check({ call: (id) => world.desk.gateway.call(id, {}, options), sent: () => world.calls(path) })
  } finally {
    await world.close()
  }
}

const rests = { kind: 'unknown', reason: 'circuit-open', sent: false }

test('five calls that reach nobody within 30 s open the circuit: nothing more is sent', async () => {
  await inTrouble('refuse-connection', async ({ call, sent }) => {
    expect(await call('wallet.balance')).toEqual({ kind: 'unknown', reason: 'unreachable', sent: false })
    expect(await call('wallet.balance')).toEqual(rests)
    expect(await call('wallet.balance')).toEqual(rests)
    expect(sent()).toBe(5)
    // If the gateway cannot be reached, other operations are not tried either.
    expect(await call('session.info')).toEqual(rests)
  })
})

test('five answers of 5xx by one operation rest that one alone', async () => {
  await inTrouble('server-error', async ({ call, sent }) => {
    expect(await call('wallet.balance')).toMatchObject({ reason: 'server-error' })
    const alone = { kind: 'unknown', reason: 'operation-rests', sent: false }
    expect(await call('wallet.balance')).toEqual(alone)
    expect(sent()).toBe(5)
    expect(await call('session.info')).toMatchObject({ kind: 'ok' })
  })
})
