import { describe, expect, test } from 'vitest'
import {
  askedFilters,
  rescueFrom,
  withoutFilter,
  type FilterName,
} from '../../../components/air/results/filter-rescue.ts'
import { filterText, OPEN_END } from '../../../components/air/results/filter-words.ts'
import { NO_FILTERS, type Filters } from '../../../components/air/results/filter-groups.ts'
import { makeFlightGroups } from '../../../components/air/results/flight-groups.ts'
import { fareFixture, type ItineraryFacts } from './itinerary-fixture.ts'

const chosen: Filters = {
  stops: ['0', '2'],
  airlines: ['SQ', 'EK'],
  connections: ['DXB', 'DOH'],
  alliances: ['star'],
  fareTypes: ['private'],
  refundable: true,
  freeRefund: true,
  bag: true,
  noLowCost: true,
  seats: 4,
  price: [0, 200_000],
  duration: [300, 600],
  departs: [[0, 720]],
  arrives: [null, [720, 1440]],
}
const names: readonly FilterName[] = [
  'stops',
  'airlines',
  'connections',
  'alliances',
  'fareTypes',
  'refundable',
  'freeRefund',
  'bag',
  'noLowCost',
  'seats',
  'price',
  'duration',
  'times',
]

describe('the active filters', () => {
  test('are those that were asked for, in the order of the rail', () => {
    expect(askedFilters(NO_FILTERS)).toEqual([])
    expect(askedFilters(chosen)).toEqual(names)
    expect(askedFilters({ ...NO_FILTERS, departs: [null, null] })).toEqual([])
    expect(askedFilters({ ...NO_FILTERS, arrives: [null, [0, 60]] })).toEqual(['times'])
  })

  test.each(names)('%s can be removed, and the others stay', (name) => {
    expect(askedFilters(withoutFilter(chosen, name))).toEqual(names.filter((other) => other !== name))
  })

  test('are named as their chips', () => {
    const open = { ...chosen, price: [100_000, OPEN_END * 100] as const, duration: [90, 125] as const }
    expect(names.map((name) => filterText(open, name))).toEqual([
      'Nonstop, 2+ stops',
      'SQ, EK',
      'via DXB, DOH',
      'Star Alliance',
      'Private fare',
      'Refundable',
      'Free refund',
      'Bag included',
      'No low-cost',
      '4 seats or more',
      'from $1,000',
      '1 h 30 to 2 h 05',
      'Times of day',
    ])
    expect(filterText(chosen, 'price')).toBe('up to $2,000')
    expect(filterText({ ...chosen, price: null }, 'price')).toBe('')
  })
})

describe('a way out of no result', () => {
  const flightsOf = (...facts: readonly Partial<ItineraryFacts>[]) => {
    const groups = makeFlightGroups()
    groups.add(facts.map((one, at) => fareFixture({ code: String(at), ...one })))
    return groups.flights()
  }

  test('is the one filter whose removal brings back most fares', () => {
    const flights = flightsOf({ total: 900 }, { total: 950 }, { total: 100, bags: '0 pieces' })
    const filters: Filters = { ...NO_FILTERS, bag: true, price: [0, 20_000] }
    expect(rescueFrom(flights, filters)).toEqual({
      name: 'price',
      filters: { ...NO_FILTERS, bag: true },
      fareCount: 2,
    })
    expect(rescueFrom(flights.slice(0, 1), NO_FILTERS)).toBeNull()
  })

  test('is none where no single one helps', () => {
    const filters: Filters = { ...NO_FILTERS, bag: true, price: [0, 20_000] }
    expect(rescueFrom(flightsOf({ total: 900, bags: '0 pieces' }), filters)).toBeNull()
  })
})
