import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runDue } from '../../../gateway/domain/booking/run-due.ts'
import { balanceOf } from '../../../gateway/domain/wallet/balance.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { valueOf } from '../booking/office.ts'
import { stayFor, type MadeTerms } from './handmade-hotels.ts'
import { openHotelOffice, openHotelWorld, type HotelOffice, type HotelWorld } from './hotel-office.ts'

const ORDINARY = 1
const SLOW_VOUCHER = 2
const CENTS = 30_000

let world: HotelWorld
let office: HotelOffice
beforeEach(async () => {
  // Each test gets its own clock, because penalties depend on dates.
  world = await openHotelWorld([{ stock: 100 }, { voucherSeconds: 90 }])
  office = await openHotelOffice(world.services)
})
afterEach(async () => {
  expect(await checkLedger(world.services.db, office.officeId)).toEqual([])
  await world.close()
})

async function held(hotelId = ORDINARY, terms: MadeTerms = 'flexible'): Promise<string> {
  return valueOf(await office.book({ hotelId, terms })).reference
}

async function confirmed(terms: MadeTerms = 'flexible'): Promise<string> {
  const reference = await held(ORDINARY, terms)
  valueOf(await office.order(reference))
  return reference
}

async function wallet() {
  const { balanceCents, heldCents } = await balanceOf(world.services.db, office.officeId)
  return { balanceCents, heldCents }
}

/** Sets the clock to this UTC time. */
function goTo(instant: string) {
  world.clock.advanceSeconds((Date.parse(instant) - world.clock.now().getTime()) / 1000)
}

describe('the ten minutes', () => {
  test.each([
    [599.999, 'confirmed'],
    [600, 'cancelled'],
  ])('%d s after the hold, an order finds it or comes too late', async (seconds, state) => {
    const reference = await held()
    world.clock.advanceSeconds(seconds)
    const ordered = await office.order(reference)
    expect(ordered.ok ? ordered.value.state : ordered.failure).toBe(
      state === 'confirmed' ? state : 'not-held',
    )
    expect(valueOf(await office.read(reference)).state).toBe(state)
    expect((await wallet()).heldCents).toBe(0n)
  })

  test('the sweeper ends a hold that nobody looks at', async () => {
    const reference = await held()
    world.clock.advanceSeconds(600)
    expect(await runDue(world.services, office.officeId)).toEqual([
      { kind: 'hotel-lapse', subject: reference },
    ])
    expect(await wallet()).toEqual({ balanceCents: 1_000_000n, heldCents: 0n })
  })
})

describe('an extension', () => {
  test('adds ten minutes, once', async () => {
    const booked = valueOf(await office.book())
    world.clock.advanceSeconds(300)
    const extended = valueOf(await office.extend(booked.reference))
    expect((extended.limit_at?.getTime() ?? 0) - (booked.limitAt?.getTime() ?? 0)).toBe(600_000)
    expect(extended.detail.canExtend).toBe(false)
    expect(await office.extend(booked.reference)).toMatchObject({ failure: 'extended-already' })
    world.clock.advanceSeconds(899.999)
    expect(await runDue(world.services, office.officeId)).toEqual([])
    expect(valueOf(await office.read(booked.reference)).state).toBe('held')
    world.clock.advanceSeconds(0.001)
    expect(await runDue(world.services, office.officeId)).toHaveLength(1)
    expect(valueOf(await office.read(booked.reference)).state).toBe('cancelled')
  })

  test('asked for by many at once is given once', async () => {
    const { reference, limitAt } = valueOf(await office.book())
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => office.extend(reference)))
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    const { limit_at: moved } = valueOf(await office.read(reference))
    expect((moved?.getTime() ?? 0) - (limitAt?.getTime() ?? 0)).toBe(600_000)
  })

  test('is refused once the deadline has passed', async () => {
    const late = await held()
    world.clock.advanceSeconds(600)
    expect(await office.extend(late)).toMatchObject({ failure: 'not-held' })
  })
})

