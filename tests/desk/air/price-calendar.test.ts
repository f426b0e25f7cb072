import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  calendarHref,
  calendarOfSearch,
  openDates,
  readCalendar,
  searchOfDay,
} from '../../../components/air/calendar/calendar-params.ts'
import { calendarInput, type PricedDay } from '../../../lib/air/air-reads.ts'
import { cheapestDay, nearestCheaper, priceAge } from '../../../components/air/calendar/price-calendar.ts'
import { addDays, daysBetween } from '../../../lib/dates.ts'

const TODAY = '2026-11-20'

const priced = (date: string, cents: number): PricedDay => ({
  ...{ date, cents, stops: 0, flight: 'BA 11', expiresAt: '2026-11-20T12:00:00Z' },
})
const anyDays = fc
  .uniqueArray(fc.nat({ max: 60 }), { maxLength: 30 })
  .chain((ahead) =>
    fc
      .array(fc.integer({ min: 1, max: 20 }), { minLength: ahead.length, maxLength: ahead.length })
      .map((cents) =>
        ahead
          .sort((one, other) => one - other)
          .map((days, at) => priced(addDays(TODAY, days), (cents[at] ?? 1) * 100)),
      ),
  )

describe('what is asked', () => {
  test('a month one way, with a return, and the returns of a departure', () => {
    const ends = { from: 'LON', to: 'SIN' }
    expect(calendarInput({ ...ends, depart: '2027-01', back: null })).toMatchObject({
      ...{ Origin: 'LON', Destination: 'SIN', TripType: 'OneWay', DepartDate: '2027-01' },
    })
    expect(calendarInput({ ...ends, depart: '2027-01', back: '2027-02-03' })).toMatchObject({
      ...{ TripType: 'RoundTrip', ReturnDate: '2027-02-03', CalendarType: 'departure_date' },
    })
    expect(calendarInput({ ...ends, depart: '2027-01-14', returns: '2027-02' })).toMatchObject({
      ...{ DepartDate: '2027-01-14', ReturnDate: '2027-02', CalendarType: 'return_date' },
    })
  })
})

describe('days', () => {
  test('the cheapest is the earliest of those with the lowest price', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const best = cheapestDay(days, Date.parse('2026-11-20T11:59:59Z'))
        const lowest = Math.min(...days.map(({ cents }) => cents))
        expect(best).toBe(days.find(({ cents }) => cents === lowest) ?? null)
      }),
    )
  })

  test('a price that is old is not the cheapest', () => {
    const [old, current] = [
      priced('2027-01-14', 100),
      { ...priced('2027-01-15', 200), expiresAt: '2026-11-21T12:00:00Z' },
    ]
    const at = (text: string) => cheapestDay([old, current], Date.parse(text))
    expect(at('2026-11-20T11:59:59Z')).toBe(old)
    expect(at('2026-11-20T12:00:00Z')).toBe(current)
    expect(at('2026-11-22T12:00:00Z')).toBeNull()
  })

  test('the nearest cheaper dates are no dearer than the best within three days, and never the date itself', () => {
    fc.assert(
      fc.property(anyDays, fc.nat({ max: 60 }), (days, ahead) => {
        const date = addDays(TODAY, ahead)
        const cheaper = nearestCheaper(days, date, 4)
        expect(cheaper.length).toBeLessThanOrEqual(4)
        expect(cheaper.map((day) => day.date)).toEqual(cheaper.map((day) => day.date).sort())
        expect(cheaper.some((day) => day.date === date)).toBe(false)
        const near = days.filter((day) => day.date !== date && Math.abs(daysBetween(date, day.date)) <= 3)
        for (const day of cheaper) for (const one of near) expect(day.cents).toBeLessThanOrEqual(one.cents)
        if (days.some((day) => day.date !== date)) expect(cheaper.length).toBeGreaterThan(0)
      }),
    )
  })

  test('a price is old from the instant at which it expires, and ageing in the hour before', () => {
    const day = priced('2027-01-14', 100)
    const at = (text: string) => priceAge(day, Date.parse(text))
    expect(at('2026-11-20T12:00:00Z')).toBe('old')
    expect(at('2026-11-20T11:59:59Z')).toBe('ageing')
    expect(at('2026-11-20T11:00:00Z')).toBe('fresh')
  })
})

