import { describe, expect, it } from 'vitest'
import { hotelSorts } from '../../../../contract/hotel/codes.ts'
import { cityIndex } from '../../../../gateway/domain/hotel/search/city-index.ts'
import { pricedStay } from '../../../../gateway/domain/hotel/search/priced-stay.ts'
import { searchCity } from '../../../../gateway/domain/hotel/search/search-city.ts'
import { placeOf } from './asking.ts'
import { madeUpCity, madeUpRates } from './made-up-city.ts'

describe('an order', () => {
  // Ids fall while rows rise; rows 1 and 3 are equal in everything that is sorted by.
  const place = placeOf([
    { id: 50, usd: 300, stars: 5, score: 9, metres: 10, popularity: 1 },
    { id: 40, usd: 200, stars: 3, score: 8, metres: 90_000, popularity: 70_000 },
    { id: 30, usd: 100, stars: 0, score: 0, metres: 500, popularity: 4_000_000_000 },
    { id: 20, usd: 200, stars: 3, score: 8, metres: 90_000, popularity: 70_000 },
  ])

  it.each([
    [null, [0, 1, 2, 3]],
    ['price', [2, 3, 1, 0]],
    ['stars_desc', [0, 3, 1, 2]],
    ['stars_asc', [2, 3, 1, 0]],
    ['review_score', [0, 3, 1, 2]],
    ['distance', [0, 2, 3, 1]],
    ['popularity', [2, 3, 1, 0]],
  ] as const)('of %s sorts ties by id', (sort, rows) => {
    expect(place.rows({ sort })).toEqual(rows)
  })

  it.each([null, ...hotelSorts.map(({ id }) => id)])('%s holds over all pages', (sort) => {
    const city = madeUpCity({ size: 1000, districts: 5, chains: 5, landmarks: 2, seed: 4 })
    const index = cityIndex(city)
    const stay = pricedStay(index, madeUpRates(city, 2, 6), 2)
    const page = (page: number, pageSize: number) =>
      searchCity(index, stay, { filters: [], sort, bounds: null, page, pageSize })
    const { totalPages, total } = page(1, 37)
    const joined = Array.from({ length: totalPages }, (_, at) => [...page(at + 1, 37).rows]).flat()
    expect(joined).toHaveLength(total)
    expect(joined).toEqual([...page(1, 1000).rows])
  })
})

describe('a page', () => {
  const place = placeOf(Array.from({ length: 7 }, (_, row) => ({ usd: row === 3 ? 0 : 100 + row })))

  it('ends where the matches end', () => {
    expect(place.ask({ page: 2, pageSize: 4 })).toMatchObject({
      total: 6,
      page: 2,
      pageSize: 4,
      totalPages: 2,
      rows: Uint32Array.of(5, 6),
    })
  })

  it('beyond the last is empty and says the total', () => {
    expect(place.ask({ page: 3, pageSize: 3 })).toMatchObject({
      total: 6,
      totalPages: 2,
      rows: new Uint32Array(0),
    })
    expect(place.rows({ page: 1_000_000, pageSize: 200, sort: 'price' })).toEqual([])
  })

  it('may be exactly full, or one hotel', () => {
    expect(place.ask({ pageSize: 6 }).totalPages).toBe(1)
    expect(place.rows({ page: 6, pageSize: 1, sort: 'price' })).toEqual([6])
  })

  it('says what the matches cost, on whatever page', () => {
    expect(place.ask({ page: 9 }).priceRange).toEqual({ minCents: 10_000, maxCents: 10_600 })
  })
})

describe('a map', () => {
  const place = placeOf([
    { lat: 10, lon: 179, stars: 4 },
    { lat: 10, lon: -179, stars: 4 },
    { lat: 10, lon: 0, stars: 5 },
    { lat: 20, lon: 179.5, stars: 5 },
  ])
  const bounds = { north: 12, south: 8, west: 178, east: -178 }

  it('leaves what lies inside, across the date line too', () => {
    expect(place.rows({ bounds })).toEqual([0, 1])
    expect(place.rows({ bounds: { ...bounds, west: -178, east: 178 } })).toEqual([2])
    expect(place.rows({ bounds: { north: 20, south: 10, west: 179, east: 179.5 } })).toEqual([0, 3])
  })

  it('restricts the counts as well, and no more than that', () => {
    expect(place.counts('stars', { bounds })).toEqual({ 4: 2, 5: 0 })
    expect(place.counts('stars', { bounds, filters: { stars: ['5'] } })).toEqual({ 4: 2, 5: 0 })
    expect(place.counts('stars')).toEqual({ 4: 2, 5: 2 })
  })
})

describe('dates', () => {
  it('take turns without a trace', () => {
    const city = madeUpCity({ size: 600, districts: 5, chains: 5, landmarks: 2, seed: 4 })
    const index = cityIndex(city)
    const stays = [1, 2].map((seed) => pricedStay(index, madeUpRates(city, seed, seed), seed))
    const query = { filters: [], sort: 'price', bounds: null, page: 1, pageSize: 50 } as const
    const [first, second] = stays.map((stay) => searchCity(index, stay, query))
    expect(first?.rows).not.toEqual(second?.rows)
    for (const [at, stay] of [...stays, ...stays].entries()) {
      expect(searchCity(index, stay, query)).toEqual(at % 2 === 0 ? first : second)
    }
  })

  it('belong to one place', () => {
    const [one, other] = [1, 2].map((seed) =>
      cityIndex(madeUpCity({ size: 60, districts: 5, chains: 5, landmarks: 2, seed })),
    )
    if (!one || !other) throw new Error('two places were made')
    const stay = pricedStay(one, madeUpRates(one.city, 1, 1), 1)
    const query = { filters: [], sort: null, bounds: null, page: 1, pageSize: 50 }
    expect(() => searchCity(other, stay, query)).toThrow('the index that is searched')
  })

  it('may leave a place without a hotel', () => {
    for (const hotels of [[], [{ usd: 0 }, { usd: 0 }]]) {
      const place = placeOf(hotels)
      expect(place.ask({ sort: 'price' })).toMatchObject({ total: 0, totalPages: 0, priceRange: null })
      expect(place.counts('price')[500]).toBe(0)
    }
  })
})
