import { afterAll, beforeAll, expect, it } from 'vitest'
import { openGateway, type TestGateway } from '../setup/gateway.ts'

/** What the activity config lists beside the wallet and the clock (Activity v2, config; gaps 160, 165). */
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

it('publishes the kinds of answers that an option takes, and a list of locations for old clients', async () => {
  const SessionId = await gateway.signIn(await gateway.mint())
  const answer = await gateway.call('activity.config', { SessionId })
  const config = answer.body['data'] as Record<string, unknown>
  expect(config['optionInputTypes']).toEqual([
    {
      '1': 'list',
      '2': 'list multiple',
      '3': 'number',
      '4': 'string',
      '5': 'boolean',
      '6': 'date',
      '7': 'file',
      '8': 'image',
      '9': 'address',
      '10': 'time',
      '11': 'datetime',
      '12': 'string: country',
      '13': 'string: phone',
      '14': 'string: flight no',
    },
  ])
  // No activity is sold anywhere yet.
  expect(config['locations']).toEqual({ data: [] })
})
