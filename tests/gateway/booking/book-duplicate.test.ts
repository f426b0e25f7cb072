import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookAir } from '../../../gateway/domain/air/book.ts'
import { fail } from '../../../gateway/domain/outcome.ts'
import { credit } from '../../setup/credit.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { bookable } from './fares.ts'
import { inputFor, openOffice, traveler, valueOf, type Office } from './office.ts'
import { bookingsOf, expectLedger, walletOf } from './stored.ts'
import { openWorld, type World } from './world.ts'

/** A repeated AirBook returns the first answer again, or 40/42 (gaps 85, 217). */

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

test('a fare that the office has booked gets a record 40/42 and no second hold', async () => {
  const first = valueOf(await office.book({ code: 'A' }))
  const second = valueOf(await office.book({ code: 'A' }, { who: 'ben' }))
  expect(second).toMatchObject({ state: 'duplicate', limitAt: null })
  expect((await walletOf(at())).heldCents).toBe(50_000n)
  valueOf(await office.cancel(first.reference))
  expect(valueOf(await office.book({ code: 'A' })).state).toBe('held')
  await expectLedger(at())
})

describe('a duplicate is the same fare and a traveller who is in an active booking of it (gap 217)', () => {
  const ada = traveler(1, '1988-06-12')
  const ben = traveler(1, '1990-01-02', 'BEN')
  const book = (code: string, ...travelers: (typeof ada)[]) =>
    office.book({ code, adults: travelers.length }, { travelers })

  test('other travellers are another booking', async () => {
    expect(valueOf(await book('A', ada)).state).toBe('held')
    expect(valueOf(await book('A', ben)).state).toBe('held')
    expect((await walletOf(at())).heldCents).toBe(100_000n)
    await expectLedger(at())
  })

  test('one traveller in common is enough, and the other is not taken by it', async () => {
    valueOf(await book('A', ada))
    const both = valueOf(await book('A', ben, ada))
    expect(both).toMatchObject({ state: 'duplicate', limitAt: null })
    expect(valueOf(await book('A', ben)).state).toBe('held')
    await expectLedger(at())
  })

  test.each([
    ['another date of birth', { dateOfBirth: '1988-06-13' }, 'held'],
    ['another name', { lastName: 'QUEEN' }, 'held'],
    ['the same names in other case and spacing', { firstName: ' Ada ', lastName: 'king' }, 'duplicate'],
    ['another title, nationality and passport', { title: 0, nationality: 'FR', passport: null }, 'duplicate'],
  ] as const)('%s: %s', async (_, changed, state) => {
    valueOf(await book('A', ada))
    expect(valueOf(await book('A', { ...ada, ...changed })).state).toBe(state)
  })

  test('the same traveller on another fare is another booking', async () => {
    valueOf(await book('A', ada))
    expect(valueOf(await book('B', ada)).state).toBe('held')
  })

  test('50 at once for the same traveller make one booking', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => book('A', ada)))
    const states = all.map((outcome) => valueOf(outcome).state)
    expect(states.filter((state) => state === 'held')).toHaveLength(1)
    expect(states.filter((state) => state === 'duplicate')).toHaveLength(49)
    await expectLedger(at())
  })

  test('the traveller is free again when the hold lapses', async () => {
    valueOf(await book('A', ada))
    world.clock.advanceSeconds(600)
    expect(valueOf(await book('A', ada)).state).toBe('held')
  })
})

describe('a first answer that reserved nothing does not bind its ClientUniqueId (gap 217)', () => {
  const clientReference = 'TRIP-1'

  test('a short wallet: the same call is tried anew, and another body too', async () => {
    const poor = await openOffice(world.services, 10_000)
    const quote = bookable()
    expect(valueOf(await poor.book(quote, { clientReference })).state).toBe('short')
    expect(valueOf(await poor.book({}, { clientReference })).state).toBe('short')
    const topUp = { officeId: poor.officeId, amountCents: 90_000n, at: world.clock.now(), requestId: null }
    await inTransaction(world.services.db, (tx) => credit(tx, { ...topUp, reference: null }))
    const held = valueOf(await poor.book(quote, { clientReference }))
    expect(held.state).toBe('held')
    // Now it binds.
    expect(valueOf(await poor.book(quote, { clientReference }))).toEqual(held)
    expect(await poor.book({}, { clientReference })).toMatchObject({ failure: 'reference-used' })
    expect(valueOf(await poor.read(null, clientReference)).reference).toBe(held.reference)
    await expectLedger({ services: world.services, officeId: poor.officeId })
  })

  test('a duplicate: held once the first booking is cancelled', async () => {
    const quote = bookable()
    const first = valueOf(await office.book(quote))
    expect(valueOf(await office.book(quote, { clientReference })).state).toBe('duplicate')
    valueOf(await office.cancel(first.reference))
    expect(valueOf(await office.book(quote, { clientReference })).state).toBe('held')
  })
})

