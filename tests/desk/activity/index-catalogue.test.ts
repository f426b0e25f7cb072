import { describe, expect, test } from 'vitest'
import type { ListedCategory } from '../../../server/activity/branches.ts'
import { findActivities } from '../../../server/activity/find-activities.ts'
import {
  indexCatalogue,
  withRows,
  type ReducedProduct,
  type ReducedRow,
} from '../../../server/activity/index-catalogue.ts'

const listed = (uuid: string, parentUuid: string | null): ListedCategory => ({ uuid, name: uuid, parentUuid })

const outdoors = [listed('outdoors', null), listed('water', 'outdoors'), listed('rafting', 'water')]

const product = (uuid: string, categories: readonly string[]): ReducedProduct => ({
  uuid,
  title: uuid,
  typeName: 'Activity',
  image_url: null,
  basePrice: 20,
  updatedAt: '2026-08-02 17:32:15',
  locations: [],
  categories: categories.map((name) => ({ uuid: name, name })),
})

const rowsOf = (products: readonly ReducedProduct[], change: Partial<ReducedRow> = {}) =>
  new Map(products.map((each) => [each.uuid, { ...each, cityName: '', sold_count: 7, ...change }]))

const products = [product('raft', ['rafting']), product('swim', ['water']), product('odd', ['unlisted'])]

function indexed(categories: readonly ListedCategory[] = outdoors) {
  return indexCatalogue({ products, rows: rowsOf(products), categories })
}

describe('categories', () => {
  const countsOf = (categories: readonly ListedCategory[]) => {
    const filters = { places: [], categories: [], minCents: null, maxCents: null }
    const { facets } = findActivities(indexed(categories), null, { filters, sort: 'price', page: 1 })
    return Object.fromEntries(
      facets.categories.flatMap((top) => [top, ...top.below]).map(({ name, count }) => [name, count]),
    )
  }

  test('count the activities of all categories below them, as the documented filter selects them', () => {
    expect(countsOf(outdoors)).toEqual({ outdoors: 2, water: 2, rafting: 1, unlisted: 1 })
  })

  test('that stand above themselves end the way up', () => {
    expect(countsOf([listed('water', 'rafting'), listed('rafting', 'water')])).toMatchObject({
      unlisted: 1,
    })
  })
})

describe('a later reading of the rows', () => {
  test('brings prices, titles and numbers sold', () => {
    const later = withRows(
      indexed(),
      rowsOf(products, { basePrice: 35, sold_count: 9, title: 'New' }),
      outdoors,
    )
    expect(later?.products[0]).toMatchObject({ fromCents: 3_500, soldCount: 9, title: 'New' })
    expect(later?.products.map(({ categories }) => categories)).toEqual(
      indexed().products.map(({ categories }) => categories),
    )
  })

  test('is not enough where a product was added, removed or updated, or the categories have changed', () => {
    const rows = rowsOf(products)
    expect(withRows(indexed(), rowsOf([...products, product('new', [])]), outdoors)).toBeNull()
    expect(withRows(indexed(), rowsOf([products[0]!, products[1]!, product('new', [])]), outdoors)).toBeNull()
    expect(withRows(indexed(), rowsOf(products, { updatedAt: '2026-11-27 08:00:00' }), outdoors)).toBeNull()
    expect(withRows(indexed(), rows, outdoors.slice(0, 2))).toBeNull()
    expect(withRows(indexed(), rows, outdoors)).toEqual(indexed())
  })
})
