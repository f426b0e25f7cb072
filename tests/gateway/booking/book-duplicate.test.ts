import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookAir } from '../../../gateway/domain/air/book.ts'
import { fail } from '../../../gateway/domain/outcome.ts'
import { bookable } from './fares.ts'
import { inputFor, openOffice, valueOf, type Office } from './office.ts'
import { bookingsOf, expectLedger, walletOf } from './stored.ts'
import { openWorld, type World } from './world.ts'

/** A repeated AirBook returns the first answer again, or 40/42 (gap 85). */

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

test('a fare that the office has booked: a record 40/42, and no second hold', async () => {
  const first = valueOf(await office.book({ code: 'A' }))
  const second = valueOf(await office.book({ code: 'A' }, { who: 'ben' }))
  expect(second).toMatchObject({ state: 'duplicate', limitAt: null })
  expect((await walletOf(at())).heldCents).toBe(50_000n)
  valueOf(await office.cancel(first.reference))
  expect(valueOf(await office.book({ code: 'A' })).state).toBe('held')
  await expectLedger(at())
})

describe('the same ClientUniqueId', () => {
  const clientReference = 'TRIP-1'

  test('with the same body answers again what was answered first', async () => {
    const quote = bookable()
    const first = valueOf(await office.book(quote, { clientReference }))
    world.clock.advanceSeconds(1200)
    expect(valueOf(await office.book(quote, { clientReference }))).toEqual(first)
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
    // Of two bookings with the same reference, the active one is found.
    valueOf(await loose.cancel(second.reference))
    expect(valueOf(await loose.read(null, 'TRIP-1')).reference).toBe(first.reference)
  })
})
