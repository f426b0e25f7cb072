import { describe, expect, test } from 'vitest'
import { operationOf } from '../../../contract/registry.ts'
import { blameOf } from '../../../server/gateway-client/circuits.ts'
import { openWorld, type Trouble } from './world.ts'

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
  ] as const)('$0.id, $1: $2', (op, reason, blame) => {
    expect(blameOf(op, reason)).toBe(blame)
  })
})

/** A desk whose gateway fails `/Wallet/Balance` every time, and the outcomes of calls to it. */
async function inTrouble(
  trouble: Trouble,
  look: (here: {
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
    await look({ call: (id) => world.desk.gateway.call(id, {}, options), sent: () => world.calls(path) })
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
    expect(await call('wallet.balance')).toEqual(rests)
    expect(sent()).toBe(5)
    expect(await call('session.info')).toMatchObject({ kind: 'ok' })
  })
})
