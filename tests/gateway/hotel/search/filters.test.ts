import { describe, expect, it } from 'vitest'
import { hotelFacets } from '../../../../contract/hotel/codes.ts'
import { readFilters } from '../../../../gateway/domain/hotel/search/read-filters.ts'
import { placeOf } from './asking.ts'

const place = placeOf([
  { usd: 100, district: 1, facilities: 1, chain: 1 },
  { usd: 200, district: 1, stars: 4 },
  { usd: 310, district: 0, stars: 4, meals: 1 },
])

describe('the menu of a place', () => {
  it('has the options that some hotel has, and those that the dates decide', () => {
    const shown = Object.fromEntries(
      place.menu.map(({ key, options }) => [key, options.map(({ value }) => value).join(' ')]),
    )
    expect(shown).toEqual({
      price: '50 100 150 200 300 500',
      stars: '3 4',
      review_score: '5 6 7 8',
      meals: 'breakfast',
      free_cancellation: 'true',
      distance_km: '3 5',
      min_beds: '1',
      min_bedrooms: '1',
      bed_type: 'single',
      property_type: '204',
      facility: '2',
      // The larger district first.
      district: '11 10',
      chain: '21',
    })
  })

  it('numbers its options through, group by group', () => {
    const ids = place.menu.flatMap(({ options }) => options.map(({ id }) => id))
    expect(ids).toEqual(ids.map((_, at) => at))
  })

  it('has titles, types, and both spellings', () => {
    expect(place.menu[0]).toMatchObject({
      key: 'price',
      v2: 'price',
      title: 'Price per night',
      type: 'range',
    })
    expect(place.menu[0]?.options[0]).toMatchObject({ value: '50', v2: '0-50', name: 'Up to USD 50' })
    expect(place.menu[1]?.options.map(({ name }) => name)).toEqual(['3 stars', '4 stars'])
  })
})

describe('filters of a request', () => {
  const read = (choices: Record<string, string[]>, dialect: 'v2' | 'v3') =>
    readFilters(place.index, choices, dialect)

  it.each(hotelFacets)('know $key as $v2 in v2', ({ key, v2 }) => {
    expect(read({ [key]: [] }, 'v3').ok).toBe(true)
    expect(read({ [v2]: [] }, 'v2').ok).toBe(true)
    if (key !== v2) {
      expect(read({ [key]: [] }, 'v2')).toEqual({ ok: false, key, value: null })
      expect(read({ [v2]: [] }, 'v3')).toEqual({ ok: false, key: v2, value: null })
    }
  })

  it.each([
    ['stars', '6'],
    ['stars', ''],
    ['facility', '1'],
    ['free_cancellation', 'false'],
    ['price', '75'],
    ['price', '50-100'],
    ['district', '12'],
    ['landmark', '30'],
    ['constructor', '1'],
    ['pool', '1'],
  ])('are refused for %s %s', (key, value) => {
    const isListed = hotelFacets.some((facet) => facet.key === key)
    expect(read({ stars: ['4'], [key]: [value] }, 'v3')).toEqual({
      ok: false,
      key,
      value: isListed ? value : null,
    })
  })

  it.each([
    ['50-100', [0, 1]],
    ['50.01-155', [1, 2]],
    ['-50', [0]],
    ['100-', [1, 2]],
    ['0-100', [0, 1]],
    ['100', [0, 1]],
    ['400-500', []],
  ])('take a price of %s a night in v2', (value, left) => {
    expect(place.rows({ filters: { price: [value] }, dialect: 'v2' })).toEqual(left)
  })

  it('join price ranges', () => {
    expect(place.rows({ filters: { price: ['0-50', '155-200'] }, dialect: 'v2' })).toEqual([0, 2])
    expect(place.counts('price', { filters: { price: ['60-70'] }, dialect: 'v2' })[100]).toBe(2)
  })

  it.each(['-', '100-50', 'a-b', '1e3', '50-100-200'])('refuse a price of %s in v2', (value) => {
    expect(read({ price: [value] }, 'v2')).toEqual({ ok: false, key: 'price', value })
  })
})
