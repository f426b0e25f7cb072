import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkedTotalCents, openForBooking } from '../../../gateway/domain/booking/checked-offer.ts'
import { plusSeconds } from '../../../gateway/clock.ts'
import { openOffice, type Office } from './office.ts'
import { openWorld, type World } from './world.ts'

let world: World
let office: Office
beforeAll(async () => {
  world = await openWorld()
  office = await openOffice(world.services)
})
afterAll(() => world.close())

test('a checked offer is bookable at its total for its minutes, to the instant (B4)', async () => {
  const caller = await office.grant('ada')
  await openForBooking(world.services, caller, ['A', 'B', 'A'], { totalCents: 12_345, minutes: 15 })
  const after = (seconds: number, code = 'A') =>
    checkedTotalCents(world.services, { ...caller, now: plusSeconds(caller.now, seconds) }, code)
  expect(await after(0)).toBe(12_345)
  expect(await after(0, 'B')).toBe(12_345)
  expect(await after(900)).toBe(12_345)
  expect(await after(900.001)).toBeNull()
})

test('it is bookable in the session that checked it alone (B4)', async () => {
  const caller = await office.grant('ada')
  await openForBooking(world.services, caller, ['C'], { totalCents: 1, minutes: 15 })
  expect(await checkedTotalCents(world.services, await office.grant('ben'), 'C')).toBeNull()
  expect(await checkedTotalCents(world.services, caller, 'D')).toBeNull()
})

test('a later check counts, in price and time', async () => {
  const caller = await office.grant('ada')
  await openForBooking(world.services, caller, ['E'], { totalCents: 1_000, minutes: 15 })
  const later = { ...caller, now: plusSeconds(caller.now, 600) }
  await openForBooking(world.services, later, ['E'], { totalCents: 1_100, minutes: 15 })
  const latest = { ...caller, now: plusSeconds(caller.now, 1_500) }
  expect(await checkedTotalCents(world.services, latest, 'E')).toBe(1_100)
})
