import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalCents } from '../../../gateway/domain/air/total-cents.ts'
import { departsAfter } from '../../../gateway/supply/air/departs-after.ts'
import type { CalendarQuery } from '../../../gateway/supply/air/calendar.ts'
import { leg, query, instantSupply } from './air-queries.ts'

const supply = instantSupply()
const NOW = new Date('2026-11-20T09:00:00Z')
const PLACES = 'LON SIN BER LIS OSL AKL NYC LAX PAR ZRH KEF HNL KTM SAO JNB LHR LGW DXB'.split(' ')

const dateAfter = (days: number) =>
  new Date(Date.parse('2026-11-20') + days * 86_400_000).toISOString().slice(0, 10)

function queryOf(extra: Partial<CalendarQuery>): CalendarQuery {
  return {
    ...{ origin: 'LON', destination: 'SIN', by: 'departure', returns: null, now: NOW, today: '2026-11-20' },
    scenarios: true,
    departures: { first: '2027-01-01', last: '2027-01-31' },
    ...extra,
  }
}

/** The cheapest total that a search of these dates shows to one adult in economy; null without a fare. */
function searched(
  origin: string,
  destination: string,
  depart: string,
  back: string | null,
  now = NOW,
): number | null {
  const legs = [leg(origin, destination, depart), ...(back ? [leg(destination, origin, back)] : [])]
  const totals = supply.all(query(legs, { departsAfter: departsAfter(depart, now) })).map(totalCents)
  return totals.length > 0 ? Math.min(...totals) : null
}

/** Two places, a first date and how many days the calendar and the stay have. */
const anyCalendar = fc.record({
  route: fc.shuffledSubarray(PLACES, { minLength: 2, maxLength: 2 }),
  first: fc.integer({ min: 0, max: 345 }),
  days: fc.integer({ min: 1, max: 4 }),
  nights: fc.integer({ min: 0, max: 12 }),
})

it('of two months lets other requests go on after each day', async () => {
  let turns = 0
  let done = false
  const turn = () => {
    turns += 1
    if (!done) setImmediate(turn)
  }
  setImmediate(turn)
  const february = { first: '2027-02-01', last: '2027-02-28' }
  const march = { first: '2027-03-01', last: '2027-03-31' }
  const days = await supply.calendar(queryOf({ departures: february, returns: march }))
  done = true
  expect(days).toHaveLength(28)
  expect(turns).toBeGreaterThanOrEqual(28 + 31 - 1)
})

it('stops at the next day once nobody waits for it', async () => {
  const left = new AbortController()
  const prices = supply.calendar(queryOf({}), left.signal)
  left.abort()
  await expect(prices).rejects.toMatchObject({ name: 'AbortError' })
})

describe('the price of a calendar day', () => {
  it('is the cheapest total of a search of that day, to the cent', async () => {
    const property = fc.asyncProperty(anyCalendar, async ({ route, first, days }) => {
      const [origin = '', destination = ''] = route
      const departures = { first: dateAfter(first), last: dateAfter(first + days - 1) }
      const prices = await supply.calendar(queryOf({ origin, destination, departures }))
      for (let at = first; at < first + days; at += 1) {
        const match = prices.find(({ date }) => date === dateAfter(at))?.totalCents ?? null
        expect(match).toBe(at > 350 ? null : searched(origin, destination, dateAfter(at), null))
      }
    })
    await fc.assert(property, { numRuns: 12 })
  })

  it('is that of a return trip with these dates, however short the stay is', async () => {
    const property = fc.asyncProperty(anyCalendar, async ({ route, first, days, nights }) => {
      const [origin = '', destination = ''] = route
      const departures = { first: dateAfter(first), last: dateAfter(first + days - 1) }
      const back = dateAfter(first + nights)
      const prices = await supply.calendar(
        queryOf({ origin, destination, departures, returns: { first: back, last: back } }),
      )
      for (let at = first; at < first + days; at += 1) {
        const match = prices.find(({ date }) => date === dateAfter(at))?.totalCents ?? null
        const sold = at <= first + nights && first + nights <= 350
        expect(match).toBe(sold ? searched(origin, destination, dateAfter(at), back) : null)
      }
    })
    await fc.assert(property, { numRuns: 12 })
  })

  it('is the lowest over the returns of a month, and over its departures where returns are listed', async () => {
    const [departures, returns] = [
      { first: '2027-02-01', last: '2027-02-04' },
      { first: '2027-02-03', last: '2027-02-06' },
    ]
    const pairs = ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04'].flatMap((depart) =>
      ['2027-02-03', '2027-02-04', '2027-02-05', '2027-02-06']
        .filter((back) => back >= depart)
        .map((back) => ({ depart, back, total: searched('BER', 'LIS', depart, back) ?? Infinity })),
    )
    const lowest = (key: 'depart' | 'back', date: string) =>
      Math.min(...pairs.filter((pair) => pair[key] === date).map((pair) => pair.total))
    const ends = { origin: 'BER', destination: 'LIS', departures, returns }
    const out = await supply.calendar(queryOf(ends))
    expect(out.map((day) => [day.date, day.totalCents])).toEqual(
      ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04'].map((date) => [date, lowest('depart', date)]),
    )
    const home = await supply.calendar(queryOf({ ...ends, by: 'return' }))
    expect(home.map((day) => [day.date, day.totalCents])).toEqual(
      ['2027-02-03', '2027-02-04', '2027-02-05', '2027-02-06'].map((date) => [date, lowest('back', date)]),
    )
    expect(home.map((day) => day.returnsAt?.toISOString().slice(0, 10))).toEqual(home.map(({ date }) => date))
  })
})

