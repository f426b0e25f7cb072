import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { coverageOf } from '../../../../server/booking/discover/coverage.ts'
import { discoverBookings } from '../../../../server/booking/discover/discover.ts'
import { lineOfRow } from '../../../../server/booking/stored-row.ts'
import { importReferences } from '../../../../server/booking/discover/import-references.ts'
import { officeConfig } from '../../../../server/config/office-config.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { isComplete } from '../../../../lib/booking/coverage.ts'
import { openActivityOffice } from '../../../gateway/activity-booking/activity-office.ts'
import { heldFlight } from '../../../setup/air.ts'
import { heldOrder } from '../../../setup/flight-orders.ts'
import { heldHotel } from '../../../setup/hotel.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

/** The desk finds the bookings that other programs of its office made. */

let world: World
let program: Awaited<ReturnType<typeof openActivityOffice>>
let cookie: string
let grant: AnyGrant

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clearTroubles()
  program = await openActivityOffice(world.gateway, { balance: '100000.00' })
  cookie = await world.signIn(program.office, 'admin')
  grant = await world.grant(cookie, 'signed_in')
})

/** One booking of each kind, and one order, made by programs; their references. */
async function programsBook() {
  const { SessionId } = program
  const flight = await heldFlight(world.gateway, SessionId, {
    legs: [['LHR', 'AMS', '2026-12-20']],
    mix: {},
  })
  const order = await heldOrder(world.gateway, await world.gateway.token(program.office), {
    from: 'LCY',
    to: 'EDI',
  })
  const hotel = await heldHotel(world.gateway, SessionId)
  const activity = await program.reserve('Instant')
  return { flight, order: order.unique_id ?? '', hotel, activity: activity.uuid }
}

const discover = (by = grant) => discoverBookings(world.desk, by)
/** Past the pause between two runs. */
const later = () => world.pass(60)

async function rows() {
  const db = await world.desk.store.db()
  return db
    .selectFrom('booking')
    .select(['reference', 'kind', 'made_by', 'made_through', 'total_cents', 'state'])
    .where('office_id', '=', grant.officeId)
    .orderBy('reference')
    .execute()
}

async function coverage() {
  const config = await officeConfig(world.desk, grant)
  return coverageOf(world.desk, grant, Promise.resolve(config.kind === 'read' ? config.wallet : null))
}

const references = async () => (await rows()).map(({ reference }) => reference)

test('bookings of every kind that programs made are in the list, and the wallet holds nothing else', async () => {
  const made = await programsBook()
  expect(await coverage()).toMatchObject({ isReading: true, readCount: 0 })
  expect((await coverage()).unlistedCents).toBeGreaterThan(0)
  await discover()
  expect(await references()).toEqual(Object.values(made).toSorted())
  expect((await rows()).every(({ made_through }) => made_through === 'api')).toBe(true)
  const covered = await coverage()
  expect(covered).toMatchObject({
    isReading: false,
    readCount: 4,
    waitingCount: 0,
    unreadCount: 0,
    unlistedCents: 0,
  })
  expect(isComplete(covered)).toBe(true)
})

test('finding a booking is no act: no audit entry, no movement, and no change at the booking service', async () => {
  const made = await programsBook()
  const before = await program.balance()
  await discover()
  const db = await world.desk.store.db()
  const audit = await db.selectFrom('audit').selectAll().where('office_id', '=', grant.officeId).execute()
  expect(audit.filter(({ reference }) => Object.values(made).includes(reference))).toEqual([])
  expect(await program.balance()).toEqual(before)
})

test('what is made later is found by the first pages alone', async () => {
  await programsBook()
  await discover()
  const reads = () => world.calls('/Air/AirBookingData')
  const before = reads()
  later()
  const { unique_id } = await heldOrder(world.gateway, await world.gateway.token(program.office), {
    from: 'LGW',
    to: 'BCN',
  })
  await discover()
  expect(await references()).toContain(unique_id)
  expect(reads()).toBe(before + 1)
})

test('a booking that is named by two ids is stored once', async () => {
  const order = await heldOrder(world.gateway, await world.gateway.token(program.office), {
    from: 'LCY',
    to: 'EDI',
  })
  await importReferences(world.desk, grant, [order.id, order.unique_id ?? ''])
  await discover()
  expect(await references()).toEqual([order.unique_id])
  expect(await coverage()).toMatchObject({ waitingCount: 0, unreadCount: 0 })
})

