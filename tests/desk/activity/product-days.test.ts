import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lastPricedDay } from '../../../lib/activity/activity-trip.ts'
import { dayState, lowestCents, shadesOfDays } from '../../../components/activity/product/product-days.ts'
import { shadeOf } from '../../../components/ui/price-shades.ts'
import { addDays, daysBetween, weekdayOf } from '../../../lib/dates.ts'
import { monthAfter, monthRange, monthsBetween, weeksOf } from '../../../components/ui/months.ts'
import { entryOf, setOf } from './variant-fixture.ts'

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2026-01-01', days))

describe('the state of a date', () => {
  test('its price is the lowest of the starts that have places, as a naive look at each says', () => {
    const set = fc.record({ adult: fc.integer({ min: 1, max: 90 }), quantity: fc.nat({ max: 2 }) })
    fc.assert(
      fc.property(fc.array(set, { maxLength: 5 }), (sets) => {
        const state = dayState(entryOf({ prices: sets.map(setOf) }))
        let [cents, places] = [Infinity, 0]
        for (const each of sets) {
          if (each.quantity === 0) continue
          cents = Math.min(cents, each.adult * 100)
          places = Math.max(places, each.quantity)
        }
        const naive = places === 0 ? { kind: 'sold-out' } : { kind: 'offered', cents, places }
        expect(state).toEqual(sets.length === 0 ? { kind: 'not-offered' } : naive)
      }),
    )
  })

  test('a date that is not on the list is not offered; where no adults come, children show the price', () => {
    expect(dayState(undefined)).toEqual({ kind: 'not-offered' })
    expect(dayState(entryOf({ prices: [setOf({ child: 20 })] }))).toMatchObject({ cents: 2000 })
  })

  test('the from-price ignores sold-out dates', () => {
    const cheap = entryOf({ prices: [setOf({ adult: 10, quantity: 0 })] })
    expect(lowestCents([cheap, entryOf()])).toBe(4900)
    expect(lowestCents([cheap])).toBeNull()
  })
})

describe('weeks and months', () => {
  test('weeks hold every date of a range once, in its column', () => {
    fc.assert(
      fc.property(day, fc.nat({ max: 200 }), (from, length) => {
        const to = addDays(from, length)
        const weeks = weeksOf(from, to)
        const dates = weeks.flat().filter((date) => date !== null)
        expect(dates).toEqual(Array.from({ length: length + 1 }, (_, days) => addDays(from, days)))
        for (const week of weeks) week.forEach((date, at) => date && expect(weekdayOf(date)).toBe(at))
      }),
    )
    expect(weekdayOf('2026-11-23')).toBe(0)
  })

  test('months follow one another over years', () => {
    expect(monthsBetween('2026-11-22', '2027-02-01')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
    expect(monthAfter('2026-01', -1)).toBe('2025-12')
    expect(monthRange('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  })

  test('gap 189: prices end on the same day six months later, or at the end of that month', () => {
    expect(lastPricedDay('2026-11-22')).toBe('2027-05-22')
    expect(lastPricedDay('2026-08-31')).toBe('2027-02-28')
    fc.assert(
      fc.property(day, (today) => {
        const days = daysBetween(today, lastPricedDay(today))
        expect(days).toBeGreaterThanOrEqual(181 - 3)
        expect(days).toBeLessThanOrEqual(184)
      }),
    )
  })
})

test('every price falls into the last shade that is not dearer, and few prices have a shade each', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(prices, (dollars) => {
      const shades = shadesOfDays(dollars.map((adult) => entryOf({ prices: [setOf({ adult })] })))
      expect(shades.length).toBe(Math.min(5, new Set(dollars).size))
      expect(shades[0]).toBe(Math.min(...dollars) * 100)
      for (const dollar of dollars) {
        let naive = 0
        for (let at = 0; at < shades.length; at++) if ((shades[at] ?? 0) <= dollar * 100) naive = at
        expect(shadeOf(shades, dollar * 100)).toBe(naive)
      }
    }),
  )
})
