import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findRates } from '../../../gateway/domain/hotel/find-rates.ts'
import { inOrderOfRate, type OrderedRoom } from '../../../gateway/domain/hotel/guests.ts'
import type { Guest } from '../../../gateway/domain/hotel/hotel-booking.ts'
import { balanceOf } from '../../../gateway/domain/wallet/balance.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { credit } from '../../setup/credit.ts'
import { statementOf } from '../../../gateway/domain/wallet/statement.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { resetOffices } from '../../../gateway/control/reset-office.ts'
import { warningOf } from '../../../gateway/families/session-gateway/booking-words.ts'
import { guestSentence } from '../../../gateway/families/session-gateway/hotel-orders.ts'
import { valueOf } from '../booking/office.ts'
import { stayFor } from './handmade-hotels.ts'
import { guest, openHotelOffice, openHotelWorld, type HotelOffice, type HotelWorld } from './hotel-office.ts'

const PLENTY = 1
const TWO_ROOMS = 2
const LAST_ROOM = 3
const ONE_LEFT = 4
const CENTS = 30_000

let world: HotelWorld
let office: HotelOffice
beforeAll(async () => {
  world = await openHotelWorld([
    { stock: 1000 },
    { stock: 2 },
    { stock: 1 },
    { roomsPerOffice: true, stock: 1 },
  ])
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await openHotelOffice(world.services)
})

async function wallet() {
  const { balanceCents, heldCents } = await balanceOf(world.services.db, office.officeId)
  return { balanceCents, heldCents }
}

async function rest() {
  expect(await checkLedger(world.services.db, office.officeId)).toEqual([])
}

async function roomsTaken(hotelId: number): Promise<number> {
  const rows = await world.services.db
    .selectFrom('room_night')
    .select('rooms')
    .where('hotel_id', '=', BigInt(hotelId))
    .execute()
  return rows.reduce((sum, row) => sum + row.rooms, 0)
}

