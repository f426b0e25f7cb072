import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openOffice, valueOf, type Office } from './office.ts'
import { bookingsOf, expectLedger, walletOf } from './stored.ts'
import { openWorld, type World } from './world.ts'

/** AirBook refuses when the seats are gone. */

let world: World
let office: Office
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await openOffice(world.services)
})

const at = () => ({ services: world.services, officeId: office.officeId })

test('seats: the last ones are sold once, and come back with the booking', async () => {
  const two = { adults: 1, children: 1, infants: 1, seatsLeft: 2, totalCents: 60_000 }
  const first = valueOf(await office.book(two))
  expect(await office.book(two)).toMatchObject({ ok: false, failure: 'gone' })
  expect((await walletOf(at())).heldCents).toBe(60_000n)
  expect(await bookingsOf(at())).toHaveLength(1)
  valueOf(await office.cancel(first.reference))
  expect(valueOf(await office.book(two)).state).toBe('held')
  await expectLedger(at())
})

test('concurrent bookings of the last seats: one gets them', async () => {
  const fares = Array.from({ length: 12 }, () => office.book({ seatsLeft: 1, flightNumber: '911' }))
  const outcomes = await Promise.all(fares)
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
  await expectLedger(at())
})

test('seats: a child takes one, an infant none', async () => {
  const two = { seatsLeft: 2, totalCents: 60_000 }
  valueOf(await office.book({ ...two, flightNumber: '801', adults: 1, infants: 1 }))
  expect(valueOf(await office.book({ ...two, flightNumber: '801', adults: 1, infants: 1 })).state).toBe(
    'held',
  )
  valueOf(await office.book({ ...two, flightNumber: '802', adults: 1, children: 1 }))
  expect(await office.book({ ...two, flightNumber: '802', adults: 1 })).toMatchObject({
    failure: 'gone',
  })
  await expectLedger(at())
})