test('two runs shortly after one another read the lists once', async () => {
  await discover()
  const calls = world.calls('/v3/bookings')
  await discover()
  expect(world.calls('/v3/bookings')).toBe(calls)
  later()
  await discover()
  expect(world.calls('/v3/bookings')).toBe(calls + 1)
})

test('what asks shortly after a run does not touch the database', async () => {
  await discover()
  const db = await world.desk.store.db()
  const runs = () => db.selectFrom('discovery').where('office_id', '=', grant.officeId).select('passed_at')
  await db.deleteFrom('discovery').where('office_id', '=', grant.officeId).execute()
  await discover()
  expect(await runs().execute()).toEqual([])
  later()
  await discover()
  expect(await runs().execute()).toHaveLength(1)
})

test('of two desks one reads the lists', async () => {
  await programsBook()
  const other = await openWorld({}, world)
  try {
    const otherGrant = await other.grant(await other.signIn(program.office, 'admin'), 'signed_in')
    const calls = () => world.calls('/v3/bookings') + other.calls('/v3/bookings')
    const before = calls()
    await Promise.all([discover(), discoverBookings(other.desk, otherGrant)])
    expect(calls()).toBe(before + 1)
  } finally {
    await other.close()
  }
})

test('a hold of this desk keeps its agent, and one whose outcome is open is left to it', async () => {
  const { reference } = await holdFlight(world, grant)
  await programsBook()
  await discover()
  const own = (await rows()).find((row) => row.reference === reference)
  expect(own).toMatchObject({ made_by: grant.displayName, made_through: 'desk' })
  const db = await world.desk.store.db()
  // The answer of the hold was lost: the intent is open, and the list does not have the booking.
  await db.deleteFrom('booking').where('office_id', '=', grant.officeId).execute()
  await db.updateTable('intent').set({ state: 'unknown' }).where('office_id', '=', grant.officeId).execute()
  await db.updateTable('discovery').set({ positions: '{}' }).where('office_id', '=', grant.officeId).execute()
  later()
  await discover()
  expect(await references()).not.toContain(reference)
  // It was given up, and the booking came all the same: it is as good as any other.
  await db.updateTable('intent').set({ state: 'refused' }).where('office_id', '=', grant.officeId).execute()
  world.pass(600)
  await discover(await fresh())
  expect((await rows()).find((row) => row.reference === reference)).toMatchObject({
    made_by: grant.displayName,
    made_through: 'desk',
  })
})

/** The grant of a new session: the first one idles out when the clock moves far. */
async function fresh(): Promise<AnyGrant> {
  return world.grant(await world.signIn(program.office, 'admin'), 'signed_in')
}

describe('a booking service that lacks lists', () => {
  const without = (...paths: string[]) => {
    for (const path of paths) world.trouble(path, ...Array<'not-found'>(40).fill('not-found'))
  }

  test('without the list of orders, the list of all kinds names flights', async () => {
    const made = await programsBook()
    without('/v3/flights/orders', '/Wallet/Statement')
    await discover()
    expect(await references()).toEqual(Object.values(made).toSorted())
  })

  test('without any list of v3, the statement names flights and hotels', async () => {
    const made = await programsBook()
    without('/v3/flights/orders', '/v3/bookings')
    await discover()
    expect(await references()).toEqual(Object.values(made).toSorted())
    expect(isComplete(await coverage())).toBe(true)
  })

  test('with the documents alone, activities are found, and what the wallet holds besides is said', async () => {
    const { activity, ...others } = await programsBook()
    without('/v3/flights/orders', '/v3/bookings', '/Wallet/Statement')
    await discover()
    expect(await references()).toEqual([activity])
    const covered = await coverage()
    expect(covered.isReading).toBe(false)
    expect(isComplete(covered)).toBe(false)
    const { db } = world.gateway.services
    const held = await db
      .selectFrom('booking')
      .select(({ fn }) => fn.sum<string>('total_cents').as('cents'))
      .where('reference', 'in', Object.values(others))
      .executeTakeFirstOrThrow()
    expect(covered.unlistedCents).toBe(Number(held.cents))
  })
})

