import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { readSearch, searchHref, writeSearch } from '../../../lib/air/search-params.ts'
import { NO_FILTERS } from '../../../components/air/results/filter-groups.ts'
import {
  dollarsAround,
  readView,
  writeView,
  type ResultsView,
} from '../../../components/air/results/view-params.ts'
import { addDays } from '../../../lib/dates.ts'

const code = fc.constantFrom('LON', 'SIN', 'NYC', 'IKA', 'KEF')
const date = fc.nat({ max: 340 }).map((days) => addDays('2026-11-20', days))
const leg = fc.record({ from: code, to: code, date })
const party = {
  adults: fc.integer({ min: 1, max: 9 }),
  children: fc.nat({ max: 9 }),
  infants: fc.nat({ max: 9 }),
  cabin: fc.integer({ min: 1, max: 6 }),
}
const search: fc.Arbitrary<FlightSearch> = fc.oneof(
  fc.record({ trip: fc.constant('oneway' as const), legs: fc.tuple(leg), ...party }),
  fc.record({
    trip: fc.constant('multi' as const),
    legs: fc.array(leg, { minLength: 1, maxLength: 6 }),
    ...party,
  }),
  fc.tuple(leg, date, fc.record(party)).map(([out, back, rest]) => ({
    trip: 'return' as const,
    legs: [out, { from: out.to, to: out.from, date: back }],
    ...rest,
  })),
)
const span = fc
  .tuple(fc.nat({ max: 1440 }), fc.nat({ max: 1440 }))
  .map(([low, more]) => [low, low + more] as const)
const spans = fc
  .array(fc.option(span), { maxLength: 6 })
  .map((list) => list.slice(0, list.findLastIndex((one) => one !== null) + 1))
const view: fc.Arbitrary<ResultsView> = fc.record({
  sort: fc.constantFrom('best', 'cheapest', 'fastest'),
  bars: fc.boolean(),
  pins: fc.subarray(['0', '1x2y3z', '1z141z3', 'abc']),
  filters: fc.record({
    stops: fc.subarray(['0', '1', '2'] as const),
    airlines: fc.subarray(['SQ', 'EK', 'U2', '6E']),
    refundable: fc.boolean(),
    bag: fc.boolean(),
    connections: fc.subarray(['DOH', 'DXB', 'IST']),
    alliances: fc.subarray(['star', 'oneworld', 'skyteam'] as const),
    fareTypes: fc.subarray(['private', 'published'] as const),
    freeRefund: fc.boolean(),
    noLowCost: fc.boolean(),
    seats: fc.constantFrom(null, 4, 9),
    price: fc.option(span.map(([low, high]) => [low * 100, high * 100] as const)),
    duration: fc.option(span),
    departs: spans,
    arrives: spans,
  }),
})

describe('the address of a search', () => {
  test('holds all of the search and of the view', () => {
    fc.assert(
      fc.property(search, view, (wanted, wantedView) => {
        const again = new URLSearchParams(`${writeSearch(wanted)}&${writeView(wantedView)}`)
        expect(readSearch(again)).toEqual(wanted)
        expect(readView(again)).toEqual(wantedView)
      }),
    )
  })

  test('a price bound with cents becomes the whole dollars around it, so that no fare is left out', () => {
    const price = [100_50, 200_01] as const
    const params = writeView({ sort: 'best', bars: false, pins: [], filters: { ...NO_FILTERS, price } })
    expect(params.get('price')).toBe('100-201')
    expect(readView(params).filters.price).toEqual([100_00, 201_00])
    expect(dollarsAround([100_00, 200_00])).toEqual([100, 200])
    expect(dollarsAround([100_99, 200_99])).toEqual([100, 201])
  })

  test('reads as agents would write it', () => {
    const params = new URLSearchParams(
      'trip=return&legs=LON-SIN-2027-01-14,SIN-LON-2027-01-28&adt=2&chd=1&inf=0&cabin=1',
    )
    const parsed = readSearch(params)
    expect(parsed).toMatchObject({ trip: 'return', adults: 2, children: 1, infants: 0, cabin: 1 })
    expect(parsed && searchHref(parsed)).toBe(`/flights?${params.toString().replaceAll('%2C', ',')}`)
  })

  test('takes the short form of the command line', () => {
    const short = new URLSearchParams('trip=return&from=lon&to=SIN&depart=2027-01-14&return=2027-01-28')
    expect(readSearch(short)?.legs).toEqual([
      { from: 'LON', to: 'SIN', date: '2027-01-14' },
      { from: 'SIN', to: 'LON', date: '2027-01-28' },
    ])
  })

  test.each([
    '',
    'legs=LON-SIN',
    'legs=LON-SIN-2027-02-30',
    'trip=return&legs=LON-SIN-2027-01-14',
    'trip=return&legs=LON-SIN-2027-01-14,NYC-LON-2027-01-28',
    'legs=LON-SIN-2027-01-14&adt=0',
    'legs=LON-SIN-2027-01-14&cabin=7',
    `legs=${Array(7).fill('LON-SIN-2027-01-14').join(',')}`,
  ])('is no search when a part is missing or wrong: %s', (text) => {
    expect(readSearch(new URLSearchParams(text))).toBeNull()
  })
})
