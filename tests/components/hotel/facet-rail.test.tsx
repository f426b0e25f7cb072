import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { FacetGroup } from '../../../contract/v3/hotel-objects.ts'
import { FacetRail } from '../../../components/hotel/search/facet-rail.tsx'
import type { HotelFilters } from '../../../lib/hotel/city-view.ts'
import { renderDesk } from '../render-desk.tsx'
import { clientPrice } from '../../../lib/money.ts'

// The filters of a city's hotels: how a press adds, replaces and removes one, and the search in a long group.

const group = (key: string, title: string, names: readonly string[]): FacetGroup => ({
  key,
  title,
  type: 'enum',
  options: names.map((name, index) => ({ value: String(index + 1), name, count: 10 - (index % 10) })),
})

const districts = Array.from({ length: 30 }, (_, index) => `District ${index + 1}`)
const facets: readonly FacetGroup[] = [
  group('district', 'Districts', [...districts.slice(0, 29), 'São Vicente']),
  { ...group('free_cancellation', 'Free cancellation', ['Free cancellation']), type: 'boolean' },
  group('stars', 'Stars', ['1 star', '2 stars', '3 stars']),
  group('price', 'Price per night', ['Up to USD 50', 'Up to USD 100']),
]

let filters: HotelFilters
const net = (cents: number) => clientPrice(cents, 0)

function Rail({ before = {} }: { before?: HotelFilters }) {
  const [value, setValue] = useState(before)
  filters = value
  return <FacetRail facets={facets} filters={value} shownOf={net} onChange={setValue} />
}

const section = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) })
const check = (name: RegExp) => screen.getByRole('checkbox', { name })
const names = (title: string) =>
  within(section(title))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent)

test('price, stars and conditions come first and open; stars from the most; money as everywhere', () => {
  renderDesk(<Rail />)
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Price per night',
    'Stars',
    'Conditions',
    'Districts',
  ])
  expect(names('Price per night')).toEqual(['Up to $5010', 'Up to $1009'])
  expect(names('Stars')).toEqual(['3 stars8', '2 stars9', '1 star10'])
  expect(within(section('Districts')).queryByRole('checkbox')).toBeNull()
})

test('filters of one group add up, a threshold replaces the one before, and quick presses lose none', async () => {
  const { user } = renderDesk(<Rail />)
  await user.click(check(/^3 stars/))
  await user.click(check(/^2 stars/))
  await user.click(check(/^Free cancellation/))
  await user.click(check(/^Up to \$50/))
  await user.click(check(/^Up to \$100/))
  expect(filters).toEqual({ stars: ['3', '2'], free_cancellation: ['1'], price: ['2'] })
  await user.click(check(/^3 stars/))
  await user.click(check(/^Free cancellation/))
  expect(filters).toEqual({ stars: ['2'], price: ['2'] })
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(filters).toEqual({})
  expect(screen.getByRole('button', { name: 'Clear all filters' })).toHaveProperty('disabled', true)
})

test('a long group shows ten and the chosen, and is searched without accents by the start of a word', async () => {
  const { user } = renderDesk(<Rail before={{ district: ['25'] }} />)
  // A group with a choice is open from the start.
  expect(names('Districts')).toHaveLength(11)
  expect(check(/^District 25/)).toHaveProperty('checked', true)
  expect(screen.getByText('19 more; type to search')).toBeDefined()
  const find = screen.getByRole('searchbox', { name: 'Find in Districts' })
  await user.type(find, 'sao vic')
  expect(names('Districts')).toEqual(['São Vicente1'])
  await user.click(check(/^São Vicente/))
  expect(filters).toEqual({ district: ['25', '30'] })
  await user.clear(find)
  await user.type(find, 'istrict')
  expect(screen.getByText('No matches.')).toBeDefined()
  await user.keyboard('{Escape}')
  expect(names('Districts')).toHaveLength(12)
})

test('a closed group says how many of its choices are selected', async () => {
  const { user } = renderDesk(<Rail before={{ stars: ['3'] }} />)
  const heading = screen.getByRole('button', { name: /^Stars/ })
  await user.click(heading)
  expect(heading.ariaExpanded).toBe('false')
  expect(heading.textContent).toBe('Stars1 selected')
})
