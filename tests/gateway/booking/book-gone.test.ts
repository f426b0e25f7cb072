import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { revalidate } from '../../../gateway/domain/air/revalidate.ts'
import { offerCoder } from '../../../gateway/domain/offer-code.ts'
import { storeSearch } from '../../../gateway/domain/search-row.ts'
import { bookable } from './fares.ts'
import { openOffice, valueOf, type Office } from './office.ts'
import { bookingsOf, expectLedger, walletOf } from './stored.ts'
import { openWorld, type World } from './world.ts'

/** AirBook and AirRevalidate refuse when the seats are gone. */

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

test('a fare is not revalidated once its flight has too few seats for the whole party (gap 54)', async () => {
  const flight = { flightNumber: '903', seatsLeft: 2 }
  const pair = bookable({ ...flight, adults: 2 })
  const pricing = { fare: pair.fare, repriced: { byCents: 0 }, bookingByCents: 0, ticketSeconds: null }
  const air = { ...world.services.air, fareAt: () => Promise.resolve(pricing) }
  const services = { ...world.services, air }
  const caller = await office.grant('ada')
  const searchId = await storeSearch(services, caller, 'air', { query: pair.query })
  const code = offerCoder('air', services.settings.secret, office.officeId, searchId)(0)
  expect((await revalidate(services, caller, code)).ok).toBe(true)
  const { reference } = valueOf(await office.book(flight))
  expect(await revalidate(services, caller, code)).toMatchObject({ ok: false, failure: 'gone' })
  valueOf(await office.cancel(reference))
  expect((await revalidate(services, caller, code)).ok).toBe(true)
})
