import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice, valueOf, type Office } from './office.ts'
import { expectLedger } from './stored.ts'
import { openWorld, waitForConnections, type World } from './world.ts'

let world: World
let office: Office
beforeAll(async () => {
  world = await openWorld()
  waitForConnections(world)
  office = await openOffice(world.services, 1_000_000)
})
afterAll(() => world.close())

test('500 at once on room for 100: exactly 100 are held', async () => {
  const all = Array.from({ length: 500 }, (_, index) =>
    office.book({ totalCents: 10_000, flightNumber: String(1000 + index) }),
  )
  const states = (await Promise.all(all)).map((outcome) => valueOf(outcome).state)
  expect(states.filter((state) => state === 'held')).toHaveLength(100)
  expect(states.filter((state) => state === 'short')).toHaveLength(400)
  await expectLedger({ services: world.services, officeId: office.officeId })
}, 60_000)
