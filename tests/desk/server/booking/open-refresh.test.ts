import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openToRefresh, refreshBookings } from '../../../../server/booking/refresh.ts'
import { rememberBooking } from '../../../../server/booking/remember.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { recorded, scriptedKind } from './scripted-kind.ts'
import { openWorld, type World } from '../world.ts'

// The office's open bookings are read again at a bounded pace, however many there are and whoever looks.

const DATA = '/Air/AirBookingData'

let world: World
let grant: AnyGrant

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  world.clearTroubles()
  // Failures of an earlier test count no longer.
  world.pass(3600)
  await world.gateway.advance(3600)
})

/** Stores bookings of the office, the first read the longest ago. */
async function stored(count: number, state: 'held' | 'ticketed' = 'held', secondsAgo = 1000) {
  for (let index = 0; index < count; index++) {
    const askedAt = new Date(world.desk.clock.now().getTime() - (secondsAgo - index) * 1000)
    const booking = recorded({ reference: `PO${state}${String(index).padStart(3, '0')}`, state })
    const db = await world.desk.store.db()
    await rememberBooking(world.desk, db, grant, scriptedKind(), { booking, askedAt, officeAt: null })
  }
}

const now = () => world.desk.clock.now().toISOString()
const pass = async () => {
  const { due, stale } = await openToRefresh(world.desk, grant, now())
  const before = world.calls(DATA)
  await refreshBookings(world.desk, grant, [...due, ...stale], now())
  return { chosen: [...due, ...stale].map(({ reference }) => reference), calls: world.calls(DATA) - before }
}

describe('a pass over the open bookings of the office', () => {
  test('takes twenty, those that were not read for the longest time, and none that cannot change', async () => {
    await stored(30)
    await stored(5, 'ticketed')
    const { chosen } = await pass()
    expect(chosen).toEqual(
      Array.from({ length: 20 }, (_, index) => `POheld${String(index).padStart(3, '0')}`),
    )
  })

  test('leaves alone for a while what could not be read, so that the others get their turn', async () => {
    await stored(25)
    expect((await pass()).calls).toBe(20)
    expect((await pass()).chosen).toHaveLength(5)
    expect((await pass()).chosen).toEqual([])
    world.pass(21)
    expect((await pass()).chosen).toHaveLength(20)
    world.pass(21)
    // The second pause is twice as long; only the last five are due again.
    expect((await pass()).chosen).toHaveLength(5)
  })

  test('is shared by persons who look at the same time', async () => {
    await stored(6)
    const { stale } = await openToRefresh(world.desk, grant, now())
    const before = world.calls(DATA)
    await Promise.all([1, 2, 3].map(() => refreshBookings(world.desk, grant, stale, now())))
    expect(world.calls(DATA) - before).toBe(6)
  })

  test('is of this office and of the kinds that the person may read', async () => {
    await stored(3)
    const hotels = { ...grant, permissions: ['hotel_booking_data'] } as AnyGrant
    expect((await openToRefresh(world.desk, hotels, now())).stale).toEqual([])
    const other = { ...grant, officeId: 'sandbox:ANOTHER' } as AnyGrant
    expect((await openToRefresh(world.desk, other, now())).stale).toEqual([])
  })

  // The last one: it opens the circuit to the gateway, which closes by the machine's clock.
  test('ends at the first sign that the gateway is away, and the next ones ask less and less often', async () => {
    await stored(20)
    world.trouble(DATA, ...Array.from({ length: 200 }, () => 'refuse-connection' as const))
    const first = await pass()
    expect(first.chosen).toHaveLength(20)
    // Four at a time, each tried again at most twice.
    expect(first.calls).toBeLessThanOrEqual(12)
    expect(first.calls).toBeGreaterThan(0)
    expect((await pass()).chosen).toEqual([])
    world.pass(21)
    expect((await pass()).chosen.length).toBeGreaterThan(0)
    world.pass(21)
    expect((await pass()).chosen).toEqual([])
    world.pass(20)
    world.clearTroubles()
    expect((await pass()).chosen.length).toBeGreaterThan(0)
  })
})
