import { describe, expect, test } from 'vitest'
import type { FacetGroup } from '../../../contract/v3/hotel-objects.ts'
import { hotelSearch } from '../../../contract/v3/hotel-search.ts'
import { railSections } from '../../../components/hotel/search/rail-sections.ts'
import { cityInput } from '../../../lib/hotel/city-input.ts'
import { cityViewHref, readCityView, toggleFilter } from '../../../lib/hotel/city-view.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'

const stay: Stay = {
  place: '11112267057',
  checkIn: '2026-12-03',
  checkOut: '2026-12-06',
  rooms: [
    { adults: 2, children: [] },
    { adults: 2, children: [6] },
  ],
}
const group = (key: string, type: FacetGroup['type'], names: Record<string, string>): FacetGroup => ({
  key,
  title: key,
  type,
  options: Object.entries(names).map(([value, name]) => ({ value, name, count: 1 })),
})
const facets = [
  group('chain', 'enum', { '9': 'Tejo Group' }),
  group('adults_only', 'boolean', { true: 'Adults only' }),
  group('free_cancellation', 'boolean', { true: 'Free cancellation' }),
  group('stars', 'range', { '4': '4 stars', '5': '5 stars' }),
  group('price', 'range', { '100': 'Up to USD 100' }),
]
const read = (href: string) => readCityView(new URLSearchParams(href.split('?')[1]))

describe('the view of a city in the address', () => {
  test('is read and written the same, and stays readable', () => {
    const href =
      '/hotels?place=11112267057&in=2026-12-03&out=2026-12-06&rooms=2;2,6' +
      '&sort=distance&f.stars=4,5&f.free_cancellation=true&page=2&show=list'
    const view = read(href)
    expect(view).toEqual({
      sort: 'distance',
      filters: { stars: ['4', '5'], free_cancellation: ['true'] },
      page: 2,
      pane: 'list',
    })
    expect(cityViewHref(stay, view)).toBe(href)
  })

  test('what cannot be read asks for nothing', () => {
    expect(read('/hotels?sort=%27;drop&f.=4&f.STARS=4&f.stars=&f.chain=a%20b&page=-1&show=x')).toEqual({
      sort: null,
      filters: {},
      page: 1,
      pane: 'split',
    })
    expect(read('/hotels?f.stars=4,4').filters).toEqual({ stars: ['4'] })
  })

  test('becomes an input that the contract takes, the same for the same question', () => {
    const view = read('/hotels?f.stars=5,4&f.chain=9&sort=price')
    const input = cityInput(stay, view)
    expect(hotelSearch.request.body.safeParse(input)).toMatchObject({ success: true })
    expect(input).toMatchObject({
      city_id: 11112267057,
      occupancies: [{ adults: 2 }, { adults: 2, children: [6] }],
      filters: { chain: ['9'], stars: ['4', '5'] },
      page_size: 50,
    })
    const turned = cityInput(stay, read('/hotels?f.chain=9&f.stars=4,5&sort=price'))
    expect(JSON.stringify(turned)).toBe(JSON.stringify(input))
  })
})

describe('filters', () => {
  test('values of a set are gathered, a threshold takes the place of the one before', () => {
    expect(toggleFilter({ stars: ['4'] }, 'stars', '5', true)).toEqual({ stars: ['4', '5'] })
    expect(toggleFilter({ price: ['100'] }, 'price', '50', true)).toEqual({ price: ['50'] })
    expect(toggleFilter({ stars: ['4'] }, 'stars', '4', false)).toEqual({})
  })

  test.each(['price', 'review_score', 'distance_km', 'min_beds', 'min_bedrooms'])(
    '%s is a threshold: of several values the widest would win (gap 144)',
    (key) => {
      expect(toggleFilter({ [key]: ['3'], stars: ['4'] }, key, '2', true)).toEqual({
        [key]: ['2'],
        stars: ['4'],
      })
    },
  )

  test('the rail has every group of the answer and no other, the first ones open', () => {
    const sections = railSections(facets)
    expect(sections.map(({ key, open }) => [key, open])).toEqual([
      ['price', true],
      ['stars', true],
      ['conditions', true],
      ['chain', false],
    ])
    expect(sections[1]?.groups[0]?.options.map(({ value }) => value)).toEqual(['5', '4'])
    expect(sections[2]?.groups.map(({ key }) => key)).toEqual(['free_cancellation', 'adults_only'])
    expect(sections.flatMap(({ groups }) => groups).map(({ key }) => key)).toHaveLength(facets.length)
    expect(railSections([])).toEqual([])
  })
})
