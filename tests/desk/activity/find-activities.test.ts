import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { activitySorts, NO_ACTIVITY_FILTERS } from '../../../lib/activity/activity-view.ts'
import { ACTIVITY_PAGE_SIZE } from '../../../lib/activity/catalogue-answer.ts'
import {
  countActivities,
  findActivities,
  type IndexedCatalogue,
  type IndexedProduct,
} from '../../../server/activity/find-activities.ts'
import type { Branch } from '../../../server/activity/branches.ts'
import { PRICE_BANDS } from '../../../server/activity/price-bands.ts'

/** Two trees of the same shape: the tops are A and B, below A are a1 and a2, below B is b1. */
const branches: readonly Branch[] = [
  { uuid: 'A', name: 'A', parent: null },
  { uuid: 'B', name: 'B', parent: null },
  { uuid: 'a1', name: 'a1', parent: 0 },
  { uuid: 'a2', name: 'a2', parent: 0 },
  { uuid: 'b1', name: 'b1', parent: 1 },
]

const positions = (uuids: readonly string[]) =>
  [...new Set(uuids.flatMap((uuid) => [uuid, uuid[0]!.toUpperCase()]))].map((uuid) =>
    branches.findIndex((branch) => branch.uuid === uuid),
  )

const product = (uuid: string, change: Partial<IndexedProduct> = {}): IndexedProduct => ({
  uuid,
  title: uuid,
  typeName: 'Activity',
  cityName: '',
  image: null,
  fromCents: 1_000,
  soldCount: 0,
  updatedAt: 0,
  places: positions(['a1']),
  categories: positions(['b1']),
  ...change,
})

const catalogueOf = (products: readonly IndexedProduct[]): IndexedCatalogue => ({
  products,
  places: branches,
  categories: branches,
  listed: [],
  bandCents: 500,
})

const leaves = fc.subarray(['a1', 'a2', 'b1'], { minLength: 1 })
const anyProducts = fc
  .array(
    fc.record({
      places: leaves,
      categories: leaves,
      fromCents: fc.integer({ min: 0, max: 20_000 }),
      soldCount: fc.integer({ min: 0, max: 5 }),
      updatedAt: fc.integer({ min: 0, max: 5 }),
    }),
    { maxLength: 60 },
  )
  .map((all) =>
    all.map(({ places, categories, ...rest }, at) =>
      product(String(at), { ...rest, places: positions(places), categories: positions(categories) }),
    ),
  )
const anyBound = fc.option(fc.integer({ min: 0, max: 20_000 }))
const anyFilters = fc.record({
  places: fc.subarray(['A', 'B', 'a1', 'a2', 'b1', 'nowhere']),
  categories: fc.subarray(['A', 'B', 'a1', 'a2', 'b1']),
  minCents: anyBound,
  maxCents: anyBound,
})
const anyMatches = fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 60 }).map(String)))

/** The naive way: whether a product fits, told by names. */
function fits(one: IndexedProduct, filters: typeof NO_ACTIVITY_FILTERS): boolean {
  const isIn = (at: readonly number[], chosen: readonly string[]) =>
    chosen.length === 0 || at.some((position) => chosen.includes(branches[position]!.uuid))
  return (
    isIn(one.places, filters.places) &&
    isIn(one.categories, filters.categories) &&
    (filters.minCents === null || one.fromCents >= filters.minCents) &&
    (filters.maxCents === null || one.fromCents <= filters.maxCents)
  )
}

