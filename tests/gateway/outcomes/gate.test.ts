import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationOf, operations, type OperationId } from '../../../contract/registry.ts'
import type { OperationSpec } from '../../../contract/operation.ts'
import { expectDescribed } from '../../setup/documents.ts'
import { PRODUCTION, openGatewayOn, type Answer, type TestGateway } from '../../setup/gateway.ts'
import { recordedSuppliers } from '../../setup/recorded/suppliers.ts'

/** The checks of the gate before the rules of every operation with a session, in the order of gap 13. */
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGatewayOn(() => recordedSuppliers)
})
afterAll(() => gateway.close())

const guarded = (operations as readonly OperationSpec[])
  .filter((op) => op.auth === 'session')
  .map((op) => op.id as OperationId)
const permitted = guarded.filter((id) => operationOf(id).permission !== null)

const spoken: Record<string, { session: [number, string]; activity: [number, string] }> = {
  missing: { session: [200, 'Err0101001'], activity: [401, 'unauthorized'] },
  expired: { session: [200, 'Err0101002'], activity: [401, 'unauthorized'] },
  elsewhere: { session: [403, 'Err0101007'], activity: [403, 'forbidden'] },
  denied: { session: [200, 'Err0101006'], activity: [403, 'forbidden'] },
}

function expectRefused(id: OperationId, kind: keyof typeof spoken, answer: Answer) {
  const family = operationOf(id).family === 'activity' ? 'activity' : 'session'
  const [status, code] = spoken[kind]?.[family] ?? []
  expect(answer.status).toBe(status)
  expectDescribed(id, answer)
  const said = family === 'activity' ? answer.body['error'] : answer.body['Error']
  expect(said).toMatchObject(family === 'activity' ? { code } : { Id: code })
}

/** Why an answer is a refusal; null when it is none. */
function refusalOf({ body }: Answer): { Id?: string; code?: string } | null {
  return body['Error'] ?? body['error'] ?? null
}

/** Whether the operation itself has answered: with its result, or that a field of the request is missing. */
function passed(answer: Answer): boolean {
  const refusal = refusalOf(answer)
  if (refusal === null) return answer.status === 200
  return /^Err0106/.test(refusal.Id ?? '') || ['wrong_args', 'not_found'].includes(refusal.code ?? '')
}

describe.each(guarded)('%s', (id) => {
  it('needs a session: missing, null, empty and unknown are the same', async () => {
    for (const SessionId of [undefined, null, '', '6f1c3a6e-3f0b-4f5e-9c55-2f6c5f0a9d11']) {
      const input = SessionId === undefined || SessionId === null ? {} : { SessionId }
      expectRefused(id, 'missing', await gateway.call(id, input))
    }
  })

  it('honours a session up to 15 minutes idle, renews it, and honours it not a millisecond longer', async () => {
    const SessionId = await gateway.signIn(await gateway.mint())
    gateway.clock.advanceSeconds(15 * 60)
    await gateway.call(id, { SessionId })
    const next = id === 'session.end' ? await gateway.signIn(await gateway.mint()) : SessionId
    gateway.clock.advanceSeconds(15 * 60)
    await gateway.mustCall('wallet.balance', { SessionId: next })
    gateway.clock.advanceSeconds(15 * 60 + 0.001)
    expectRefused(id, 'expired', await gateway.call(id, { SessionId: next }))
  })

  it('refuses a session of the other environment with 403 (gaps 16, 218)', async () => {
    const SessionId = await gateway.signIn(await gateway.mint())
    expectRefused(id, 'elsewhere', await gateway.call(id, { SessionId }, PRODUCTION))
  })
})

describe.each(permitted)('%s', (id) => {
  it('asks the role: a viewer reads and commits nothing', async () => {
    const users = [
      { userName: 'vera', role: 'viewer' as const },
      { userName: 'ada', role: 'agent' as const },
    ]
    const office = await gateway.mint({ users })
    const ask = async (role: 'viewer' | 'agent') =>
      gateway.call(id, { SessionId: await gateway.signIn(office, role) })
    const answer = await ask('viewer')
    if (operationOf(id).kind === 'commit') return expectRefused(id, 'denied', answer)
    // An agent passes the gate, so every caller with the same answer has passed it too.
    const agents = await ask('agent')
    expect(passed(agents)).toBe(true)
    expect([answer.status, refusalOf(answer)]).toEqual([agents.status, refusalOf(agents)])
  })
})

describe('a required field', () => {
  const named: Partial<Record<OperationId, string>> = {
    'air.low-fare-search': 'AdultCount',
    'air.search-data': 'SearchId',
    'air.revalidate': 'FareSourceCode',
    'air.book': 'FareSourceCode',
    'air.order-ticket': 'UniqueId',
    'air.cancel': 'UniqueId',
    'air.refund-display': 'UniqueId',
    'air.refund': 'UniqueId',
    'hotel.availability': 'CheckIn',
    'hotel.availability-v1': 'CheckIn',
    'hotel.check-rate': 'FareSourceCode',
    'hotel.book': 'FareSourceCode',
    'hotel.order': 'UniqueId',
    'hotel.cancel': 'UniqueId',
    'hotel.cancel-display': 'UniqueId',
    'hotel.extend-payment-deadline': 'UniqueId',
  }
  it.each(Object.entries(named) as [OperationId, string][])(
    'of %s is named when missing: %s',
    async (id, field) => {
      const SessionId = await gateway.signIn(await gateway.mint())
      const answer = await gateway.call(id, { SessionId })
      expect(answer.body['Error']).toEqual({ Id: 'Err0106001', Message: `${field} cannot be null` })
    },
  )
})
