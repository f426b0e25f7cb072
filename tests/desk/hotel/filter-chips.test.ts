import { describe, expect, test } from 'vitest'
import type { FacetGroup } from '../../../contract/v3/hotel-objects.ts'
import { facetName, filterChips, groupText } from '../../../components/hotel/search/filter-chips.ts'
import { clientPrice } from '../../../lib/money.ts'

const group = (key: string, title: string, names: Record<string, string>): FacetGroup => ({
  key,
  title,
  type: 'enum',
  options: Object.entries(names).map(([value, name]) => ({ value, name, count: 1 })),
})
const net = (cents: number) => clientPrice(cents, 0)
const facets = [
  group('price', 'Price per night', { '100': 'Up to USD 100' }),
  group('stars', 'Hotel class', { '3': '3 stars', '4': '4 stars' }),
  group('review_score', 'Guest score', { '8': '8 or more' }),
]
const texts = (filters: Record<string, string[]>, menu = facets) =>
  filterChips(filters, menu, net).map(({ text }) => text)

describe('chips', () => {
  test('name what is chosen, in the order of the rail', () => {
    expect(texts({ review_score: ['8'], stars: ['3', '4'], price: ['100'] })).toEqual([
      'Up to $100 per night',
      '3 stars',
      '4 stars',
      'Score 8 or more',
    ])
    expect(groupText('stars', { stars: ['3', '4'] }, facets, net)).toBe('3 stars or 4 stars')
  })

  test('a value that the place does not have is said to be none, under the title of its group', () => {
    expect(texts({ stars: ['5'] })).toEqual(['Hotel class: 5, not offered here'])
    expect(texts({ min_bedrooms: ['9'], adults_only: ['true'], pool_size: ['4'] })).toEqual([
      'Bedrooms: 9, not offered here',
      'Adults only, not offered here',
      'Pool size: 4, not offered here',
    ])
  })

  test('before there is an answer nothing is said of what is offered', () => {
    expect(texts({ stars: ['5'], free_cancellation: ['true'] }, [])).toEqual([
      'Stars: 5',
      'Free cancellation',
    ])
  })
})

test('money in a name is written as everywhere on the desk', () => {
  expect(facetName('Up to USD 50', net)).toBe('Up to $50')
  expect(facetName('USD 1,200 to USD 1500.50', net)).toBe('$1,200 to $1,500.50')
  expect(facetName('Hotel USD', net)).toBe('Hotel USD')
  expect(facetName('4 stars', net)).toBe('4 stars')
  expect(facetName('Up to USD 50', (cents) => clientPrice(cents, 250))).toBe('Up to $52.50')
})