test('totals, pages and every count are those of naive counting', () => {
  fc.assert(
    fc.property(
      anyProducts,
      anyFilters,
      anyMatches,
      fc.constantFrom(...activitySorts),
      (products, filters, words, sort) => {
        const matches = words && new Set(words)
        const withWord = products.filter(({ uuid }) => matches?.has(uuid) ?? true)
        const answer = findActivities(catalogueOf(products), matches, { filters, sort, page: 1 })
        const wanted = withWord.filter((one) => fits(one, filters))

        expect(answer.matching).toBe(withWord.length)
        expect(answer.total).toBe(wanted.length)
        expect(countActivities(catalogueOf(products), matches, filters)).toBe(wanted.length)
        const uuids = new Set(wanted.map(({ uuid }) => uuid))
        expect(answer.page).toHaveLength(Math.min(wanted.length, ACTIVITY_PAGE_SIZE))
        expect(answer.page.every(({ uuid }) => uuids.has(uuid))).toBe(true)

        for (const facet of ['places', 'categories'] as const) {
          const others = withWord.filter((one) => fits(one, { ...filters, [facet]: [] }))
          const counted = new Map(
            answer.facets[facet].flatMap((branch) =>
              [branch, ...branch.below].map(({ uuid, count }) => [uuid, count] as const),
            ),
          )
          for (const [at, { uuid }] of branches.entries()) {
            const naive = others.filter((one) => one[facet].includes(at)).length
            expect(counted.get(uuid) ?? 0, `${facet} ${uuid}`).toBe(naive)
          }
        }
        const anyPrice = withWord.filter((one) => fits(one, { ...filters, minCents: null, maxCents: null }))
        for (const [band, count] of answer.facets.prices.counts.entries()) {
          const naive = anyPrice.filter(
            ({ fromCents }) =>
              fromCents >= band * 500 && (fromCents < (band + 1) * 500 || band === PRICE_BANDS - 1),
          )
          expect(count).toBe(naive.length)
        }
      },
    ),
  )
})

describe('the order', () => {
  const products = [
    product('cheap', { fromCents: 500, soldCount: 1, updatedAt: 1 }),
    product('sold', { fromCents: 900, soldCount: 9, updatedAt: 2 }),
    product('dear', { fromCents: 9_000, soldCount: 1, updatedAt: 3 }),
  ]
  const order = (sort: (typeof activitySorts)[number]) =>
    findActivities(catalogueOf(products), null, { filters: NO_ACTIVITY_FILTERS, sort, page: 1 }).page.map(
      ({ uuid }) => uuid,
    )

  it('follows the sort; equal ones stay in the order of the catalogue', () => {
    expect(order('bestselling')).toEqual(['sold', 'cheap', 'dear'])
    expect(order('price')).toEqual(['cheap', 'sold', 'dear'])
    expect(order('-price')).toEqual(['dear', 'sold', 'cheap'])
    expect(order('-date')).toEqual(['dear', 'sold', 'cheap'])
  })

  it('the second page follows the first', () => {
    const many = Array.from({ length: ACTIVITY_PAGE_SIZE + 3 }, (_, at) => product(String(at)))
    const view = { filters: NO_ACTIVITY_FILTERS, sort: 'price' as const, page: 2 }
    expect(findActivities(catalogueOf(many), null, view).page.map(({ uuid }) => uuid)).toEqual([
      '50',
      '51',
      '52',
    ])
  })
})

describe('the trees of choices', () => {
  it('larger ones first; those without any are left out unless they are chosen', () => {
    const products = [
      product('1', { places: positions(['b1']) }),
      product('2', { places: positions(['b1', 'a2']) }),
    ]
    const filters = { ...NO_ACTIVITY_FILTERS, places: ['a1'] }
    const { facets, total } = findActivities(catalogueOf(products), null, { filters, sort: 'price', page: 1 })
    expect(total).toBe(0)
    expect(facets.places).toEqual([
      { uuid: 'B', name: 'B', count: 2, below: [{ uuid: 'b1', name: 'b1', count: 2 }] },
      {
        uuid: 'A',
        name: 'A',
        count: 1,
        below: [
          { uuid: 'a2', name: 'a2', count: 1 },
          { uuid: 'a1', name: 'a1', count: 0 },
        ],
      },
    ])
  })
})
