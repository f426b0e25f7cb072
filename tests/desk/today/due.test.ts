import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueOf, midnightAfter } from '../../../lib/today/due.ts'
import { lineFixture } from '../booking/line-fixture.ts'

// The sum of what falls due before midnight adds up, whatever the bookings are.

const now = '2026-11-22T14:00:00.000Z'
const at = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString()

const lines = fc.array(
  fc
    .record({
      state: fc.constantFrom('held', 'short', 'ticketed', 'lapsed', 'cancelled', 'ticketing', 'who knows'),
      deadlineAt: fc.option(fc.integer({ min: -600, max: 1200 }).map(at)),
      freeUntil: fc.option(fc.integer({ min: -600, max: 1200 }).map(at)),
      totalCents: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
    })
    .map((change) => lineFixture(change)),
)
const spendable = fc.option(fc.integer({ min: -100_000, max: 9_000_000 }))
const sum = (all: readonly { totalCents: number | null }[]) =>
  all.reduce((total, { totalCents }) => total + (totalCents ?? 0), 0)

describe('what is due before midnight', () => {
  test('is what is held, what is covered and what is short, none of it negative', () => {
    fc.assert(
      fc.property(lines, spendable, (all, cents) => {
        const due = dueOf(all, now, cents)
        expect(due.heldCents + due.coveredCents + due.shortCents).toBe(due.totalCents)
        expect(Math.min(due.heldCents, due.coveredCents, due.shortCents)).toBeGreaterThanOrEqual(0)
        expect(due.coveredCents).toBeLessThanOrEqual(Math.max(0, cents ?? 0))
        expect(due.heldCents).toBe(sum(due.holds))
        expect(due.coveredCents + due.shortCents).toBe(sum(due.wanted.map(({ line }) => line)))
        // A booking is short only once the spendable funds are used up.
        if (due.shortCents > 0) expect(due.coveredCents).toBe(Math.max(0, cents ?? 0))
        expect(due.wanted.reduce((total, one) => total + one.shortCents, 0)).toBe(due.shortCents)
      }),
    )
  })

  test('counts each booking at most once, and none that has ended or is paid', () => {
    fc.assert(
      fc.property(lines, spendable, (all, cents) => {
        const { holds, wanted, ending } = dueOf(all, now, cents)
        expect(new Set([...holds, ...wanted.map(({ line }) => line)]).size).toBe(holds.length + wanted.length)
        expect(holds.every(({ state }) => state === 'held')).toBe(true)
        expect(wanted.every(({ line }) => line.state === 'short')).toBe(true)
        expect(ending.count).toBe(
          all.filter(
            ({ state, freeUntil }) =>
              state === 'ticketed' &&
              freeUntil !== null &&
              freeUntil > now &&
              freeUntil < '2026-11-23T00:00:00.000Z',
          ).length,
        )
      }),
    )
  })

  test('has midnight of office time, which is UTC, as its end', () => {
    expect(midnightAfter(now)).toBe('2026-11-23T00:00:00.000Z')
    expect(midnightAfter('2026-12-31T23:59:59.999Z')).toBe('2027-01-01T00:00:00.000Z')
    const held = (deadlineAt: string | null) => lineFixture({ state: 'held', deadlineAt, totalCents: 500 })
    const late = dueOf(
      [held('2026-11-22T23:59:59.999Z'), held('2026-11-23T00:00:00.000Z'), held(null)],
      now,
      0,
    )
    expect(late.holds.map(({ deadlineAt }) => deadlineAt)).toEqual(['2026-11-22T23:59:59.999Z', null])
    expect(late.totalCents).toBe(1000)
  })

  test('lets those who come first use what can be spent', () => {
    const short = (reference: string, totalCents: number) =>
      lineFixture({ reference, state: 'short', totalCents })
    const { wanted, coveredCents, shortCents } = dueOf([short('a', 600), short('b', 700)], now, 1000)
    expect(wanted.map((one) => [one.line.reference, one.shortCents])).toEqual([
      ['a', 0],
      ['b', 300],
    ])
    expect([coveredCents, shortCents]).toEqual([1000, 300])
  })
})
