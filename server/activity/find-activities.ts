import 'server-only'
import type { ActivityFacets, CountedBranch } from '../../lib/activity/catalogue-answer.ts'
import { ACTIVITY_PAGE_SIZE } from '../../lib/activity/catalogue-answer.ts'
import type { ActivityFilters, ActivitySort, ActivityView } from '../../lib/activity/activity-view.ts'

/** A country or city, or a category; `parent` is the position of its parent, null at the top. */
export type Branch = { uuid: string; name: string; parent: number | null }

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
 * The catalogue of an office, reduced to the facts that a list of it needs. A branch comes after its parent.
 */
export type IndexedCatalogue = {
  products: readonly IndexedProduct[]
  places: readonly Branch[]
  categories: readonly Branch[]
  /** Width of the bands of the price histogram. */
  bandCents: number
}

/** Bands of the price histogram. */
export const PRICE_BANDS = 24

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
  const prices = Array.from({ length: PRICE_BANDS }, () => 0)
  let matching = 0
  for (const product of catalogue.products) {
    if (matches && !matches.has(product.uuid)) continue
    matching++
    const [place, category, price] = [fits.place(product), fits.category(product), fits.price(product)]
    if (category && price) for (const at of product.places) placeCounts[at]!++
    if (place && price) for (const at of product.categories) categoryCounts[at]!++
    if (place && category) prices[bandOf(product.fromCents, catalogue.bandCents)]!++
    if (place && category && price) fitting.push(product)
  }
  const first = (view.page - 1) * ACTIVITY_PAGE_SIZE
  return {
    page: fitting.sort(orders[view.sort]).slice(first, first + ACTIVITY_PAGE_SIZE),
    total: fitting.length,
    matching,
    facets: {
      places: tree(catalogue.places, placeCounts, view.filters.places),
      categories: tree(catalogue.categories, categoryCounts, view.filters.categories),
      prices: { bandCents: catalogue.bandCents, counts: prices },
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

function bandOf(cents: number, bandCents: number): number {
  return Math.min(PRICE_BANDS - 1, Math.floor(cents / bandCents))
}

/**
 * Branches with their counts, larger ones first. Branches without any product are left out unless they are
 * chosen.
 */
function tree(branches: readonly Branch[], counts: Uint32Array, chosen: readonly string[]): CountedBranch[] {
  const chosenUuids = new Set(chosen)
  const tops = new Map<number, CountedBranch & { below: CountedBranch[] }>()
  for (const [at, { uuid, name, parent }] of branches.entries()) {
    const counted = { uuid, name, count: counts[at]!, below: [] }
    if (parent === null) tops.set(at, counted)
    else if (counted.count > 0 || chosenUuids.has(uuid)) tops.get(parent)?.below.push(counted)
  }
  return sorted(
    [...tops.values()].filter(
      ({ uuid, count, below }) => count > 0 || chosenUuids.has(uuid) || below.length > 0,
    ),
  ).map(({ uuid, name, count, below }) => ({
    uuid,
    name,
    count,
    below: sorted(below).map((leaf) => ({ uuid: leaf.uuid, name: leaf.name, count: leaf.count })),
  }))
}

function sorted<Counted extends { name: string; count: number }>(all: readonly Counted[]): Counted[] {
  return all.toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'))
}
