import type { CatalogueLanguage, ProductSort } from '../../../contract/activity/codes.ts'
import type { Environment } from '../../../contract/session/limits.ts'
import type { Catalogue } from '../../supply/activity/port.ts'
import type { CatalogueProduct } from '../../supply/activity/product.ts'
import { textForms } from '../../../text/text-forms.ts'
import {
  catalogueIndex,
  folded,
  languagesWith,
  rowsWith,
  typedTitle,
  type CatalogueIndex,
  type RowOrder,
} from './catalogue-index.ts'

/** The filters of a search for products; null: no such filter. A product must meet all of them. */
export type ProductQuery = {
  /** Words of a title in any language, or parts of them, in any order. */
  text: string | null
  /** Part of a type's name, or its uuid. */
  type: string | null
  /** A category's name or uuid; one above others selects them too. */
  category: string | null
  /** Part of a name, or a uuid. */
  country: string | null
  city: string | null
  /** A category, the type or a kind of tour. */
  tag: string | null
  minCents: number | null
  maxCents: number | null
  sort: ProductSort | null
}

/** The rows that match, in order. */
export type FoundProducts = { index: CatalogueIndex; rows: Uint32Array }

/** The products of an environment that match a query (Activity v2, GET /Activity/v2/products). */
export function findProducts(
  catalogue: Catalogue,
  query: ProductQuery,
  environment: Environment,
): FoundProducts {
  const index = catalogueIndex(catalogue)
  const text = query.text === null ? [] : typedTitle(query.text)
  const isBlank = query.text === null || query.text.trim() === ''
  const candidates = isBlank ? index.orders.catalogue : rowsWith(index, text)
  const rows = passing(index, candidates, testsOf(catalogue, query, environment))
  return { index, rows: query.sort === null ? rows : inOrder(index, rows, query.sort) }
}

/**
 * The language in which a row was found: the one asked for where its title matches, else the first that does.
 */
export function matchedLanguage(
  { index }: FoundProducts,
  row: number,
  text: string,
  wanted: CatalogueLanguage | null,
): CatalogueLanguage | null {
  const matched = languagesWith(index, row, typedTitle(text))
  return matched.find((code) => code === wanted) ?? matched[0] ?? null
}

const descending: Readonly<Record<ProductSort, readonly [RowOrder, boolean]>> = {
  price: ['price', false],
  '-price': ['price', true],
  date: ['date', false],
  '-date': ['date', true],
  sold: ['sold', false],
  '-sold': ['sold', true],
  bestselling: ['sold', true],
  distance: ['catalogue', false],
  '-distance': ['catalogue', false],
}

/** Rows in the order of a sort. A large part is read off the order of all, a small one is sorted. */
function inOrder(index: CatalogueIndex, rows: Uint32Array, sort: ProductSort): Uint32Array {
  const [name, falls] = descending[sort]
  const order = index.orders[name]
  const marked = new Uint8Array(order.length)
  for (const row of rows) marked[row] = 1
  const sorted = new Uint32Array(rows.length)
  let count = 0
  for (let at = 0; at < order.length; at++) {
    const row = order[falls ? order.length - 1 - at : at]!
    if (marked[row] === 1) sorted[count++] = row
  }
  return sorted
}

type Test = (product: CatalogueProduct) => boolean

/** The rows that pass all tests. A loop, because `filter` of a typed array takes several times as long. */
function passing({ products }: CatalogueIndex, rows: Uint32Array, tests: readonly Test[]): Uint32Array {
  if (tests.length === 0) return rows
  const passed = new Uint32Array(rows.length)
  let count = 0
  for (const row of rows) {
    const product = products[row]!
    if (tests.every((test) => test(product))) passed[count++] = row
  }
  return passed.subarray(0, count)
}

function testsOf({ categories }: Catalogue, query: ProductQuery, environment: Environment): Test[] {
  const tests: Test[] = []
  if (environment !== 'sandbox') tests.push(({ sandboxOnly }) => !sandboxOnly)
  const { minCents, maxCents } = query
  if (minCents !== null) tests.push(({ fromCents }) => fromCents >= minCents)
  if (maxCents !== null) tests.push(({ fromCents }) => fromCents <= maxCents)
  if (query.type) tests.push(named(query.type, ({ type }) => [type]))
  if (query.country) tests.push(named(query.country, ({ cities }) => cities.map(({ country }) => country)))
  if (query.city) tests.push(named(query.city, ({ cities }) => cities))
  if (query.category) {
    const wanted = categoriesBelow(categories, query.category)
    tests.push((product) => product.categories.some(({ uuid }) => wanted.has(uuid)))
  }
  if (query.tag) {
    const tag = folded(query.tag)
    const uuid = query.tag.trim().toLowerCase()
    const below = categoriesBelow(categories, query.tag)
    tests.push(
      ({ categories: own, type, tags }) =>
        own.some(({ uuid }) => below.has(uuid)) ||
        folded(type.name) === tag ||
        type.uuid === uuid ||
        tags.some((each) => folded(each) === tag),
    )
  }
  return tests
}

/** A test for a part of a name, or for a uuid. */
function named(
  text: string,
  of: (product: CatalogueProduct) => readonly { uuid: string; name: string }[],
): (product: CatalogueProduct) => boolean {
  const wantedUuid = text.trim().toLowerCase()
  const parts = textForms(text).filter((form) => form !== '')
  // A name is tested once, not once for every product that has it.
  const fitsByUuid = new Map<string, boolean>()
  const test = ({ uuid, name }: { uuid: string; name: string }) => {
    const before = fitsByUuid.get(uuid)
    if (before !== undefined) return before
    const now = uuid === wantedUuid || parts.some((part) => folded(name).includes(part))
    fitsByUuid.set(uuid, now)
    return now
  }
  return (product) => of(product).some(test)
}

/** The uuids of a category, by its name or uuid, and of all below it. */
function categoriesBelow(categories: Catalogue['categories'], text: string): ReadonlySet<string> {
  const wanted = folded(text)
  const wantedUuid = text.trim().toLowerCase()
  const uuids = new Set<string>()
  for (const { uuid, name, parentUuid } of categories) {
    if (uuid === wantedUuid || folded(name) === wanted || (parentUuid !== null && uuids.has(parentUuid)))
      uuids.add(uuid)
  }
  return uuids
}
