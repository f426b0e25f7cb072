import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { advanceClock } from '../../../gateway/control/advance-clock.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { bookable, nextCode, type FareWanted } from './fares.ts'
import { openOffice, traveler, valueOf, type Office } from './office.ts'
import { expectLedger, walletOf } from './stored.ts'
import { openWorld, type World } from './world.ts'

/** AirRefundDisplay and AirRefund (gaps 78-83, 228; trust, W5 and A1). */

let world: World
let office: Office
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await openOffice(world.services)
})

const where = () => ({ services: world.services, officeId: office.officeId })
const SEED_CENTS = 1_000_000
/** The flights of `fares.ts` leave on 14 and 21 January 2027 at 10:00, local. */
const TO_THE_FIRST = (Date.parse('2027-01-14T10:00:00Z') - Date.parse('2026-11-20T09:00:00Z')) / 1000
const WEEK = 7 * 86_400

async function wait(seconds: number) {
  await advanceClock(world.services, { seconds, officeId: office.officeId })
}

async function ticketed(wanted: FareWanted = {}): Promise<string> {
  const { reference } = valueOf(await office.book(wanted))
  valueOf(await office.order(reference))
  await wait(3)
  return reference
}

async function ticketsOf(reference: string) {
  return valueOf(await office.display(reference)).tickets
}

async function numbersOf(reference: string) {
  return (await ticketsOf(reference)).map(({ ticket }) => ticket.number)
}

async function refundsOf(reference: string) {
  const rows = await world.services.db
    .selectFrom('transfer')
    .select(['amount_cents', 'debit_account', 'credit_account', 'family', 'request_id'])
    .where('reference', '=', reference)
    .where('kind', '=', 'refund')
    .orderBy('transfer_id')
    .execute()
  return rows
}

const family = { adults: 2, children: 1, infants: 1, totalCents: 80_000 }

describe('the penalty of a ticket', () => {
  test('is its share of the penalties of all legs, by what the tickets cost, to the cent', async () => {
    const reference = await ticketed({ adults: 3, totalCents: 99_999 })
    const tickets = await ticketsOf(reference)
    expect(tickets.map(({ penaltyCents }) => penaltyCents)).toEqual([4_000, 4_000, 4_000])
    const odd = await ticketed({
      adults: 3,
      totalCents: 90_000,
      terms: { refund: { beforeFlight: true, afterFlight: false, penaltyCents: 5_000 } },
    })
    expect((await ticketsOf(odd)).map(({ penaltyCents }) => penaltyCents)).toEqual([3_334, 3_333, 3_333])
  })

  test('is never more than the base fare, and nothing where the supplier states none', async () => {
    const cheap = await ticketsOf(await ticketed({ totalCents: 9_000 }))
    expect(cheap).toMatchObject([{ refundable: true, penaltyCents: 6_750, refundCents: 2_250 }])
    const unstated = { refund: { beforeFlight: true, afterFlight: null, penaltyCents: null } }
    const whole = await ticketsOf(await ticketed({ totalCents: 9_000, terms: unstated }))
    expect(whole).toMatchObject([{ refundable: true, penaltyCents: 0, refundCents: 9_000 }])
  })

  test.each([
    ['nothing is known', { nonRefundableType: 0, refundMethod: 1 }],
    ['it is never refundable', { nonRefundableType: 1, refundMethod: 1 }],
    ['its method is non-refundable', { refundMethod: 2 }],
    [
      'it is not refundable before departure',
      { refund: { beforeFlight: false, afterFlight: true, penaltyCents: null } },
    ],
    [
      'it is not known to be refundable',
      { refund: { beforeFlight: null, afterFlight: null, penaltyCents: null } },
    ],
  ] as const)('is not taken where %s: nothing is refunded', async (_, terms) => {
    const reference = await ticketed({ terms })
    expect(await ticketsOf(reference)).toMatchObject([{ refundable: false, penaltyCents: 0, refundCents: 0 }])
    expect(await office.refund(reference)).toMatchObject({ failure: 'not-refundable' })
    expect(await refundsOf(reference)).toEqual([])
  })
})

