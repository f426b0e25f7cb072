import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OperationSpec } from '../../../../contract/operation.ts'
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
    [commit, 'lost', 'both'],
    [lookUp, 'timeout', 'both'],
    [commit, 'timeout', 'both'],
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

  const here = { environment: 'sandbox' } as const
  const call = (outcome: CallOutcome<unknown>) => guard(here, balance, () => Promise.resolve(outcome))
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
    const first = guard(here, balance, () => probe.promise)
    let sent = 0
    const second = guard(here, balance, () => {
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
    pass(29_999)
    await fail(1)
    expect(await call(up)).toEqual(open)
  })

  test('an answer between them proves that the gateway is there', async () => {
    await fail(4)
    expect(await call(up)).toEqual(up)
    await fail(4)
    expect(await call(up)).toEqual(up)
  })

  test('five failures that are further apart than 30 s open nothing', async () => {
    await fail(4)
    pass(30_000)
    await fail(1)
    expect(await call(up)).toEqual(up)
  })
})

describe('failures of one office or one operation', () => {
  const [balance, info, order] = ['wallet.balance', 'session.info', 'air.book'].map((id) =>
    operationOf(id as 'wallet.balance'),
  ) as [OperationSpec, OperationSpec, OperationSpec]
  const late: CallOutcome<never> = { kind: 'unknown', reason: 'timeout', sent: true }
  const cut: CallOutcome<never> = { kind: 'unknown', reason: 'lost', sent: true }
  const broken: CallOutcome<never> = { kind: 'unknown', reason: 'server-error', sent: true }
  const up: CallOutcome<string> = { kind: 'ok', data: 'there' }
  const rests = { kind: 'unknown', reason: 'operation-rests', sent: false }
  const open = { kind: 'unknown', reason: 'circuit-open', sent: false }

  function desk() {
    const guard = gatewayCircuits({ now: () => new Date('2026-11-20T09:00:00Z') })
    return (officeId: string | undefined, op: OperationSpec, outcome: CallOutcome<unknown>) =>
      guard({ environment: 'sandbox', officeId }, op, () => Promise.resolve(outcome))
  }

  test.each([late, cut, broken])('rest the operation for that office alone: $reason', async (failure) => {
    const call = desk()
    for (let time = 0; time < 5; time += 1) expect(await call('one', balance, failure)).toEqual(failure)
    expect(await call('one', balance, up)).toEqual(rests)
    expect(await call('two', balance, up)).toEqual(up)
    expect(await call('one', info, up)).toEqual(up)
    expect(await call(undefined, balance, up)).toEqual(up)
  })

  test('put nobody away while the gateway answers others', async () => {
    const call = desk()
    for (let time = 0; time < 20; time += 1) {
      await call('one', time % 2 ? balance : info, late)
      await call('two', order, time % 2 ? up : broken)
    }
    expect(await call('three', balance, up)).toEqual(up)
    expect(await call('three', order, up)).toEqual(up)
  })

  test('mean that the gateway is away where it answers nobody', async () => {
    const call = desk()
    for (let time = 0; time < 5; time += 1) await call(`office ${time}`, time % 2 ? balance : info, late)
    expect(await call('another', order, up)).toEqual(open)
  })

  test('do not, where they are of one operation', async () => {
    const call = desk()
    for (let time = 0; time < 9; time += 1) await call(`office ${time}`, balance, cut)
    expect(await call('another', order, up)).toEqual(up)
  })
})

test('a probe that the operation itself keeps from being sent does not find the gateway again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') })
  const guard = gatewayCircuits({ now: () => new Date() })
  const [balance, info] = [operationOf('wallet.balance'), operationOf('session.info')]
  const call = (op: OperationSpec, outcome: CallOutcome<unknown>) =>
    guard({ environment: 'sandbox', officeId: 'one' }, op, () => Promise.resolve(outcome))
  const late: CallOutcome<never> = { kind: 'unknown', reason: 'timeout', sent: true }
  // The circuit of the gateway opens first, that of `balance` three seconds later with a call under way.
  const slow = Promise.withResolvers<CallOutcome<unknown>>()
  const underWay = guard({ environment: 'sandbox', officeId: 'one' }, balance, () => slow.promise)
  for (let time = 0; time < 4; time += 1) await call(balance, late)
  await call(info, late)
  vi.setSystemTime(Date.now() + 3_000)
  slow.resolve(late)
  await underWay
  vi.setSystemTime(Date.now() + 2_000)
  expect(await call(balance, late)).toMatchObject({ reason: 'operation-rests' })
  expect(await call(info, { kind: 'ok', data: 'there' })).toMatchObject({ reason: 'circuit-open' })
  vi.useRealTimers()
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