describe('the address of the calendar', () => {
  const anyView = fc
    .record({
      ...{ trip: fc.constantFrom('oneway', 'return'), nights: fc.integer({ min: 1, max: 60 }) },
      ...{ ahead: fc.nat({ max: 350 }), hasDay: fc.boolean(), adults: fc.integer({ min: 1, max: 9 }) },
      ...{ cabin: fc.constantFrom(1, 2, 3, 5), infants: fc.nat({ max: 2 }), children: fc.nat({ max: 3 }) },
    })
    .map(({ ahead, hasDay, ...rest }) => {
      const most = rest.trip === 'oneway' ? 350 : 350 - rest.nights
      const day = addDays(TODAY, Math.min(ahead, most))
      return { ...rest, from: 'LON', to: 'SIN', month: day.slice(0, 7), day: hasDay ? day : null }
    })

  test('says what is shown, and is read back as that', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const read = readCalendar(new URL(calendarHref(view), 'https://desk.example').searchParams, TODAY)
        expect(read).toEqual({ ...view, nights: view.trip === 'oneway' ? 7 : view.nights })
      }),
    )
  })

  test.each([
    ['', { from: '', to: '', month: '2026-11', trip: 'return', nights: 7, day: null }],
    ['from=lon&to=SIN&month=2026-10', { from: 'LON', month: '2026-11' }],
    ['month=2029-01', { month: '2026-11' }],
    ['day=2027-01-14', { month: '2027-01', day: '2027-01-14' }],
    ['month=2027-02&day=2027-01-14', { month: '2027-02', day: null }],
    ['day=2026-11-19', { month: '2026-11', day: null }],
    ['nights=0', { nights: 7 }],
    ['nights=61&adt=99', { nights: 7, adults: 1 }],
    ['from=LONDON&trip=multi', { from: '', trip: 'return' }],
  ])('is read with its faults replaced: "%s"', (query, expected) => {
    expect(readCalendar(new URLSearchParams(query), TODAY)).toMatchObject(expected)
  })

  test('a search leads to its own day, and a day to its search', () => {
    const party = { adults: 2, children: 1, infants: 0, cabin: 3 }
    const search = {
      ...{ ...party, trip: 'return' as const },
      legs: [
        { from: 'LON', to: 'SIN', date: '2027-01-14' },
        { from: 'SIN', to: 'LON', date: '2027-01-28' },
      ],
    }
    const params = new URL(calendarHref(calendarOfSearch(search)!), 'https://desk.example').searchParams
    const view = readCalendar(params, TODAY)
    expect(view).toMatchObject({ ...party, nights: 14, day: '2027-01-14' })
    expect(searchOfDay(view, '2027-01-14')).toEqual(search)
    expect(calendarOfSearch({ ...search, trip: 'multi' })).toBeNull()
  })

  test('the open dates of a month end with the last that can be searched', () => {
    const oneway = { trip: 'oneway', nights: 7 } as const
    expect(openDates('2026-11', TODAY, oneway)).toEqual({ from: TODAY, to: '2026-11-30' })
    expect(openDates('2027-11', TODAY, oneway)).toEqual({ from: '2027-11-01', to: '2027-11-05' })
    expect(openDates('2027-12', TODAY, oneway)).toBeNull()
    expect(openDates('2026-10', TODAY, oneway)).toBeNull()
  })

  test('a return must be searchable on its last day too', () => {
    const nights = (count: number) => ({ trip: 'return', nights: count }) as const
    expect(openDates('2027-11', TODAY, nights(4))).toEqual({ from: '2027-11-01', to: '2027-11-01' })
    expect(openDates('2027-11', TODAY, nights(5))).toBeNull()
    expect(openDates('2027-10', TODAY, nights(5))).toEqual({ from: '2027-10-01', to: '2027-10-31' })
    const read = (query: string) => readCalendar(new URLSearchParams(query), TODAY)
    expect(read('day=2027-10-29')).toMatchObject({ month: '2027-10', day: '2027-10-29' })
    expect(read('day=2027-10-30')).toMatchObject({ month: '2027-10', day: null })
    expect(read('month=2027-11')).toMatchObject({ month: '2027-10', day: null })
    expect(read('trip=oneway&day=2027-11-05')).toMatchObject({ month: '2027-11', day: '2027-11-05' })
  })
})