describe('HotelBook', () => {
  test('holds the total for ten minutes', async () => {
    const booked = valueOf(await office.book())
    expect(booked).toMatchObject({ state: 'held', short: null, rate: { totalCents: CENTS } })
    expect(booked.reference).toMatch(/^PH\d{7}$/)
    const row = valueOf(await office.read(booked.reference))
    expect(row.lapses_at).toEqual(booked.limitAt)
    expect((booked.limitAt?.getTime() ?? 0) - row.created_at.getTime()).toBe(600_000)
    expect(await wallet()).toEqual({ balanceCents: 1_000_000n, heldCents: 30_000n })
    const { entries } = await statementOf(world.services.db, office.officeId, {
      from: null,
      to: null,
      start: { page: 1 },
      perPage: 1,
    })
    expect(entries[0]).toMatchObject({ kind: 'hold', family: 'hotel', reference: booked.reference })
    await rest()
  })

  test('the nationality of the search counts where the request names none', async () => {
    const query = {
      hotelId: PLENTY,
      stay: stayFor(),
      nationality: 'PT',
      provider: 'example-provider-1',
    } as const
    const rates = await findRates(world.services, await office.grant('ada'), query)
    const code = rates?.rates[0]?.offerCode ?? ''
    valueOf(await office.check(code))
    const { reference } = valueOf(await office.bookCode(code))
    expect(valueOf(await office.read(reference)).detail.nationality).toBe('PT')
  })

  test('without enough funds leaves a record 41 that names the shortfall, no hold and no rooms (ASVS 2.3.3)', async () => {
    const poor = await openHotelOffice(world.services, 15_000)
    const before = await roomsTaken(PLENTY)
    const booked = valueOf(await poor.book())
    expect(booked).toMatchObject({ state: 'short', limitAt: null })
    const warning = warningOf('hotel', booked)
    expect(warning).toContain('the rate is USD 300.00')
    expect(warning).toContain('USD 150.00 is missing')
    expect(valueOf(await poor.read(booked.reference)).detail).toMatchObject({ taken: null, canExtend: false })
    expect(await roomsTaken(PLENTY)).toBe(before)
    expect(await checkLedger(world.services.db, poor.officeId)).toEqual([])
  })

  test('of a rate that the office has booked leaves a record 42 and no second hold', async () => {
    const code = (await office.codeOf()) ?? ''
    valueOf(await office.check(code))
    const first = valueOf(await office.bookCode(code))
    const second = valueOf(await office.bookCode(code))
    expect(second).toMatchObject({ state: 'duplicate', limitAt: null })
    expect(warningOf('hotel', second)).toContain('active booking of this rate')
    expect((await wallet()).heldCents).toBe(30_000n)
    valueOf(await office.cancel(first.reference))
    expect(valueOf(await office.bookCode(code)).state).toBe('held')
    await rest()
  })

  test('a rate that the office has booked is a duplicate though its last room is gone', async () => {
    const code = (await office.codeOf({ hotelId: LAST_ROOM })) ?? ''
    valueOf(await office.check(code))
    const { reference } = valueOf(await office.bookCode(code))
    expect(valueOf(await office.bookCode(code))).toMatchObject({ state: 'duplicate', limitAt: null })
    expect((await wallet()).heldCents).toBe(30_000n)
    const other = await openHotelOffice(world.services)
    expect(await other.codeOf({ hotelId: LAST_ROOM })).toBeNull()
    valueOf(await office.cancel(reference))
    await rest()
  })

  test('a rate whose last room somebody else took since the check is gone, and nothing is held', async () => {
    const other = await openHotelOffice(world.services)
    const [mine, theirs] = [
      await office.codeOf({ hotelId: LAST_ROOM }),
      await other.codeOf({ hotelId: LAST_ROOM }),
    ]
    valueOf(await office.check(mine ?? ''))
    valueOf(await other.check(theirs ?? ''))
    const { reference } = valueOf(await other.bookCode(theirs ?? ''))
    expect(await office.bookCode(mine ?? '')).toMatchObject({ failure: 'gone' })
    expect((await wallet()).heldCents).toBe(0n)
    await rest()
    valueOf(await other.cancel(reference))
  })

  test('the same ClientUniqueId with the same body answers again, though the rate is long gone', async () => {
    const code = (await office.codeOf()) ?? ''
    valueOf(await office.check(code))
    const how = { clientReference: 'STAY-1' }
    const first = valueOf(await office.bookCode(code, how))
    valueOf(await office.order(first.reference))
    world.clock.advanceSeconds(3600)
    expect(valueOf(await office.bookCode(code, how))).toEqual(first)
    expect(await office.book({}, how)).toMatchObject({ failure: 'reference-used' })
  })

  test('a ClientUniqueId belongs to the booking for as long as that lives (gap 242)', async () => {
    const code = (await office.codeOf()) ?? ''
    valueOf(await office.check(code))
    const book = async () => valueOf(await office.bookCode(code, { clientReference: 'STAY-1' })).reference
    const held = await book()
    valueOf(await office.cancel(held))
    const confirmed = await book()
    valueOf(await office.order(confirmed))
    expect(await book()).toBe(confirmed)
    valueOf(await office.cancel(confirmed))
    const lapsed = await book()
    world.clock.advanceSeconds(600)
    const last = await book()
    expect(new Set([held, confirmed, lapsed, last]).size).toBe(4)
    expect(valueOf(await office.read(null, 'STAY-1')).reference).toBe(last)
    expect(valueOf(await office.read(held)).state).toBe('cancelled')
  })

  test('a reference of a flight is free for a hotel, and each finds its own (gap 217)', async () => {
    const how = { clientReference: 'TRIP-1' }
    const flight = valueOf(await office.air.book({}, how))
    const { reference, state } = valueOf(await office.book({}, how))
    expect([flight.state, state]).toEqual(['held', 'held'])
    expect(valueOf(await office.read(null, 'TRIP-1')).reference).toBe(reference)
    expect(valueOf(await office.air.read(null, 'TRIP-1')).reference).toBe(flight.reference)
    // Each kind finds only its own bookings, so a hotel booking is not found as a flight.
    expect(await office.air.read(reference)).toMatchObject({ failure: 'not-found' })
    expect(await office.air.cancel(reference)).toMatchObject({ failure: 'not-found' })
    expect(await office.read(flight.reference)).toMatchObject({ failure: 'not-found' })
  })
})

test('with the rules of gap 85 off the same request books twice', async () => {
  const services = { ...world.services, settings: { ...world.services.settings, dedupe: false } }
  const loose = await openHotelOffice(services)
  const code = (await loose.codeOf()) ?? ''
  valueOf(await loose.check(code))
  const how = { clientReference: 'STAY-1' }
  const first = valueOf(await loose.bookCode(code, how))
  const second = valueOf(await loose.bookCode(code, how))
  expect([first.state, second.state]).toEqual(['held', 'held'])
  expect(second.reference).not.toBe(first.reference)
  // Of two bookings with the same reference the newest is found, whatever has become of it (gap 242).
  valueOf(await loose.cancel(second.reference))
  expect(valueOf(await loose.read(null, 'STAY-1')).reference).toBe(second.reference)
  expect(await checkLedger(services.db, loose.officeId)).toEqual([])
})

describe('a reference that reserved nothing binds nothing (gap 217)', () => {
  test('a short wallet: the same call is tried anew', async () => {
    const poor = await openHotelOffice(world.services, 15_000)
    const how = { clientReference: 'STAY-1' }
    const code = (await poor.codeOf()) ?? ''
    valueOf(await poor.check(code))
    const short = valueOf(await poor.bookCode(code, how))
    expect(short.state).toBe('short')
    const at = { officeId: poor.officeId, amountCents: 50_000n, at: world.clock.now(), requestId: null }
    await inTransaction(world.services.db, (tx) => credit(tx, { ...at, reference: null }))
    const held = valueOf(await poor.bookCode(code, how))
    expect(held.state).toBe('held')
    expect(valueOf(await poor.bookCode(code, how))).toEqual(held)
    expect(valueOf(await poor.read(null, 'STAY-1')).reference).toBe(held.reference)
    expect(await checkLedger(world.services.db, poor.officeId)).toEqual([])
  })
})

