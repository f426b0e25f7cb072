import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Example } from '../../contract/operation.ts'
import { operationOf, operations, type OperationId } from '../../contract/registry.ts'
import { seedDemoAccounts } from '../../gateway/domain/session/seed-accounts.ts'
import { openFare } from '../setup/air.ts'
import { openOffer } from '../setup/flight-orders.ts'
import type { TestGateway } from '../setup/gateway.ts'
import { checked, someRate } from '../setup/hotel.ts'
import { openGateway } from '../setup/simulated-gateway.ts'

/** Sends the examples of the API reference unchanged to a gateway that has only its demo accounts. */
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
  await seedDemoAccounts(gateway.services)
})
afterAll(() => gateway.close())

/** Values that a caller has from earlier calls, by the placeholder that the examples use. */
const earlier: Record<string, (SessionId: string, token: string) => Promise<string>> = {
  '<access token>': async () => gateway.token(await gateway.mint()),
  '<FareSourceCode of a revalidated fare>': async (SessionId) =>
    (await openFare(gateway, SessionId)).FareSourceCode,
  '<offer_id of a revalidated offer>': async (_SessionId, token) => (await openOffer(gateway, token)).id,
  '<FareSourceCode of a checked rate>': async (SessionId) =>
    (await checked(gateway, SessionId, (await someRate(gateway, SessionId)).FareSourceCode)).FareSourceCode,
}

async function filled(request: Example['request'], SessionId: string, token: string) {
  const entries = Object.entries(request).map(async ([key, value]) => {
    const find = typeof value === 'string' && value.startsWith('<') ? earlier[value] : undefined
    return [key, find ? await find(SessionId, token) : value] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The example's answer; a value that cannot be known in advance may be any text. */
function expected(response: Record<string, unknown>) {
  const entries = Object.entries(response).map(([key, value]) => [
    key,
    typeof value === 'string' && value.startsWith('<') ? (expect.any(String) as unknown) : value,
  ])
  return Object.fromEntries(entries) as Record<string, unknown>
}

const shown = operations.flatMap(({ id }) =>
  operationOf(id).examples.map((example): [OperationId, string, Example] => [id, example.name, example]),
)

describe('the examples of the registry', () => {
  it.each(shown)('keep to the schemas: %s: %s', async (id, _name, { request, response }) => {
    const op = operationOf(id)
    const office = await gateway.mint()
    const SessionId = await gateway.signIn(office)
    const token = await gateway.token(office)
    const proof = op.auth === 'token' ? { token } : { SessionId }
    const input = { ...(await filled(request, SessionId, token)), ...(op.auth === 'none' ? {} : proof) }
    if (op.answer === 'events') {
      const sent = await gateway.send(op.path, { method: op.method, body: JSON.stringify(input) })
      expect(await sent.text()).toContain('event: done\n')
      return
    }
    const { status, body } = await gateway.call(id, input)
    expect(status).toBe(op.successStatus)
    const { Success, Error: error, ...payload } = body
    if (op.envelope === 'success-error') expect({ Success, error }).toEqual({ Success: true, error: null })
    if (response) expect(payload).toEqual(expected(response))
    else op.response.parse(payload)
  })
})
