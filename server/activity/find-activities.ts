import 'server-only'
import type { ActivityFacets } from '../../lib/activity/catalogue-answer.ts'
import { ACTIVITY_PAGE_SIZE } from '../../lib/activity/catalogue-answer.ts'
import type { ActivityFilters, ActivitySort, ActivityView } from '../../lib/activity/activity-view.ts'
import { countedTree, type Branch, type ListedCategory } from './branches.ts'
import { pricesByBand } from './price-bands.ts'

/** A product with the facts by which it is counted, filtered and sorted. */
export type IndexedProduct = {
  uuid: string
  title: string
  typeName: string
  /** The first of its cities. */
  cityName: string
  image: string | null
  fromCents: number
  soldCount: number
  /** Its last change, in milliseconds. */
  updatedAt: number
  /** Positions in `places` and `categories`, each once, parents included. */
  places: readonly number[]
  categories: readonly number[]
}

/**
 * The catalogue of a booking service, reduced to the facts that a list of it needs. A branch comes after its
 * parent.
 */
export type IndexedCatalogue = {
  products: readonly IndexedProduct[]
  places: readonly Branch[]
  categories: readonly Branch[]
  /** The tree of categories as it was listed when the products were read. */
  listed: readonly ListedCategory[]
  /** Width of the bands of the price histogram. */
  bandCents: number
}

export type FoundActivities = {
  /** The page's products, in order. */
  page: readonly IndexedProduct[]
  total: number
  matching: number
  facets: ActivityFacets
}

/**
 * The products of a view, and the counts of each facet under the word and the other filters.
 * @param matches uuids of the products with the word; null without a word
 */
export function findActivities(
  catalogue: IndexedCatalogue,
  matches: Pick<ReadonlySet<string>, 'has'> | null,
  view: Pick<ActivityView, 'filters' | 'sort' | 'page'>,
): FoundActivities {
  const fits = testsOf(catalogue, view.filters)
  const fitting: IndexedProduct[] = []
  const placeCounts = new Uint32Array(catalogue.places.length)
  const categoryCounts = new Uint32Array(catalogue.categories.length)
  const prices: number[] = []
  let matching = 0
  for (const product of catalogue.products) {
    if (matches && !matches.has(product.uuid)) continue
    matching++
    const [place, category, price] = [fits.place(product), fits.category(product), fits.price(product)]
    if (category && price) for (const at of product.places) placeCounts[at]!++
    if (place && price) for (const at of product.categories) categoryCounts[at]!++
    if (place && category) prices.push(product.fromCents)
    if (place && category && price) fitting.push(product)
  }
  const first = (view.page - 1) * ACTIVITY_PAGE_SIZE
  return {
    page: fitting.sort(orders[view.sort]).slice(first, first + ACTIVITY_PAGE_SIZE),
    total: fitting.length,
    matching,
    facets: {
      places: countedTree(catalogue.places, placeCounts, view.filters.places),
      categories: countedTree(catalogue.categories, categoryCounts, view.filters.categories),
      prices: pricesByBand(prices, catalogue.bandCents),
    },
  }
}

/** The number of products of a view. */
export function countActivities(
  catalogue: IndexedCatalogue,
  matches: Pick<ReadonlySet<string>, 'has'> | null,
  filters: ActivityFilters,
): number {
  const fits = testsOf(catalogue, filters)
  return catalogue.products.filter(
    (product) =>
      (!matches || matches.has(product.uuid)) &&
      fits.place(product) &&
      fits.category(product) &&
      fits.price(product),
  ).length
}

type Test = (product: IndexedProduct) => boolean

function testsOf(
  { places, categories }: IndexedCatalogue,
  filters: ActivityFilters,
): Record<'place' | 'category' | 'price', Test> {
  const place = positionsOf(places, filters.places)
  const category = positionsOf(categories, filters.categories)
  const { minCents, maxCents } = filters
  return {
    place: (product) => place === null || product.places.some((at) => place.has(at)),
    category: (product) => category === null || product.categories.some((at) => category.has(at)),
    price: ({ fromCents }) => fromCents >= (minCents ?? 0) && fromCents <= (maxCents ?? Infinity),
  }
}

/** Positions of chosen branches; null where none is chosen. A branch that does not exist selects nothing. */
function positionsOf(branches: readonly Branch[], chosen: readonly string[]): ReadonlySet<number> | null {
  if (chosen.length === 0) return null
  const wanted = new Set(chosen)
  return new Set([...branches.keys()].filter((at) => wanted.has(branches[at]!.uuid)))
}

/** Products that compare as equal stay in the order of the catalogue. */
const orders: Readonly<Record<ActivitySort, (one: IndexedProduct, other: IndexedProduct) => number>> = {
  bestselling: (one, other) => other.soldCount - one.soldCount,
  price: (one, other) => one.fromCents - other.fromCents,
  '-price': (one, other) => other.fromCents - one.fromCents,
  '-date': (one, other) => other.updatedAt - one.updatedAt,
}