describe('rooms', () => {
  test('a stay takes every night of every room, and gives them back', async () => {
    const stay = stayFor([
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [6] },
    ])
    const { reference } = valueOf(await office.book({ hotelId: TWO_ROOMS, stay }))
    expect(await roomsTaken(TWO_ROOMS)).toBe(6)
    expect(await office.codeOf({ hotelId: TWO_ROOMS })).toBeNull()
    // The night after check-out is free.
    const next = { ...stayFor(), checkIn: stay.checkOut, checkOut: '2026-12-14' }
    expect(await office.codeOf({ hotelId: TWO_ROOMS, stay: next })).not.toBeNull()
    valueOf(await office.cancel(reference))
    expect(await roomsTaken(TWO_ROOMS)).toBe(0)
  })

  test('the last room raced by offices: one gets it, and it comes back when the clock ends the hold (ASVS 2.3.4)', async () => {
    const offices = await Promise.all(Array.from({ length: 12 }, () => openHotelOffice(world.services)))
    const codes = await Promise.all(
      offices.map(async (each) => {
        const code = (await each.codeOf({ hotelId: LAST_ROOM })) ?? ''
        valueOf(await each.check(code))
        return code
      }),
    )
    const outcomes = await Promise.all(offices.map((each, at) => each.bookCode(codes[at] ?? '')))
    const won = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.reference] : []))
    expect(won).toHaveLength(1)
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.failure === 'gone')).toHaveLength(11)
    expect(await roomsTaken(LAST_ROOM)).toBe(3)
    for (const each of offices) expect(await checkLedger(world.services.db, each.officeId)).toEqual([])
    const winner = offices[outcomes.findIndex((outcome) => outcome.ok)]
    world.clock.advanceSeconds(600)
    // No sweeper runs; the next read finds that the booking has lapsed.
    expect(valueOf((await winner?.read(won[0] ?? ''))!).state).toBe('cancelled')
    expect(await roomsTaken(LAST_ROOM)).toBe(0)
  })

  test('the last room raced within an office: one hold, one charge', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const code = (await office.codeOf({ hotelId: LAST_ROOM })) ?? ''
        valueOf(await office.check(code))
        return code
      }),
    )
    const outcomes = await Promise.all(all.map((code) => office.bookCode(code)))
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    expect((await wallet()).heldCents).toBe(30_000n)
    await resetOffices(world.services, office.officeId)
    expect(await roomsTaken(LAST_ROOM)).toBe(0)
  })

  test('a scenario hotel has its last room for every office', async () => {
    const other = await openHotelOffice(world.services)
    expect(valueOf(await office.book({ hotelId: ONE_LEFT })).state).toBe('held')
    expect(valueOf(await other.book({ hotelId: ONE_LEFT })).state).toBe('held')
    expect(await office.codeOf({ hotelId: ONE_LEFT })).toBeNull()
  })
})

describe('guests', () => {
  test('of two rooms of the same kind, each keeps its own', () => {
    const [one, two] = [guest(1), { ...guest(1), firstName: 'Ada' }]
    const rooms = [one, two].map((each) => ({ number: '7', guests: [each] }))
    expect(inOrderOfRate(rooms, ['7', '7'])).toEqual(rooms)
  })

  const family = stayFor([{ adults: 2, childAges: [6, 3] }])
  const room = (...guests: Guest[]): OrderedRoom => ({ number: null, guests })
  const two = [guest(1), guest(1)]
  const cases: [string, ReturnType<typeof room>[], string | null][] = [
    ['that fit', [room(...two, guest(2, 6), guest(2, 3))], null],
    ['whose ages are left out', [room(...two, guest(2), guest(3))], null],
    ['in another order', [room(guest(3, 3), ...two, guest(2, 6))], null],
    ['of a room too many', [room(...two), room(guest(2, 6), guest(2, 3))], 'Rooms: 1 given while search but 2'],
    ['an adult too few', [room(guest(1), guest(2, 6), guest(2, 3))], 'Rooms[0].Passengers: 2 ADULT given while search but 1 ADULT'],
    ['a child too few', [room(...two, guest(2, 6))], '2 CHILD given while search but 1 CHILD'],
    ['of another age', [room(...two, guest(2, 6), guest(2, 4))], 'ChildAge 4 is not among the ages of the search, 6, 3'],
    ['of one age twice', [room(...two, guest(2, 6), guest(2, 6))], 'ChildAge 6'],
  ] // prettier-ignore
  test.each(cases)('are compared with those of the search: %s', async (_, rooms, message) => {
    const outcome = await office.book({ stay: family }, { rooms })
    if (message !== null) {
      if (outcome.ok || !outcome.rule) throw new Error('the guests were taken')
      expect(outcome.failure).toBe('rule-broken')
      return expect(guestSentence(outcome.rule)).toContain(message)
    }
    const { detail } = valueOf(await office.read(valueOf(outcome).reference))
    const ages = detail.guests.flat().flatMap(({ childAge }) => childAge ?? [])
    expect(ages.sort()).toEqual([3, 6])
  })
})
