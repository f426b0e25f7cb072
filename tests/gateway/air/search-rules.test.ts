import { expect, it } from 'vitest'
import { brokenSearchRule as brokenRule, type AskedTrip } from '../../../gateway/domain/air/search-rules.ts'
import { bookable } from '../booking/fares.ts'

/** The limits of a flight search, on both sides (gaps 46, 213). */

const today = '2026-11-20'
const LAST_DAY = '2027-11-05'
const DAY_AFTER = '2027-11-06'

function tripWith(changed: Partial<AskedTrip['query']>, dates: string[] = ['2027-01-14']): AskedTrip {
  const { query } = bookable()
  const legs = dates.map((date, index) => ({ ...query.legs[index % 2]!, date }))
  return { query: { ...query, legs, ...changed }, trip: null }
}

/** Where no leg crosses the date line. */
const brokenSearchRule = (trip: AskedTrip, office: string, first: string) =>
  brokenRule(trip, office, first, ({ date }) => date)

it.each([
  ['nine travellers with a seat', { adults: 6, children: 3 }, null],
  ['ten travellers with a seat', { adults: 6, children: 4 }, { rule: 'passengers' }],
  ['an infant for each adult', { adults: 2, infants: 2 }, null],
  ['one adult', { adults: 1 }, null],
  ['children alone', { adults: 0, children: 2 }, { rule: 'no-adult' }],
  ['an infant alone', { adults: 0, infants: 1 }, { rule: 'no-adult' }],
  ['an infant more', { adults: 2, infants: 3 }, { rule: 'infants' }],
] as const)('a party is checked: %s: %j', (_, party, rule) => {
  expect(brokenSearchRule(tripWith(party), today, today)).toEqual(rule)
})

it.each([
  ['today', [today], null],
  ['yesterday', ['2026-11-19'], { rule: 'past', leg: 0 }],
  ['both legs on one day', [LAST_DAY, LAST_DAY], null],
  ['the way back before the way out', ['2027-01-14', '2027-01-13'], { rule: 'order', leg: 1 }],
  ['350 days ahead', [LAST_DAY], null],
  ['351 days ahead', [today, DAY_AFTER], { rule: 'ahead', leg: 1 }],
])('dates are checked: %s: %j', (_, dates, rule) => {
  expect(brokenSearchRule(tripWith({}, dates), today, today)).toEqual(rule)
})

it('where it is yesterday, yesterday is not past, and days ahead are counted from today', () => {
  const yesterday = '2026-11-19'
  expect(brokenSearchRule(tripWith({}, [yesterday]), today, yesterday)).toBeNull()
  expect(brokenSearchRule(tripWith({}, ['2026-11-18']), today, yesterday)).toEqual({ rule: 'past', leg: 0 })
  expect(brokenSearchRule(tripWith({}, [LAST_DAY]), today, yesterday)).toBeNull()
  expect(brokenSearchRule(tripWith({}, [DAY_AFTER]), today, yesterday)).toEqual({ rule: 'ahead', leg: 0 })
})