describe('a refund', () => {
  test('credits the wallet with what the ticket cost less its penalty, and dates the booking', async () => {
    const reference = await ticketed({ totalCents: 50_000 })
    const done = valueOf(await office.refund(reference))
    expect(done).toMatchObject({ refundCents: 38_000, penaltyCents: 12_000 })
    expect(done.booking).toMatchObject({
      state: 'refunded',
      detail: { eTickets: [{ refund: { cents: 38_000 } }] },
    })
    expect(done.booking.cancelled_at).not.toBeNull()
    expect(await refundsOf(reference)).toMatchObject([
      { amount_cents: 38_000n, debit_account: 'supplier', credit_account: 'available', family: 'air' },
    ])
    expect(await walletOf(where())).toEqual({ balanceCents: BigInt(SEED_CENTS - 12_000), heldCents: 0n })
    await expectLedger(where())
  })

  test('of one ticket leaves the booking ticketed and the others as they were; the rest may follow', async () => {
    const reference = await ticketed(family)
    const before = valueOf(await office.read(reference))
    const [first = '', , child = ''] = await numbersOf(reference)
    const shown = await ticketsOf(reference)
    const one = valueOf(await office.refund(reference, { numbers: [child, child] }))
    expect(one.numbers).toEqual([child])
    expect(one.booking).toMatchObject({ state: 'ticketed', cancelled_at: null })
    expect(one.booking.confirmed_at).toEqual(before.confirmed_at)
    const after = await ticketsOf(reference)
    expect(after.map(({ refundable }) => refundable)).toEqual([true, true, false, true])
    expect(after.map(({ refundCents }) => refundCents)).toEqual(shown.map(({ refundCents }) => refundCents))

    expect(await office.refund(reference, { numbers: [first, child] })).toMatchObject({
      failure: 'not-refundable',
      rule: { rule: 'refunded', index: 1 },
    })
    const rest = valueOf(await office.refund(reference, { numbers: [] }))
    expect(rest.numbers).toEqual((await numbersOf(reference)).filter((number) => number !== child))
    expect(rest.numbers).toContain(first)
    expect(rest.booking.state).toBe('refunded')
    expect(one.refundCents + rest.refundCents).toBe(80_000 - 12_000)
    expect(await refundsOf(reference)).toHaveLength(2)
    await expectLedger(where())
  })

  test('that no ticket shows breaks the ledger', async () => {
    const reference = await ticketed()
    valueOf(await office.refund(reference))
    await sql`update gateway.booking set detail = detail #- '{eTickets,0,refund}'
      where reference = ${reference}`.execute(world.services.db)
    expect(await checkLedger(world.services.db, office.officeId)).toMatchObject([
      { rule: 'rows: bookings whose refunds are not as their records say', found: 1n },
    ])
  })

  test('of nothing moves no money and still ends the booking', async () => {
    const reference = await ticketed({ totalCents: 9_000, taxes: false })
    expect(valueOf(await office.refund(reference)).booking.state).toBe('refunded')
    expect(await refundsOf(reference)).toEqual([])
    await expectLedger(where())
  })

  test('takes all named tickets or none: one that was refunded before spoils it', async () => {
    const reference = await ticketed({ adults: 2 })
    const [first = '', second = ''] = await numbersOf(reference)
    valueOf(await office.refund(reference, { numbers: [first] }))
    for (const numbers of [[first], [first, second]])
      expect(await office.refund(reference, { numbers })).toMatchObject({ failure: 'not-refundable' })
    expect(await refundsOf(reference)).toHaveLength(1)
  })

  test('names a number that is not of this booking by its place', async () => {
    const reference = await ticketed()
    const other = await ticketed({ flightNumber: '701' })
    const [own = ''] = await numbersOf(reference)
    const [foreign = ''] = await numbersOf(other)
    const outcome = await office.refund(reference, { type: 'all', numbers: [own, foreign] })
    expect(outcome).toMatchObject({ failure: 'rule-broken', rule: { rule: 'ticket', index: 1 } })
    expect(await refundsOf(reference)).toEqual([])
  })

  test('of type all takes every ticket, whichever is named', async () => {
    const reference = await ticketed({ adults: 2 })
    const [first = ''] = await numbersOf(reference)
    const done = valueOf(await office.refund(reference, { type: 'all', numbers: [first] }))
    expect(done.numbers).toHaveLength(2)
    expect(done.booking.state).toBe('refunded')
  })

  test('gives the seats of the refunded travellers back, and no seat twice', async () => {
    const wanted = { adults: 2, infants: 1, totalCents: 60_000, seatsLeft: 3, flightNumber: '88' }
    const seats = async () => {
      const rows = await world.services.db
        .selectFrom('seat')
        .select('seats')
        .where('office_id', '=', office.officeId)
        .execute()
      return rows.map((row) => row.seats)
    }
    const reference = await ticketed(wanted)
    await office.book({ seatsLeft: 3, flightNumber: '88' })
    expect(await seats()).toEqual([3, 3])
    const [first = '', second = ''] = await numbersOf(reference)
    valueOf(await office.refund(reference, { numbers: [second] }))
    expect(await seats()).toEqual([2, 2])
    valueOf(await office.refund(reference, { numbers: [first] }))
    expect(await seats()).toEqual([1, 1])
    valueOf(await office.refund(reference))
    expect(await seats()).toEqual([1, 1])
  })

  test('frees its traveller for the same fare, and nobody else (gap 217)', async () => {
    const ada = traveler(1, '1988-06-12')
    const ben = traveler(1, '1988-06-12', 'BEN')
    const party = bookable({ code: nextCode(), adults: 2 })
    const alone = { ...bookable({ code: party.offerCode }) }
    const again = async (who: typeof ada) => valueOf(await office.book(alone, { travelers: [who] })).state
    const { reference } = valueOf(await office.book(party, { travelers: [ada, ben] }))
    valueOf(await office.order(reference))
    await wait(3)
    expect(await again(ben)).toBe('duplicate')
    const [, second = ''] = await numbersOf(reference)
    valueOf(await office.refund(reference, { numbers: [second] }))
    expect(await again(ada)).toBe('duplicate')
    expect(await again(ben)).toBe('held')
    // The new booking keeps its traveller when the first one ends.
    valueOf(await office.refund(reference))
    expect(await again(ben)).toBe('duplicate')
    expect(await again(ada)).toBe('held')
  })

  test.each([20, 50])('%i at once credit one ticket exactly once', async (count) => {
    const reference = await ticketed({ adults: 2 })
    const [first = ''] = await numbersOf(reference)
    const all = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        office.refund(reference, { numbers: [first], who: index % 2 === 0 ? 'ada' : 'cleo' }),
      ),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await refundsOf(reference)).toHaveLength(1)
    await expectLedger(where())
  })
})

