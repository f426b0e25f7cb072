import { expect, test } from 'vitest'
import { searchKey, travellerCount, type FlightSearch } from '../../../lib/air/flight-search.ts'

const search: FlightSearch = {
  trip: 'oneway',
  legs: [{ from: 'LHR', to: 'SIN', date: '2027-01-14' }],
  adults: 2,
  children: 1,
  infants: 1,
  cabin: 1,
}

test('every traveller is counted, infants too', () => {
  expect(travellerCount(search)).toBe(4)
})

test.each<[string, Partial<FlightSearch>]>([
  ['trip', { trip: 'multi' }],
  ['origin', { legs: [{ from: 'LGW', to: 'SIN', date: '2027-01-14' }] }],
  ['destination', { legs: [{ from: 'LHR', to: 'KUL', date: '2027-01-14' }] }],
  ['day', { legs: [{ from: 'LHR', to: 'SIN', date: '2027-01-15' }] }],
  ['adults', { adults: 1 }],
  ['children', { children: 0 }],
  ['infants', { infants: 0 }],
  ['cabin', { cabin: 3 }],
])('another %s is another search, whose results are kept apart', (_, change) => {
  expect(searchKey({ ...search, ...change })).not.toBe(searchKey(search))
  expect(searchKey({ ...search })).toBe(searchKey(search))
})
