import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { credit } from '../../setup/credit.ts'
import { openOffice, valueOf, type Office } from './office.ts'
import { expectLedger, walletOf } from './stored.ts'
import { openWorld, type World } from './world.ts'

/** AirBook answers 40/41 when the wallet balance is too low. */

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

test('an office short of funds gets a record 40/41 that names the shortfall, and no hold', async () => {
  const booked = valueOf(await office.book({ totalCents: 1_081_240 }))
  const short = { totalCents: 1_081_240, missingCents: 81_240 }
  expect(booked).toMatchObject({ state: 'short', limitAt: null, short })
  expect(valueOf(await office.read(booked.reference)).state).toBe('short')
  expect(await walletOf(at())).toEqual({ balanceCents: 1_000_000n, heldCents: 0n })
  const seats = await world.services.db
    .selectFrom('seat')
    .selectAll()
    .where('office_id', '=', office.officeId)
    .execute()
  expect(seats.every((seat) => seat.seats === 0)).toBe(true)
  const timers = await world.services.db
    .selectFrom('timer')
    .selectAll()
    .where('office_id', '=', office.officeId)
    .execute()
  expect(timers).toEqual([])
  await expectLedger(at())
})

test('a fare that the wallet could not pay may be booked once it can', async () => {
  expect(valueOf(await office.book({ code: 'C', totalCents: 1_000_001 })).state).toBe('short')
  const now = world.clock.now()
  const { officeId } = office
  await credit(world.services.db, { officeId, amountCents: 1n, reference: null, at: now, requestId: null })
  expect(valueOf(await office.book({ code: 'C', totalCents: 1_000_001 })).state).toBe('held')
  await expectLedger(at())
})
