import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestGateway } from '../setup/gateway.ts'
import { openGateway } from '../setup/simulated-gateway.ts'

/** What the activity config returns in addition to wallet and clock (Activity v2, config; gaps 160, 165). */
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

it('publishes the kinds of answers that an option takes, and a list of locations for old clients', async () => {
  const SessionId = await gateway.signIn(await gateway.mint())
  const answer = await gateway.call('activity.config', { SessionId })
  const config = answer.body['data'] as Record<string, unknown>
  const [kinds, ...more] = config['optionInputTypes'] as Record<string, string>[]
  expect(more).toEqual([])
  expect(Object.keys(kinds ?? {})).toEqual(Array.from({ length: 14 }, (_, index) => String(index + 1)))
  expect(kinds).toMatchObject({ '1': 'list', '3': 'number', '6': 'date', '14': 'string: flight no' })
  // No activities are sold yet.
  expect(config['locations']).toEqual({ data: [] })
})
