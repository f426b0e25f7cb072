import fc from 'fast-check'
import { expect } from 'vitest'
import { hotelSorts, type HotelFacetKey } from '../../../../contract/hotel/codes.ts'
import { cityIndex } from '../../../../gateway/domain/hotel/search/city-index.ts'
import type { Menu } from '../../../../gateway/domain/hotel/search/menu.ts'
import { pricedStay } from '../../../../gateway/domain/hotel/search/priced-stay.ts'
import { readFilters } from '../../../../gateway/domain/hotel/search/read-filters.ts'
import { searchCity } from '../../../../gateway/domain/hotel/search/search-city.ts'
import { madeUpCity, madeUpRates } from './made-up-city.ts'
import { naiveSearch, plainHotels, type PlainQuery } from './naive-search.ts'

/** Sizes around the word and line boundaries of the memory where sets end. */
const sizes = [1, 31, 32, 33, 511, 512, 513, 1100]

const nights = 3

function place(size: number) {
  const city = madeUpCity({ size, districts: 8, chains: 9, landmarks: 6, seed: size })
  const index = cityIndex(city)
  const rates = madeUpRates(city, nights, size + 1)
  const menu = index.menu
  const options = menu.flatMap(({ key, options }) => options.map(({ value }) => ({ key, value })))
  const hotels = plainHotels(city, rates, nights)
  return { city, index, stay: pricedStay(index, rates, nights), menu, options, hotels }
}

/** Prices a night as only v2 can ask for. */
const bands = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 300 }))
    .map(([from, more]) => `${from}-${from + more}`),
  { minLength: 1, maxLength: 3 },
)

/** Any question about a place: any filters of its menu, any sort order, page and map area. */
function questions(menu: Menu): fc.Arbitrary<PlainQuery> {
  const groups = Object.fromEntries(
    menu.map(({ key, options }) => {
      const all = options.map(({ value }) => value)
      const listed = fc.subarray(all, { minLength: 1, maxLength: Math.min(4, all.length) })
      const values = key === 'price' ? fc.oneof(listed, bands) : listed
      return [
        key,
        fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values }),
      ]
    }),
  ) as Record<HotelFacetKey, fc.Arbitrary<string[] | undefined>>
  const degrees = (middle: number) => fc.double({ min: middle - 0.2, max: middle + 0.2, noNaN: true })
  return fc.record({
    filters: fc.record(groups),
    sort: fc.constantFrom(null, ...hotelSorts.map(({ id }) => id)),
    page: fc.integer({ min: 1, max: 4 }),
    pageSize: fc.constantFrom(1, 7, 25, 200),
    bounds: fc.option(
      fc.record({ north: degrees(38.75), south: degrees(38.65), east: degrees(-9.05), west: degrees(-9.15) }),
      { freq: 3, nil: null },
    ),
  })
}

/** The filters of a question as a dialect writes them. */
function spelt(menu: Menu, { filters }: PlainQuery, dialect: 'v2' | 'v3') {
  const choices = menu.flatMap((group) => {
    const wanted = filters[group.key]
    if (!wanted) return []
    if (wanted.some((value) => value.includes('-'))) return [[group.v2, wanted] as const]
    const chosen = group.options.filter(({ value }) => wanted.includes(value))
    return dialect === 'v2'
      ? [[group.v2, chosen.map(({ v2 }) => v2)] as const]
      : [[group.key, chosen.map(({ value }) => value)] as const]
  })
  return Object.fromEntries(choices)
}

/**
 * Asks the engine and the naive search the same random questions; every number and every hotel must be equal.
 */
export function compareWithNaive(runs: number): void {
  const places = sizes.map(place)
  const any = fc.constantFrom(...places).chain((one) => fc.tuple(fc.constant(one), questions(one.menu)))
  fc.assert(
    fc.property(any, fc.constantFrom('v2', 'v3'), ([one, query], dialect) => {
      const { city, index, stay, options, hotels } = one
      fc.pre(dialect === 'v2' || !query.filters.price?.some((value) => value.includes('-')))
      const read = readFilters(index, spelt(one.menu, query, dialect), dialect)
      if (!read.ok) throw new Error(`the place does not know ${read.key} ${read.value}`)
      const answer = searchCity(index, stay, { ...query, filters: read.filters })
      expect({
        total: answer.total,
        totalPages: answer.totalPages,
        ids: [...answer.rows].map((row) => city.hotelId[row]),
        rates: [...answer.rates],
        free: [...answer.free],
        counts: [...answer.counts],
        priceRange: answer.priceRange,
      }).toEqual(naiveSearch(hotels, query, options))
    }),
    { numRuns: runs },
  )
}
