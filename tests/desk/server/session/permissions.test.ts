import { afterAll, beforeAll, expect, test } from 'vitest'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { watchGivenUp } from '../../../../server/booking/watch.ts'
import { claimIntent, settleIntent } from '../../../../server/intent/intent.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { fareInput, holdFlight, openWorld, type World } from '../world.ts'

let world: World
let agent: AnyGrant
let viewer: AnyGrant
beforeAll(async () => {
  world = await openWorld()
  const office = await world.gateway.mint({
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
  agent = await world.grant(await world.signIn(office), 'air_book')
  viewer = await world.grant(await world.signIn(office, 'viewer'), 'signed_in')
})
afterAll(() => world.close())

const denied = (permission: string) => ({
  kind: 'refused',
  code: 'Err0101006',
  message: 'Permission denied',
  permission,
})

test('a hold without its permission is refused before anything is written or sent', async () => {
  const input = await fareInput(world, viewer)
  const before = world.calls('/Air/AirRevalidate')
  expect(await holdOnce(world.desk, viewer, airHandling, input)).toEqual(denied('air_book'))
  expect([world.calls('/Air/AirRevalidate'), world.calls('/Air/AirBook')]).toEqual([before, 0])
  const intents = await (await world.desk.store.db()).selectFrom('intent').select('state').execute()
  expect(intents).toEqual([])
})

test('a verb without its permission is refused before it is sent', async () => {
  const { reference } = await holdFlight(world, agent)
  expect(await actOn(world.desk, viewer, airHandling, 'cancel', reference)).toEqual(denied('air_cancel'))
  expect(world.calls('/Air/AirCancel')).toBe(0)
})

test('a given-up attempt is not looked for in the name of somebody who may not cancel', async () => {
  const key = { officeId: agent.officeId, verb: 'air.book', reference: 'TD-given-up' }
  await claimIntent(world.desk, key, { bodyHash: '', by: agent.userName })
  const watchUntil = new Date(world.desk.clock.now().getTime() + 60_000)
  await settleIntent(world.desk, await world.desk.store.db(), key, { state: 'refused', watchUntil })
  const reads = world.calls('/Air/AirBookingData')
  await watchGivenUp(world.desk, viewer)
  expect(world.calls('/Air/AirBookingData')).toBe(reads)
  await watchGivenUp(world.desk, agent)
  expect(world.calls('/Air/AirBookingData')).toBe(reads + 1)
  world.pass(61)
  await watchGivenUp(world.desk, agent)
  expect(world.calls('/Air/AirBookingData')).toBe(reads + 1)
})

test('the list has the kinds alone that the person may read', async () => {
  const listed = async (...permissions: string[]) => {
    const list = await bookingsOf(world.desk, { ...agent, permissions }, null, () => {})
    return list.kind === 'read' ? list.lines.map(({ kind }) => kind) : list.kind
  }
  expect(await listed('air_booking_data', 'hotel_booking_data')).toEqual(['air'])
  expect(await listed('air_booking_data')).toEqual(['air'])
  expect(await listed('hotel_booking_data')).toEqual([])
  expect(await listed()).toBe('not-permitted')
})