describe('confirmation', () => {
  test('charges once, and the vouchers are there', async () => {
    const reference = await held()
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => office.order(reference)))
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    expect(await wallet()).toEqual({ balanceCents: 970_000n, heldCents: 0n })
    const booking = valueOf(await office.read(reference))
    expect(booking).toMatchObject({ state: 'confirmed', ordered_by: 'ADA' })
    expect(booking.confirmed_at).toEqual(world.clock.now())
    expect(booking.detail.voucherNumbers).toEqual([expect.stringMatching(/^V\d{10}$/)])
  })

  test('gives each room a voucher of its own', async () => {
    const rooms = stayFor([
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [] },
    ])
    const { reference } = valueOf(await office.book({ stay: rooms }))
    const { voucherNumbers } = valueOf(await office.order(reference)).detail
    expect(voucherNumbers).toHaveLength(2)
    expect(new Set(voucherNumbers).size).toBe(2)
  })

  test('of a slow hotel: confirmed at once, the voucher comes by the clock', async () => {
    const reference = await held(SLOW_VOUCHER)
    valueOf(await office.order(reference))
    world.clock.advanceSeconds(89.999)
    const waiting = valueOf(await office.read(reference))
    expect(waiting).toMatchObject({ state: 'confirmed', detail: { voucherNumbers: [] } })
    world.clock.advanceSeconds(0.001)
    const there = valueOf(await office.read(reference))
    expect(there.detail.voucherNumbers).toHaveLength(1)
    expect(there.updated_at).toEqual(world.clock.now())
    expect(await runDue(world.services, office.officeId)).toEqual([])
    expect(valueOf(await office.read(reference)).detail).toEqual(there.detail)
  })

  test('of a slow hotel that is cancelled meanwhile: no voucher comes', async () => {
    const reference = await held(SLOW_VOUCHER)
    valueOf(await office.order(reference))
    valueOf(await office.cancel(reference))
    world.clock.advanceSeconds(90)
    expect(await runDue(world.services, office.officeId)).toEqual([])
    expect(valueOf(await office.read(reference)).detail.voucherNumbers).toEqual([])
  })
})

describe('cancelling', () => {
  test('a held booking costs nothing, also on terms that give nothing back', async () => {
    const reference = await held(ORDINARY, 'fixed')
    const shown = valueOf(await office.display(reference))
    expect(shown.cancellation).toEqual({ chargeCents: 0, refundCents: 0 })
    const { booking, cancellation } = valueOf(await office.cancel(reference))
    expect(booking.state).toBe('cancelled')
    expect(cancellation).toEqual(shown.cancellation)
    expect(await wallet()).toEqual({ balanceCents: 1_000_000n, heldCents: 0n })
  })

  test.each([
    ['flexible', '2026-12-08T23:59:59Z', 0],
    ['flexible', '2026-12-09T00:00:00Z', 10_000],
    ['flexible', '2026-12-10T23:59:59Z', 10_000],
    ['flexible', '2026-12-11T00:00:00Z', CENTS],
    ['partial', '2026-11-30T12:00:00Z', 9_000],
  ] as const)('a confirmed one, %s, at %s costs %d cents', async (terms, at, chargeCents) => {
    const reference = await confirmed(terms)
    goTo(at)
    const shown = valueOf(await office.display(reference))
    const { booking, cancellation } = valueOf(await office.cancel(reference))
    expect(cancellation).toEqual({ chargeCents, refundCents: CENTS - chargeCents })
    expect(shown.cancellation).toEqual(cancellation)
    expect(booking.state).toBe('withdrawn')
    expect((await wallet()).balanceCents).toBe(BigInt(1_000_000 - chargeCents))
    expect(await office.cancel(reference)).toMatchObject({ failure: 'cancelled-already' })
    expect(await office.display(reference)).toMatchObject({ failure: 'cancelled-already' })
  })

  test('a confirmed one that gives nothing back is refused, and shown as lost', async () => {
    const reference = await confirmed('fixed')
    expect(valueOf(await office.display(reference)).cancellation).toEqual({
      chargeCents: CENTS,
      refundCents: 0,
    })
    expect(await office.cancel(reference)).toMatchObject({ failure: 'not-cancellable' })
    expect(valueOf(await office.read(reference)).state).toBe('confirmed')
  })

  test('50 at once give one refund', async () => {
    const reference = await confirmed()
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => office.cancel(reference)))
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    expect((await wallet()).balanceCents).toBe(1_000_000n)
  })
})

test('the owner or an admin of the office may act; another office finds nothing', async () => {
  const reference = await held()
  const other = await openHotelOffice(world.services)
  for (const verb of ['order', 'cancel', 'extend'] as const) {
    expect(await office[verb](reference, 'ben'), verb).toMatchObject({ failure: 'not-yours' })
    expect(await other[verb](reference, 'cleo'), verb).toMatchObject({ failure: 'not-found' })
  }
  expect(await other.read(reference)).toMatchObject({ failure: 'not-found' })
  expect(await other.display(reference)).toMatchObject({ failure: 'not-found' })
  expect(await office.read(null)).toMatchObject({ failure: 'no-reference' })
  expect(valueOf(await office.read(reference, null, 'ben')).owner_id).toBe('ada')
  valueOf(await office.display(reference, 'ben'))
  valueOf(await office.extend(reference, 'cleo'))
  expect(valueOf(await office.order(reference, 'cleo')).ordered_by).toBe('CLEO')
  valueOf(await office.cancel(reference, 'cleo'))
})

test('what is ordered or cancelled can be given no more time, and its record says so', async () => {
  const ordered = await held()
  expect(valueOf(await office.read(ordered)).detail.canExtend).toBe(true)
  expect(valueOf(await office.order(ordered)).detail.canExtend).toBe(false)
  expect(valueOf(await office.read(ordered)).detail.canExtend).toBe(false)
  const cancelled = await held()
  valueOf(await office.cancel(cancelled))
  expect(valueOf(await office.read(cancelled)).detail.canExtend).toBe(false)
})
