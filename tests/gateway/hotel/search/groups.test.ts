import { describe, expect, it } from 'vitest'
import { hotelFacets } from '../../../../contract/hotel/codes.ts'
import { placeOf } from './asking.ts'
import type { SmallHotel } from './small-city.ts'

/**
 * The meaning of a group, shown with three hotels: the rows that match the values, and the counts of all its
 * options.
 */
type Meaning = {
  hotels: [SmallHotel, SmallHotel, SmallHotel]
  values: string[]
  left: number[]
  counts: Record<string, number>
}

const meanings: Record<(typeof hotelFacets)[number]['key'], Meaning> = {
  price: {
    // For two nights, 200 is exactly 100 a night; the largest of several values counts.
    hotels: [{ usd: 200 }, { usd: 200.01 }, { usd: 600 }],
    values: ['50', '100'],
    left: [0],
    counts: { 50: 0, 100: 1, 150: 2, 200: 2, 300: 3, 500: 3 },
  },
  stars: {
    hotels: [{ stars: 0 }, { stars: 4 }, { stars: 5 }],
    values: ['0', '4'],
    left: [0, 1],
    counts: { 0: 1, 4: 1, 5: 1 },
  },
  review_score: {
    hotels: [{ score: 7.9 }, { score: 8 }, { score: 9.4 }],
    values: ['9', '8'],
    left: [1, 2],
    counts: { 5: 3, 6: 3, 7: 3, 8: 2, 9: 1 },
  },
  meals: {
    hotels: [{ meals: 0b000001 }, { meals: 0b010001 }, { meals: 0b100000 }],
    values: ['all_inclusive', 'self_catering'],
    left: [1, 2],
    counts: { breakfast: 2, all_inclusive: 1, self_catering: 1 },
  },
  free_cancellation: {
    hotels: [{ free: true }, { free: false }, { free: true, usd: 0 }],
    values: ['true'],
    left: [0],
    counts: { true: 1 },
  },
  adults_only: { hotels: [{}, { adultsOnly: true }, {}], values: ['true'], left: [1], counts: { true: 1 } },
  sustainable: { hotels: [{}, {}, { sustainable: true }], values: ['true'], left: [2], counts: { true: 1 } },
  distance_km: {
    hotels: [{ metres: 1000 }, { metres: 3001 }, { metres: 5001 }],
    values: ['1', '3'],
    left: [0],
    counts: { 1: 1, 3: 1, 5: 2 },
  },
  min_beds: {
    hotels: [{ beds: 1 }, { beds: 3 }, { beds: 7 }],
    values: ['5', '2'],
    left: [1, 2],
    counts: { 1: 3, 2: 2, 3: 2, 4: 1, 5: 1 },
  },
  min_bedrooms: {
    hotels: [{ bedrooms: 1 }, { bedrooms: 2 }, { bedrooms: 4 }],
    values: ['2'],
    left: [1, 2],
    counts: { 1: 3, 2: 2, 3: 1, 4: 1 },
  },
  bed_type: {
    hotels: [{ bedTypes: 1 }, { bedTypes: 2 }, { bedTypes: 3 }],
    values: ['double'],
    left: [1, 2],
    counts: { single: 2, double: 2 },
  },
  property_type: {
    hotels: [{ type: 3 }, { type: 204 }, { type: 235 }],
    values: ['3', '235'],
    left: [0, 2],
    counts: { 3: 1, 204: 1, 235: 1 },
  },
  facility: {
    // Entry 0 is parking (2), entry 16 the pool (433).
    hotels: [{ facilities: 1 }, { facilities: 1 << 16 }, { facilities: 1 | (1 << 16) }],
    values: ['433'],
    left: [1, 2],
    counts: { 2: 2, 433: 2 },
  },
  room_facility: {
    // Entry 0 is the bath (5), entry 17 the kitchen (999).
    hotels: [{ roomFacilities: 1 << 17 }, { roomFacilities: 1 }, {}],
    values: ['5', '999'],
    left: [0, 1],
    counts: { 5: 1, 999: 1 },
  },
  district: {
    hotels: [{ district: 1 }, { district: 0 }, {}],
    values: ['11'],
    left: [0],
    counts: { 10: 1, 11: 1 },
  },
  chain: { hotels: [{}, { chain: 0 }, { chain: 0 }], values: ['20'], left: [1, 2], counts: { 20: 2 } },
  landmark: {
    hotels: [{ landmarks: [0, 1] }, { landmarks: [1] }, {}],
    values: ['30'],
    left: [0],
    counts: { 30: 1, 31: 2 },
  },
}

describe('a facet group', () => {
  it.each(hotelFacets.map(({ key }) => key))('%s leaves what its values say', (key) => {
    const { hotels, values, left, counts } = meanings[key]
    const place = placeOf(hotels)
    expect(place.rows({ filters: { [key]: values } })).toEqual(left)
    expect(place.counts(key)).toEqual(counts)
    // A group's own filter does not affect its counts; they are as if nothing were chosen in it.
    expect(place.counts(key, { filters: { [key]: values } })).toEqual(counts)
  })
})

describe('groups together', () => {
  const place = placeOf([
    { stars: 3, facilities: 1 },
    { stars: 3, facilities: 0b10 },
    { stars: 4, facilities: 0b11 },
    { stars: 5, facilities: 0b10 },
    { stars: 5, facilities: 0b11, usd: 0 },
  ])

  it('combine with AND, their values with OR', () => {
    expect(place.rows({ filters: { stars: ['3', '4'], facility: ['3'] } })).toEqual([1, 2])
  })

  it('are counted within what the other groups leave', () => {
    const filters = { stars: ['3', '4'], facility: ['3'] }
    expect(place.counts('stars', { filters })).toEqual({ 3: 1, 4: 1, 5: 1 })
    expect(place.counts('facility', { filters })).toEqual({ 2: 2, 3: 2 })
    expect(place.counts('property_type', { filters })).toEqual({ 204: 2 })
  })

  it('know no hotel that has no price for the stay', () => {
    expect(place.ask().total).toBe(4)
    expect(place.counts('stars')).toEqual({ 3: 2, 4: 1, 5: 1 })
  })

  it('leave nothing where a documented value is one that no hotel has', () => {
    const filters = { meals: ['full_board'] }
    expect(place.ask({ filters })).toMatchObject({ total: 0, totalPages: 0, priceRange: null })
    expect(place.counts('stars', { filters })).toEqual({ 3: 0, 4: 0, 5: 0 })
    expect(place.rows({ filters: { stars: ['1', '5'] } })).toEqual([3])
  })
})