describe('a flight that has left', () => {
  const today = '2026-11-20'
  const late = new Date('2026-11-20T18:00:00Z')
  const day = { first: today, last: today }

  it.each([null, day])('has no price today, one way or with a return today: %j', async (returns) => {
    const prices = new Set<number | null>()
    for (const now of [NOW, late]) {
      const [price] = await supply.calendar(
        queryOf({ origin: 'LON', destination: 'AMS', departures: day, returns, now }),
      )
      expect(price?.totalCents ?? null).toBe(searched('LON', 'AMS', today, returns && today, now))
      if (price) expect(price.departsAt.getTime()).toBeGreaterThan(now.getTime())
      prices.add(price?.totalCents ?? null)
    }
    expect(prices.size).toBe(2)
  })

  it('takes its price along, and the last one its day', async () => {
    const ends = { origin: 'LON', destination: 'AMS', departures: day }
    const [price] = await supply.calendar(queryOf({ ...ends, now: late }))
    expect(price!.expiresAt.getTime()).toBeLessThanOrEqual(price!.departsAt.getTime())
    expect(await supply.calendar(queryOf({ ...ends, now: new Date('2026-11-20T23:59:00Z') }))).toEqual([])
  })
})

describe('the days of a calendar', () => {
  it('are in order, one per date, within the span, not departed, and expire later than now', async () => {
    const property = fc.asyncProperty(
      anyCalendar,
      fc.integer({ min: 0, max: 86_399 }),
      async (one, second) => {
        const [origin = '', destination = ''] = one.route
        const now = new Date(Date.parse('2026-11-20') + second * 1000)
        const departures = { first: dateAfter(one.first - 3), last: dateAfter(one.first + one.days) }
        const prices = await supply.calendar(queryOf({ origin, destination, departures, now }))
        const dates = prices.map(({ date }) => date)
        expect(dates).toEqual([...new Set(dates)].sort())
        for (const { date, expiresAt, departsAt, returnsAt } of prices) {
          expect(date >= departures.first && date <= departures.last && date >= '2026-11-19').toBe(true)
          expect(departsAt.getTime()).toBeGreaterThan(now.getTime())
          expect(expiresAt.getTime()).toBeGreaterThan(now.getTime())
          // Prices follow the days that are left, so none is known beyond this day.
          expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.parse('2026-11-21'))
          expect(Math.abs(departsAt.getTime() - Date.parse(`${date}T12:00:00Z`))).toBeLessThan(27 * 3_600_000)
          expect(returnsAt).toBeNull()
        }
      },
    )
    await fc.assert(property, { numRuns: 15 })
  })

  it('are none on the route without flights, in the sandbox alone', async () => {
    const ends = { origin: 'PVD', destination: 'RAI' }
    expect(await supply.calendar(queryOf(ends))).toEqual([])
    const production = await supply.calendar(queryOf({ ...ends, scenarios: false }))
    expect(production.length > 0).toBe(
      supply.all(query([leg('PVD', 'RAI', '2027-01-10')], { scenarios: false })).length > 0,
    )
  })
})
