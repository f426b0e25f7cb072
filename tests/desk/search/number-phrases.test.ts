import { describe, expect, it } from 'vitest'
import { dollarLimits, hourLimit, netUpTo } from '../../../components/search/filter-words/number-phrases.ts'
import { clientPrice } from '../../../lib/money.ts'

describe('dollarLimits', () => {
  it.each([
    ['under 150', null, 150],
    ['<150', null, 150],
    ['< $150', null, 150],
    ['max 150', null, 150],
    ['up to 1,500', null, 1500],
    ['150 max', null, 150],
    ['$150', null, 150],
    ['150 usd', null, 150],
    ['over 50', 50, null],
    ['> 50', 50, null],
    ['from $50', 50, null],
    ['50-150', 50, 150],
    ['price 50 to 150', 50, 150],
    ['under ١٥٠', null, 150],
  ])('%s', (phrase, least, most) => expect(dollarLimits(phrase)).toEqual({ least, most }))

  it.each(['150', 'under', 'under 14h', 'pool', '4-5', 'under the bridge'])('not %s', (phrase) =>
    expect(dollarLimits(phrase)).toBeNull(),
  )
})

describe('hourLimit', () => {
  it.each([
    ['14h', 840],
    ['under 14h30', 870],
    ['max 7.5 hours', 450],
    ['< 9 hrs', 540],
    ['2h 5m', 125],
  ])('%s', (phrase, minutes) => expect(hourLimit(phrase)).toBe(minutes))

  it.each(['14', 'h', 'under 14'])('not %s', (phrase) => expect(hourLimit(phrase)).toBeNull())
})

it('finds the highest net price that is shown as at most an amount', () => {
  const shownOf = (netCents: number) => clientPrice(netCents, Math.round(netCents * 0.1))
  const net = netUpTo(110, shownOf)
  expect(shownOf(net)).toBeLessThanOrEqual(110_00)
  expect(shownOf(net + 1)).toBeGreaterThan(110_00)
})
