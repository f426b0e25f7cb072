import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openOffice, valueOf, type Office } from './office.ts'
import { bookingsOf, expectLedger, walletOf } from './stored.ts'
import { openWorld, type World } from './world.ts'

/** AirBook holds a booking: 10/10. */

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

test('holds the total and answers both limits', async () => {
  const booked = valueOf(await office.book({ totalCents: 61_234 }))
  expect(booked).toMatchObject({ state: 'held', priceChanged: false, short: null })
  expect(booked.reference).toMatch(/^PO\d{7}$/)
  expect(booked.limitAt).toEqual(new Date('2026-11-21T09:00:00Z'))
  const [row] = await bookingsOf(at())
  expect(row?.lapses_at).toEqual(new Date('2026-11-20T09:10:00Z'))
  expect(await walletOf(at())).toEqual({ balanceCents: 1_000_000n, heldCents: 61_234n })
  await expectLedger(at())
})

test('holds until the airline’s limit when that comes before ten minutes', async () => {
  await office.book({ ticketLimitMinutes: 6 })
  const [row] = await bookingsOf(at())
  expect(row?.lapses_at).toEqual(new Date('2026-11-20T09:06:00Z'))
})

test('passes on that the price changed', async () => {
  expect(valueOf(await office.book({ priceChanged: true })).priceChanged).toBe(true)
})

test('a lapsed hold nobody looked at does not make the wallet short', async () => {
  await office.book({ totalCents: 900_000 })
  world.clock.advanceSeconds(600)
  expect(valueOf(await office.book({ totalCents: 900_000 })).state).toBe('held')
  await expectLedger(at())
})

test('the same fare is free again once the first booking lapsed', async () => {
  await office.book({ code: 'B' })
  world.clock.advanceSeconds(600)
  expect(valueOf(await office.book({ code: 'B' })).state).toBe('held')
  await expectLedger(at())
})

test('reports the airline’s limit in whole seconds, and the hold ends at what was reported (gap 62)', async () => {
  world.clock.advanceSeconds(0.75)
  const at6 = world.clock.now().getTime() + 6 * 60_000
  const { limitAt } = valueOf(await office.book({ ticketLimitMinutes: 6 }))
  expect(limitAt?.getTime()).toBe(at6 - (at6 % 1000))
  expect(at6 % 1000).toBeGreaterThan(0)
  const [row] = await bookingsOf(at())
  expect(row?.lapses_at).toEqual(limitAt)
  expect(row?.limit_at).toEqual(limitAt)
})
