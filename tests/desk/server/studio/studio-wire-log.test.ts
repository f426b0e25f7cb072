import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WireDetail, WireNews } from '../../../../lib/studio/wire-call.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { studioSteps } from './studio-steps.ts'
import { fareInput, openWorld, type World } from '../world.ts'

// The wire log of the studio: its content, and who may read it.

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const { signedIn, viewOf, wire } = studioSteps(() => world)

test('shows a hold with its request and answer, and no secret of it', async () => {
  const { office, grant } = await signedIn()
  const input = await fareInput(world, grant)
  const held = await holdOnce(world.desk, grant, airHandling, input)
  if (held.kind !== 'held') throw new Error(held.kind)
  const { body } = await wire<WireNews>(grant, { seq: 0 })
  const call = body.calls.find(({ operation }) => operation === 'air.book')
  expect(call).toMatchObject({
    path: '/Air/AirBook',
    status: 200,
    reference: held.reference,
    outcome: { tone: 'ok' },
  })
  const detail = await wire<WireDetail>(grant, { id: call?.id })
  expect(detail.body.request?.text).toContain('•••••T47')
  expect(detail.body.answer?.text).toContain(held.reference)

  const log = JSON.stringify(world.desk.wireLog.calls(grant.officeId))
  const secrets = [
    grant.gatewaySession.reveal(),
    'C01X00T47',
    '1988-06-12',
    '1234567',
    'anna@',
    ...office.users.map(({ accountUuid }) => accountUuid),
  ]
  for (const secret of secrets) expect(log.toLowerCase()).not.toContain(secret.toLowerCase())
  expect(log).toContain('$SESSION_ID')
})

test('another office cannot read it, by number neither', async () => {
  const [mine, other] = [await signedIn(), await signedIn()]
  await viewOf(mine.grant)
  const [call] = (await wire<WireNews>(mine.grant, { seq: 0 })).body.calls
  expect((await wire<WireDetail>(mine.grant, { id: call?.id })).status).toBe(200)
  expect((await wire<WireNews>(other.grant, { seq: 0 })).body.calls).toEqual([])
  expect((await wire(other.grant, { id: call?.id })).status).toBe(404)
})

test('a colleague of the office reads it, a viewer too', async () => {
  const { office, grant } = await signedIn()
  const viewer = await signedIn('viewer', office)
  await viewOf(grant)
  expect((await wire<WireNews>(viewer.grant, { seq: 0 })).body.calls.length).toBeGreaterThan(0)
})

test.each([
  ['another site', { seq: 0 }, { origin: 'https://elsewhere.example' }, 403],
  ['a form', { seq: 0 }, { 'x-desk': '0' }, 403],
  ['no question', {}, {}, 400],
  ['a wrong question', { seq: -1 }, {}, 400],
  ['an office', { seq: 0, officeId: 'sandbox:TST-OTHERS' }, {}, 400],
])('%s is refused', async (_, question, headers, status) => {
  const { grant } = await signedIn()
  expect((await wire(grant, question, headers)).status).toBe(status)
})
