import 'server-only'
import type { ProductRecord } from '../../contract/activity/product.ts'
import { centsOfUsd } from '../../lib/money.ts'
import { PRICE_BANDS, type Branch, type IndexedCatalogue, type IndexedProduct } from './find-activities.ts'

/** A category as config lists it (Activity v2, GET /Activity/v2/config; gap 234). */
export type ListedCategory = { uuid: string; name: string; parentUuid: string | null }

/** The parts of the whole catalogue: products, and the numbers sold, which only rows of lists have. */
export type CatalogueParts = {
  products: readonly ReducedProduct[]
  soldCounts: ReadonlyMap<string, number>
  categories: readonly ListedCategory[]
}

/** The fields of a whole product that are kept. */
export type ReducedProduct = Pick<
  ProductRecord,
  'uuid' | 'title' | 'typeName' | 'image_url' | 'basePrice' | 'updatedAt' | 'locations' | 'categories'
>

/** Reduces the catalogue to the facts that a list of it needs. A product that is given twice is kept once. */
export function indexCatalogue({ products, soldCounts, categories }: CatalogueParts): IndexedCatalogue {
  const places = branches()
  const sections = branches()
  for (const { uuid, name, parentUuid } of parentsFirst(categories)) sections.add(uuid, name, parentUuid)
  const indexed = new Map<string, IndexedProduct>()
  for (const product of products) {
    const at = product.locations.flatMap((location) => {
      const country = places.add(location.countryUuid, location.country, null)
      return [country, places.add(location.cityUuid, location.city, location.countryUuid)]
    })
    // A category that config does not list stands by itself.
    const below = product.categories.map(({ uuid, name }) => sections.add(uuid, name, null))
    indexed.set(product.uuid, {
      uuid: product.uuid,
      title: product.title,
      typeName: product.typeName,
      cityName: product.locations[0]?.city ?? '',
      image: product.image_url,
      fromCents: centsOfUsd(product.basePrice),
      soldCount: soldCounts.get(product.uuid) ?? 0,
      updatedAt: Date.parse(`${product.updatedAt.replace(' ', 'T')}+08:00`),
      places: [...new Set(at)],
      categories: withParents(sections.all, below),
    })
  }
  const all = [...indexed.values()]
  return { products: all, places: places.all, categories: sections.all, bandCents: bandWidth(all) }
}

/** Branches by uuid, each added once; a parent must have been added before. */
function branches() {
  const all: Branch[] = []
  const positions = new Map<string, number>()
  return {
    all,
    add: (uuid: string, name: string, parentUuid: string | null): number => {
      const position = positions.get(uuid)
      if (position !== undefined) return position
      positions.set(uuid, all.length)
      all.push({ uuid, name, parent: parentUuid === null ? null : (positions.get(parentUuid) ?? null) })
      return all.length - 1
    },
  }
}

/** The tree that screens show has two levels: deeper categories stand below the top of their branch. */
function parentsFirst(categories: readonly ListedCategory[]): ListedCategory[] {
  const byUuid = new Map(categories.map((category) => [category.uuid, category]))
  const topOf = (category: ListedCategory): string | null => {
    const seen = new Set([category.uuid])
    for (let at = category; ;) {
      const parent = at.parentUuid === null ? undefined : byUuid.get(at.parentUuid)
      if (!parent || seen.has(parent.uuid)) return at === category ? null : at.uuid
      seen.add(parent.uuid)
      at = parent
    }
  }
  const flat = categories.map((category) => ({ ...category, parentUuid: topOf(category) }))
  return [
    ...flat.filter(({ parentUuid }) => parentUuid === null),
    ...flat.filter(({ parentUuid }) => parentUuid !== null),
  ]
}

function withParents(all: readonly Branch[], positions: readonly number[]): number[] {
  return [...new Set(positions.flatMap((at) => [at, all[at]?.parent ?? at]))]
}

const NICE_CENTS = [100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000, 10_000, 20_000, 50_000, 100_000]

/** A round width with which all bands but the last reach over nineteen of twenty prices. */
function bandWidth(products: readonly IndexedProduct[]): number {
  const prices = products.map(({ fromCents }) => fromCents).sort((one, other) => one - other)
  const high = prices[Math.floor(prices.length * 0.95)] ?? 0
  return NICE_CENTS.find((cents) => cents * (PRICE_BANDS - 1) >= high) ?? NICE_CENTS.at(-1)!
}
