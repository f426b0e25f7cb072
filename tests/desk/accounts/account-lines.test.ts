import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { netOf, sumOf, type AccountLine } from '../../../lib/accounts/account-line.ts'
import { correctionsOf } from '../../../server/accounts/corrections.ts'
import { balanceDifference, differencesOf, type BookingMoney } from '../../../lib/accounts/differences.ts'
import { dimensions, groupsBy, type ClientLine } from '../../../lib/accounts/groups.ts'
import {
  firstDayOf,
  isMonth,
  lastDayOf,
  monthAfter,
  monthName,
  monthsFrom,
} from '../../../lib/accounts/month.ts'

// A month's accounts are sums of lines: whichever way they are divided, and however often something changes
// after a close, the sum is that of the statement.

const cents = fc.integer({ min: 0, max: 500_000 })
const maybe = (...values: string[]) => fc.constantFrom(null, ...values)

const line: fc.Arbitrary<ClientLine> = fc
  .record({
    key: fc.integer({ min: 1, max: 40 }).map(String),
    dayOfMonth: fc.integer({ min: 10, max: 28 }),
    month: fc.constantFrom('2026-09', '2026-10'),
    type: fc.constantFrom('sale' as const, 'refund' as const, 'fee' as const),
    reference: maybe('PO1', 'PH2', 'PA3'),
    kind: fc.constantFrom(null, 'air' as const, 'hotel' as const),
    agent: maybe('Ann', 'Ben'),
    costCentre: maybe('4711', 'Sales'),
    client: maybe('Anna Keller', 'Rui Costa'),
    code: maybe('PO1', 'PH2', 'PA3'),
    service: maybe('LHR – SIN', 'Hotel Avenida'),
    saleMonth: maybe('2026-08', '2026-10'),
    salesCents: cents,
    refundsCents: cents,
    feesCents: cents,
    markupCents: cents,
    commissionCents: cents,
  })
  .map(({ dayOfMonth, ...rest }) => ({ ...rest, day: `${rest.month}-${dayOfMonth}` }))

const lines = fc.uniqueArray(line, { selector: ({ key }) => key, maxLength: 30 })

describe('a month', () => {
  test('has the same sums by agent, kind, client, cost centre and day', () => {
    fc.assert(
      fc.property(lines, (month) => {
        for (const dimension of dimensions) {
          expect(sumOf(groupsBy(month, dimension, '2026-10'))).toEqual(sumOf(month))
        }
      }),
    )
  })

  test('puts each line in one group of a dimension', () => {
    fc.assert(
      fc.property(lines, (month) => {
        for (const dimension of dimensions) {
          const groups = groupsBy(month, dimension, '2026-10')
          expect(groups.reduce((sum, { lineCount }) => sum + lineCount, 0)).toBe(month.length)
          expect(new Set(groups.map(({ value }) => value)).size).toBe(groups.length)
        }
      }),
    )
  })

  test('has its corrections apart from its days', () => {
    const [sale] = fc.sample(line, { seed: 1, numRuns: 1 })
    const own = { ...sale!, month: '2026-10', day: '2026-10-12' }
    const correction = { ...sale!, key: 'x', month: '2026-09', day: '2026-09-30' }
    const groups = groupsBy([correction, own], 'day', '2026-10')
    expect(groups.map(({ value }) => value)).toEqual(['2026-10-12', 'corrections'])
  })
})

describe('corrections', () => {
  test('make of what was closed what is known now, whatever was closed before', () => {
    fc.assert(
      fc.property(lines, lines, lines, (first, second, third) => {
        const atClose = first
        const nextCorrections = correctionsOf(second, atClose)
        const closedTwice = [...atClose, ...nextCorrections]
        expect(sumOf(closedTwice)).toEqual(sumOf(second))
        const later = correctionsOf(third, closedTwice)
        expect(sumOf([...closedTwice, ...later])).toEqual(sumOf(third))
      }),
    )
  })

  test('are none where nothing has changed', () => {
    fc.assert(
      fc.property(lines, (month) => {
        expect(correctionsOf(month, month)).toEqual([])
      }),
    )
  })

  test('take a sale from the agent it was counted for, and give it to the other', () => {
    const [sale] = fc.sample(line, { seed: 2, numRuns: 1 })
    const was: AccountLine = { ...sale!, salesCents: 500, agent: null }
    const corrections = correctionsOf([{ ...was, agent: 'Ann' }], [was])
    expect(corrections.map(({ agent, salesCents }) => [agent, salesCents])).toEqual([
      [null, -500],
      ['Ann', 500],
    ])
    expect(netOf(sumOf(corrections))).toBe(0)
  })
})

describe('differences', () => {
  const agreed: BookingMoney = {
    reference: 'PO1',
    day: '2026-10-02',
    isBooking: true,
    movedChargeCents: 500,
    movedRefundCents: 0,
    chargeCents: 500,
    refundCents: null,
  }

  test.each([
    ['none where both sides agree', agreed, []],
    [
      'a movement without a booking',
      { ...agreed, isBooking: false, chargeCents: null },
      [{ about: 'movement-without-booking', statementCents: 500, bookingCents: null }],
    ],
    [
      'a booking without a movement',
      { ...agreed, movedChargeCents: 0 },
      [{ about: 'booking-without-movement', statementCents: null, bookingCents: 500 }],
    ],
    [
      'a charge of another amount',
      { ...agreed, movedChargeCents: 499 },
      [{ about: 'charge', statementCents: 499, bookingCents: 500 }],
    ],
    [
      'a refund that the booking does not tell yet',
      { ...agreed, movedRefundCents: 300, refundCents: 0 },
      [{ about: 'refund', statementCents: 300, bookingCents: 0 }],
    ],
  ])('name %s', (_, money, differences) => {
    expect(differencesOf([money])).toMatchObject(differences)
  })

  test('name balances that the movements do not make', () => {
    const month = { openingCents: 1000, creditsCents: 500, salesCents: 300, refundsCents: 20 }
    expect(balanceDifference({ ...month, closingCents: 1220 })).toBeNull()
    expect(balanceDifference({ ...month, closingCents: 1221 })).toMatchObject({
      about: 'balance',
      statementCents: 1221,
      bookingCents: 1220,
    })
  })
})

describe('months', () => {
  test('begin and end with their days, across a year and in a leap year', () => {
    expect([firstDayOf('2026-12'), lastDayOf('2026-12'), monthAfter('2026-12')]).toEqual([
      '2026-12-01',
      '2026-12-31',
      '2027-01',
    ])
    expect(lastDayOf('2028-02')).toBe('2028-02-29')
    expect(monthsFrom('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
    expect(monthsFrom('2026-11', '2026-10')).toEqual([])
    expect(monthName('2026-11')).toBe('November 2026')
    expect(['2026-11', '2026-13', '2026-1', 'now'].map(isMonth)).toEqual([true, false, false, false])
  })
})
