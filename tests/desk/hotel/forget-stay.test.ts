import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { forgetStay } from '../../../components/hotel/query/forget-stay.ts'
import { hotelRatesOptions } from '../../../lib/hotel/hotel-rates.ts'
import type { HotelPlace } from '../../../components/place/hotel-place.ts'
import { cityInput } from '../../../lib/hotel/city-input.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'

const stay: Stay = {
  place: '2267057',
  checkIn: '2026-12-03',
  checkOut: '2026-12-05',
  rooms: [{ adults: 2, children: [6] }],
}
const lisbon: HotelPlace = { id: stay.place, type: 'city', name: 'Lisbon', within: '', hotelCount: 3 }
const page = (of: Stay, number: number) =>
  ['hotel.search', cityInput(of, { sort: null, filters: { stars: ['4'] }, page: number })] as const

const queries = new QueryClient()
afterEach(() => queries.clear())

test('a search for a city forgets all pages and filters of that stay, and nothing else', () => {
  const later = { ...stay, checkOut: '2026-12-06' }
  for (const key of [page(stay, 1), page(stay, 2), page(later, 1)]) queries.setQueryData(key, 'kept')
  forgetStay(queries, { stay, place: lisbon })
  expect([page(stay, 1), page(stay, 2), page(later, 1)].map((key) => queries.getQueryData(key))).toEqual([
    undefined,
    undefined,
    'kept',
  ])
})

test('a search for one hotel forgets its rates for that stay', () => {
  const { queryKey } = hotelRatesOptions(4711, stay)
  const other = hotelRatesOptions(4712, stay).queryKey
  for (const key of [queryKey, other]) queries.setQueryData<unknown>(key, 'kept')
  forgetStay(queries, { stay: { ...stay, place: '4711' }, place: { ...lisbon, id: '4711', type: 'hotel' } })
  expect(queries.getQueryData(queryKey)).toBeUndefined()
  expect(queries.getQueryData(other)).toBe('kept')
})

test('what is on screen is read again, once', () => {
  let reads = 0
  const queryFn = () => {
    reads += 1
    return new Promise<string>(() => undefined)
  }
  queries.setQueryData(page(stay, 1), 'kept')
  const screen = new QueryObserver(queries, { queryKey: page(stay, 1), queryFn, staleTime: 60_000 })
  const leave = screen.subscribe(() => undefined)
  expect(reads).toBe(0)
  forgetStay(queries, { stay, place: lisbon })
  forgetStay(queries, { stay, place: lisbon })
  expect(reads).toBe(1)
  leave()
})
