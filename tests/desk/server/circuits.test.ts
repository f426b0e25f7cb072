import { describe, expect, test } from 'vitest'
import { operationOf } from '../../../contract/registry.ts'
import { blameOf } from '../../../server/gateway/circuits.ts'

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
