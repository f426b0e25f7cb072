import 'server-only'
import type { ProductRecord, ProductSummary } from '../../contract/activity/product.ts'
import { centsOfUsd } from '../../lib/money.ts'
import { branches, categoriesAbove, categoryBranches, type ListedCategory } from './branches.ts'
import type { IndexedCatalogue, IndexedProduct } from './find-activities.ts'
import { bandWidth } from './price-bands.ts'

/** The parts of the whole catalogue: products, the rows of the list, and the tree of categories. */
export type CatalogueParts = {
  products: readonly ReducedProduct[]
  /** By uuid. Only rows have the number sold. */
  rows: ReadonlyMap<string, ReducedRow>
  categories: readonly ListedCategory[]
}

/** The fields of a whole product that are kept. */
export type ReducedProduct = Pick<
  ProductRecord,
  'uuid' | 'title' | 'typeName' | 'image_url' | 'basePrice' | 'updatedAt' | 'locations' | 'categories'
>

/** The fields of a row that are kept. */
export type ReducedRow = Pick<
  ProductSummary,
  'uuid' | 'title' | 'typeName' | 'image_url' | 'basePrice' | 'updatedAt' | 'cityName' | 'sold_count'
>

/** Reduces the catalogue to the facts that a list of it needs. A product that is given twice is kept once. */
export function indexCatalogue({ products, rows, categories }: CatalogueParts): IndexedCatalogue {
  const places = branches()
  const sections = categoryBranches(categories)
  const above = categoriesAbove(categories)
  const indexed = new Map<string, IndexedProduct>()
  for (const product of products) {
    const at = product.locations.flatMap((location) => {
      const country = places.add(location.countryUuid, location.country, null)
      return [country, places.add(location.cityUuid, location.city, location.countryUuid)]
    })
    // A category that config does not list stands by itself; those above one are all listed.
    const own = product.categories.flatMap(({ uuid, name }) => [
      sections.add(uuid, name, null),
      ...above(uuid).map((each) => sections.add(each, '', null)),
    ])
    const row = rows.get(product.uuid) ?? { ...product, sold_count: 0 }
    indexed.set(product.uuid, {
      ...factsOf({ ...row, cityName: product.locations[0]?.city ?? '' }),
      places: [...new Set(at)],
      categories: [...new Set(own)],
    })
  }
  const all = [...indexed.values()]
  return withBands({ products: all, places: places.all, categories: sections.all, listed: categories })
}

/**
 * The catalogue with the rows of a later reading: prices, numbers sold and titles are theirs.
 * @returns null where they are not the same products at the same update, in the same tree of categories: then
 *   the whole products must be read.
 */
export function withRows(
  catalogue: IndexedCatalogue,
  rows: ReadonlyMap<string, ReducedRow>,
  categories: readonly ListedCategory[],
): IndexedCatalogue | null {
  const isSameTree = JSON.stringify(categories) === JSON.stringify(catalogue.listed)
  if (!isSameTree || rows.size !== catalogue.products.length) return null
  const products: IndexedProduct[] = []
  for (const { uuid, updatedAt, places, categories: own } of catalogue.products) {
    const row = rows.get(uuid)
    const facts = row && factsOf(row)
    if (facts?.updatedAt !== updatedAt) return null
    products.push({ ...facts, places, categories: own })
  }
  return withBands({ ...catalogue, products })
}

function factsOf(row: ReducedRow): Omit<IndexedProduct, 'places' | 'categories'> {
  return {
    uuid: row.uuid,
    title: row.title,
    typeName: row.typeName,
    cityName: row.cityName,
    image: row.image_url,
    fromCents: centsOfUsd(row.basePrice),
    soldCount: row.sold_count,
    updatedAt: Date.parse(`${row.updatedAt.replace(' ', 'T')}+08:00`),
  }
}

function withBands(catalogue: Omit<IndexedCatalogue, 'bandCents'>): IndexedCatalogue {
  return { ...catalogue, bandCents: bandWidth(catalogue.products.map(({ fromCents }) => fromCents)) }
}