describe('who', () => {
  test('may see it: everybody of the office; may do it: the owner and an admin', async () => {
    const reference = await ticketed({ adults: 2 })
    const [first = ''] = await numbersOf(reference)
    for (const who of ['ada', 'ben', 'cleo'] as const)
      expect(valueOf(await office.display(reference, who)).tickets).toHaveLength(2)
    expect(await office.refund(reference, { who: 'ben' })).toMatchObject({ failure: 'not-yours' })
    expect(valueOf(await office.refund(reference, { who: 'cleo', numbers: [first] })).numbers).toEqual([
      first,
    ])
    expect(valueOf(await office.refund(reference)).booking.state).toBe('refunded')
  })

  test('is of another office does not find it', async () => {
    const reference = await ticketed()
    const other = await openOffice(world.services)
    for (const who of ['ada', 'cleo'] as const) {
      expect(await other.display(reference, who)).toMatchObject({ failure: 'not-found' })
      expect(await other.refund(reference, { who })).toMatchObject({ failure: 'not-found' })
    }
  })
})

describe('after the first flight has left', () => {
  const price = { totalCents: 50_000 }
  // Base fare 375.00 and taxes 125.00; both legs last the same.
  const LEG_BASE = 18_750
  const LEG_TAX = 6_250

  test('tickets are not refundable whole, and the legs that remain are', async () => {
    const reference = await ticketed(price)
    await wait(TO_THE_FIRST - 4)
    const before = valueOf(await office.display(reference))
    expect(before).toMatchObject({ type: 'tickets', tickets: [{ refundCents: 38_000 }] })
    await wait(1)
    const shown = valueOf(await office.display(reference))
    expect(shown).toMatchObject({
      type: 'unflown',
      tickets: [{ refundable: true, penaltyCents: 6_000, refundCents: LEG_BASE - 6_000 + LEG_TAX }],
    })
    expect(await office.refund(reference)).toMatchObject({
      failure: 'not-refundable',
      rule: { rule: 'unflown' },
    })
    const done = valueOf(await office.refund(reference, { type: 'unflown' }))
    expect(done).toMatchObject({ refundCents: 19_000, penaltyCents: 6_000, booking: { state: 'refunded' } })
    await expectLedger(where())
  })

  test('a penalty beyond the base fare of the legs leaves their taxes', async () => {
    const terms = { refund: { beforeFlight: true, afterFlight: false, penaltyCents: 40_000 } }
    const reference = await ticketed({ ...price, terms })
    await wait(TO_THE_FIRST)
    const [quote] = await ticketsOf(reference)
    expect(quote).toMatchObject({ penaltyCents: LEG_BASE, refundCents: LEG_TAX })
  })

  test('a booking that was refunded whole before it is shown as it was refunded', async () => {
    const reference = await ticketed()
    valueOf(await office.refund(reference, { numbers: null }))
    const before = valueOf(await office.display(reference))
    await wait(TO_THE_FIRST + 60)
    expect(valueOf(await office.display(reference))).toEqual(before)
    expect(before.type).toBe('tickets')
  })

  test('nothing is left once all legs have left', async () => {
    const reference = await ticketed(price)
    await wait(TO_THE_FIRST + WEEK)
    expect(valueOf(await office.display(reference))).toMatchObject({
      type: 'tickets',
      tickets: [{ refundable: false }],
    })
    expect(await office.refund(reference, { type: 'unflown' })).toMatchObject({ failure: 'not-refundable' })
  })

  test('a fare that is refundable after departure alone gives back what was not flown, and no more', async () => {
    const refund = { beforeFlight: false, afterFlight: true, penaltyCents: null }
    const late = { ...price, terms: { nonRefundableType: 3, refund } } as const
    const [first, second, third] = [await ticketed(late), await ticketed(late), await ticketed(late)]
    expect(await office.refund(first)).toMatchObject({ failure: 'not-refundable' })
    await wait(TO_THE_FIRST)
    expect(valueOf(await office.display(first))).toMatchObject({
      type: 'unflown',
      tickets: [{ refundable: true, refundCents: LEG_BASE + LEG_TAX }],
    })
    for (const [reference, type] of [
      [first, 'tickets'],
      [second, 'all'],
    ] as const)
      expect(valueOf(await office.refund(reference, { type })).refundCents).toBe(LEG_BASE + LEG_TAX)
    await wait(WEEK)
    for (const type of ['tickets', 'unflown', 'all'] as const)
      expect(await office.refund(third, { type })).toMatchObject({ failure: 'not-refundable' })
    await expectLedger(where())
  })

  test('before it, unflown legs are the whole ticket', async () => {
    const reference = await ticketed(price)
    const done = valueOf(await office.refund(reference, { type: 'unflown' }))
    expect(done).toMatchObject({ refundCents: 38_000, penaltyCents: 12_000 })
  })
})
