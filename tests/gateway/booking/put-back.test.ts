import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bookAir } from '../../../gateway/domain/air/book.ts'
import { fail, ok } from '../../../gateway/domain/outcome.ts'
import { arm, disarm, isArmed, putArmedBack, takeArmed } from '../../../gateway/domain/sandbox/armed.ts'
import { bookable } from './fares.ts'
import { inputFor, openOffice, valueOf, type Office } from './office.ts'
import { openWorld, type World } from './world.ts'

/** An armed price that came to nothing is put back; one that a booking has, its record included, is not. */

let world: World
let office: Office
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await openOffice(world.services)
})

const clientReference = 'TRIP-1'

test('a booking, also one that failed with a record, has used its price', async () => {
  const putBack = vi.fn(() => Promise.resolve())
  expect(valueOf(await office.book({ ...bookable({ code: 'A' }), putBack }))).toMatchObject({ state: 'held' })
  const again = { ...bookable({ code: 'A', priceChanged: true }), putBack }
  expect(valueOf(await office.book(again))).toMatchObject({ state: 'duplicate', priceChanged: true })
  const dear = { ...bookable({ totalCents: 90_000_000 }), putBack }
  expect(valueOf(await office.book(dear))).toMatchObject({ state: 'short' })
  expect(putBack).not.toHaveBeenCalled()
})

test('an answer that another request was quicker to get has not used its price', async () => {
  const putBack = vi.fn(() => Promise.resolve())
  const quote = bookable()
  const grant = await office.grant<'air_book'>('ada')
  const outcome = await bookAir(world.services, grant, inputFor(quote, { clientReference }), async () => {
    valueOf(await office.book(quote, { clientReference }))
    return ok({ ...quote, priceChanged: true, putBack })
  })
  expect(outcome).toMatchObject({ ok: true, repeated: true, value: { priceChanged: false } })
  expect(putBack).toHaveBeenCalledOnce()
})

test('a put-back that fails changes no outcome, and is logged', async () => {
  const logged = vi.spyOn(world.services.log, 'error')
  const putBack = () => Promise.reject(new Error('the database is away'))
  const quote = { ...bookable({ adults: 2 }), putBack }
  const grant = await office.grant<'air_book'>('ada')
  const input = inputFor(bookable({ adults: 1 }))
  const outcome = await bookAir(world.services, grant, input, () => Promise.resolve(ok(quote)))
  expect(outcome).toMatchObject({ failure: 'rule-broken' })
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
  // Without a fare there is nothing to put back.
  const none = await bookAir(world.services, grant, input, () => Promise.resolve(fail('not-checked')))
  expect(none).toMatchObject({ failure: 'not-checked' })
})

test('a strike is put back only while its scenario is armed', async () => {
  const { db } = world.services
  const { officeId } = office
  const scenario = 'rise_at_booking'
  await arm(db, { officeId, scenario, times: 1 })
  expect(await takeArmed(db, officeId, scenario)).toBe(true)
  await putArmedBack(db, officeId, scenario)
  expect(await isArmed(db, officeId, scenario)).toBe(true)
  expect(await takeArmed(db, officeId, scenario)).toBe(true)
  await disarm(db, { officeId, scenario })
  await putArmedBack(db, officeId, scenario)
  expect(await isArmed(db, officeId, scenario)).toBe(false)
})
