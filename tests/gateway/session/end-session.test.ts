import { afterAll, beforeAll, expect, it } from 'vitest'
import { authenticate } from '../../../gateway/domain/session/authenticate.ts'
import { endSession } from '../../../gateway/domain/session/end-session.ts'
import { openGatewayOn, type TestGateway } from '../../setup/gateway.ts'
import { recordedSuppliers } from '../../setup/recorded/suppliers.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGatewayOn(() => recordedSuppliers)
})
afterAll(() => gateway.close())

it('ends a session once, however many calls were let in to end it (gap 2)', async () => {
  const { services } = gateway
  const sessionId = await gateway.signIn(await gateway.mint())
  const callers = await Promise.all(
    ['one', 'two', 'three'].map(async (requestId) => {
      const proof = await authenticate(services, { sessionId, environment: 'sandbox', requestId })
      if (!proof.ok) throw new Error(proof.failure)
      return proof.value
    }),
  )
  const ended = await Promise.all(callers.map((caller) => endSession(services, caller)))
  expect(ended.filter((outcome) => outcome.ok)).toHaveLength(1)
  const refused = ended.filter((outcome) => !outcome.ok)
  expect(refused.map((outcome) => outcome.failure)).toEqual(['Err0101001', 'Err0101001'])
})
