import { expect, test } from 'vitest'
import { listedHotelOf, leadsAreFree } from '../../../lib/hotel/city.ts'
import type { HotelSummary } from '../../../contract/v3/hotel-objects.ts'

// The words of a card about terms: the summary says of the price that it shows only whether any part of it is
// refunded (gaps 220, 221).

const usd = { amount: '210.00', currency: 'USD' }

function badges(terms: { refundable: boolean; free_cancellation: boolean }, areFree = false) {
  const hotel = {
    ...{
      hotel_id: '1',
      name: 'Hotel',
      lead_rate: usd,
      lead_rate_before_discount: null,
      nights: 2,
      rating: 4,
    },
    ...{ deal_badges: [], meal_plan: '', review_count: 0, accommodation: 'Hotels', images: [] },
    address: { city: 'Lisbon', country: 'Portugal', country_code: 'PT' },
    location: { lat: 0, lng: 0 },
    ...terms,
  } as unknown as HotelSummary
  return listedHotelOf(hotel, areFree).badges.map(({ text, note }) => [text, note])
}

test('a price of which something is refunded is not called free to cancel because another one is', () => {
  expect(badges({ refundable: true, free_cancellation: true })).toEqual([
    ['Refundable', 'In full or in part: see its rates'],
  ])
})

test('a price of which nothing is refunded says so, and that free cancellation costs more', () => {
  expect(badges({ refundable: false, free_cancellation: true })).toEqual([
    ['Non-refundable', 'Free cancellation costs more than the price shown'],
  ])
  expect(badges({ refundable: false, free_cancellation: false })).toEqual([['Non-refundable', undefined]])
  expect(badges({ refundable: true, free_cancellation: false })).toEqual([['Partly refundable', undefined]])
})

test('the price shown is free to cancel where only such rates were asked for', () => {
  expect(badges({ refundable: true, free_cancellation: true }, true)).toEqual([
    ['Free cancellation', undefined],
  ])
  expect(leadsAreFree({ filters_applied: { free_cancellation: ['true'] } })).toBe(true)
  expect(leadsAreFree({ filters_applied: { meals: ['1'] } })).toBe(false)
})