describe('a run that is interrupted', () => {
  test('because the service did not answer goes on in the next one', async () => {
    const made = await programsBook()
    world.trouble('/v3/flights/orders', 'server-error', 'server-error', 'server-error')
    await discover()
    expect((await references()).length).toBeLessThan(4)
    expect(await coverage()).toMatchObject({ isReading: true })
    world.clearTroubles()
    world.pass(300)
    await discover()
    expect(await references()).toEqual(Object.values(made).toSorted())
  })

  test('a process that died leaves its claim, which another one takes after a while', async () => {
    const made = await programsBook()
    const db = await world.desk.store.db()
    await db
      .insertInto('discovery')
      .values({
        office_id: grant.officeId,
        positions: '{}',
        claimed_by: '8dafa846-cc11-5994-9386-acba5756281c',
        claimed_until: new Date(world.time.millis + 90_000),
        started_at: new Date(world.time.millis),
        passed_at: null,
      })
      .execute()
    await discover()
    expect(await references()).toEqual([])
    world.pass(91)
    await discover()
    expect(await references()).toEqual(Object.values(made).toSorted())
  })

  test('it ends with the session of its person', async () => {
    await programsBook()
    world.pass(16 * 60)
    await discover()
    // The first round was read in the name of a session that had idled out; there is no second one.
    expect(await coverage()).toMatchObject({ isReading: true })
  })
})

test('a booking that the service does not give is tried some times and then said to be unread', async () => {
  const db = await world.desk.store.db()
  await discover()
  await db
    .insertInto('listed_booking')
    .values({
      office_id: grant.officeId,
      id: 'PO9999999',
      kind: 'air',
      listed_at: new Date(world.time.millis),
      made_at: new Date(world.time.millis),
      reference: null,
      next_at: new Date(world.time.millis),
    })
    .execute()
  for (let times = 0; times < 4; times++) {
    world.pass(4 * 3600)
    await discover(await fresh())
  }
  expect(await coverage()).toMatchObject({ unreadCount: 1, waitingCount: 0, isReading: false })
})

test('bookings of another office are never read', async () => {
  const made = await programsBook()
  const elsewhere = await world.gateway.mint()
  const strange = await world.grant(await world.signIn(elsewhere, 'admin'), 'signed_in')
  await discover(strange)
  const db = await world.desk.store.db()
  const seen = await db
    .selectFrom('booking')
    .select('reference')
    .where('office_id', '=', strange.officeId)
    .where('reference', 'in', Object.values(made))
    .execute()
  expect(seen).toEqual([])
})

describe('an erasure that was made with the booking service', () => {
  const erasedAt = async (UniqueId: string, Positions?: number[]) => {
    const SessionId = await world.gateway.signIn(program.office, 'admin')
    await world.gateway.mustCall('privacy.erase-people', {
      SessionId,
      UniqueId,
      ...(Positions && { Positions }),
    })
  }
  const entries = async () => {
    const db = await world.desk.store.db()
    return db
      .selectFrom('audit')
      .select(['reference', 'who'])
      .where('office_id', '=', grant.officeId)
      .where('verb', '=', 'people.erase')
      .orderBy('reference')
      .execute()
  }
  const peopleOf = async (reference: string) => {
    const db = await world.desk.store.db()
    const row = await db
      .selectFrom('booking')
      .selectAll()
      .where('office_id', '=', grant.officeId)
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    return lineOfRow(world.desk, row).people
  }

  test('is made here with the next look at the lists, once, and of activities too', async () => {
    const { flight, hotel, activity } = await programsBook()
    await discover()
    expect(await peopleOf(flight)).not.toEqual([])
    await erasedAt(flight)
    await erasedAt(activity)
    later()
    await discover()
    expect(await peopleOf(flight)).toEqual([])
    expect(await peopleOf(activity)).toEqual([])
    expect(await peopleOf(hotel)).not.toEqual([])
    // Also where the list knows a booking by another id than the service.
    const told = [flight, activity].toSorted().map((reference) => ({ reference, who: 'service' }))
    expect(await entries()).toEqual(told)
    later()
    await discover()
    expect(await entries()).toEqual(told)
  })

  test('of one traveller leaves the others', async () => {
    const held = await heldFlight(world.gateway, program.SessionId, {
      legs: [['LHR', 'AMS', '2026-12-21']],
      mix: { adults: 2 },
    })
    await discover()
    const before = await peopleOf(held)
    expect(before).toHaveLength(2)
    await erasedAt(held, [1])
    later()
    await discover()
    expect(await peopleOf(held)).toEqual(before.slice(1))
  })

  test('is tried again while the record cannot be read', async () => {
    const { hotel } = await programsBook()
    await discover()
    await erasedAt(hotel)
    later()
    world.trouble('/v2/Hotel/HotelBookingData', 'lose-request', 'lose-request', 'lose-request')
    await discover()
    world.clearTroubles()
    later()
    await discover()
    expect(await peopleOf(hotel)).toEqual([])
    expect(await entries()).toEqual([{ reference: hotel, who: 'service' }])
  })
})