describe('the same ClientUniqueId', () => {
  const clientReference = 'TRIP-1'

  test('with the same body answers again what was answered first', async () => {
    const quote = bookable()
    const first = valueOf(await office.book(quote, { clientReference }))
    world.clock.advanceSeconds(599)
    const again = await office.book(quote, { clientReference })
    expect(again).toEqual({ ok: true, value: first, repeated: true })
    expect(await bookingsOf(at())).toHaveLength(1)
  })

  test('answers again without asking for the fare, which may be long gone', async () => {
    const quote = bookable()
    const first = valueOf(await office.book(quote, { clientReference }))
    const grant = await office.grant<'air_book'>('ada')
    const again = await bookAir(world.services, grant, inputFor(quote, { clientReference }), () =>
      Promise.resolve(fail('not-checked')),
    )
    expect(valueOf(again)).toEqual(first)
  })

  test('with another body is refused', async () => {
    await office.book({}, { clientReference })
    const other = await office.book({}, { clientReference })
    expect(other).toMatchObject({ ok: false, failure: 'reference-used' })
    expect(await bookingsOf(at())).toHaveLength(1)
  })

  test('50 at once make one booking and get one answer', async () => {
    const quote = bookable()
    const all = await Promise.all(Array.from({ length: 50 }, () => office.book(quote, { clientReference })))
    expect(new Set(all.map((outcome) => valueOf(outcome).reference)).size).toBe(1)
    expect((await walletOf(at())).heldCents).toBe(50_000n)
    await expectLedger(at())
  })

  test('belongs to the booking for as long as that lives (gap 242)', async () => {
    const quote = bookable()
    const book = async (wanted = quote) => valueOf(await office.book(wanted, { clientReference }))
    const first = await book()
    valueOf(await office.cancel(first.reference))
    const second = await book()
    expect(second).toMatchObject({ state: 'held' })
    expect(second.reference).not.toBe(first.reference)
    // Nobody has looked at the hold since it lapsed.
    world.clock.advanceSeconds(600)
    const other = await book(bookable())
    expect(other.state).toBe('held')
    expect([first.reference, second.reference]).not.toContain(other.reference)
    expect(valueOf(await office.read(null, clientReference)).reference).toBe(other.reference)
    await expectLedger(at())
  })

  test('stays bound to a booking that is ticketed (gap 242)', async () => {
    const quote = bookable()
    const first = valueOf(await office.book(quote, { clientReference }))
    valueOf(await office.order(first.reference))
    expect(valueOf(await office.book(quote, { clientReference }))).toEqual(first)
    world.clock.advanceSeconds(3600)
    expect(valueOf(await office.read(first.reference)).state).toBe('ticketed')
    expect(valueOf(await office.book(quote, { clientReference }))).toEqual(first)
    expect(await office.book({}, { clientReference })).toMatchObject({ failure: 'reference-used' })
  })

  test('50 at once after the booking was cancelled make one more', async () => {
    const quote = bookable()
    const first = valueOf(await office.book(quote, { clientReference }))
    valueOf(await office.cancel(first.reference))
    const all = await Promise.all(Array.from({ length: 50 }, () => office.book(quote, { clientReference })))
    const made = new Set(all.map((outcome) => valueOf(outcome).reference))
    expect(made.size).toBe(1)
    expect(made.has(first.reference)).toBe(false)
    expect((await walletOf(at())).heldCents).toBe(50_000n)
    await expectLedger(at())
  })

  test('belongs to the office: another office may use it too', async () => {
    const other = await openOffice(world.services)
    const quote = bookable()
    const first = valueOf(await office.book(quote, { clientReference }))
    const second = valueOf(await other.book(quote, { clientReference }))
    expect(second.reference).not.toBe(first.reference)
    expect(second.state).toBe('held')
  })
})

describe('with the rules of gap 85 off', () => {
  test('the same request books twice, and the same fare too', async () => {
    const services = { ...world.services, settings: { ...world.services.settings, dedupe: false } }
    const loose = await openOffice(services)
    const quote = bookable()
    const first = valueOf(await loose.book(quote, { clientReference: 'TRIP-1' }))
    const second = valueOf(await loose.book(quote, { clientReference: 'TRIP-1' }))
    expect([first.state, second.state]).toEqual(['held', 'held'])
    expect(second.reference).not.toBe(first.reference)
    await expectLedger({ services, officeId: loose.officeId })
    // Of two bookings with the same reference the newest is found, whatever has become of it (gap 242).
    expect(valueOf(await loose.read(null, 'TRIP-1')).reference).toBe(second.reference)
    valueOf(await loose.cancel(second.reference))
    expect(valueOf(await loose.read(null, 'TRIP-1')).reference).toBe(second.reference)
  })
})
