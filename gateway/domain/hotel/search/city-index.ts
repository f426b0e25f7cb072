import { hotelFacets, type HotelFacetKey, type HotelSort } from '../../../../contract/hotel/codes.ts'
import type { RateKind } from '../../../supply/hotel/port.ts'
import type { HotelColumns } from './hotel-columns.ts'
import { bitMemory, wordsFor, type BitMemory } from './bit-memory.ts'
import { draftOptions, type DraftOption } from './draft-options.ts'
import type { GroupSpan, Menu, MenuGroup } from './menu.ts'
import { kindWords, mostRateOptions, rateSpansOf, type RateSpan } from './rate-options.ts'
import { orderRows, type RowOrder } from './row-order.ts'

/** Work sets of a search, in the memory of an index, before the sets of the options. */
export const workSets = {
  /** Hotels with a price for the resident stay. */
  available: 0,
  /** The hotels before any filter: available and inside the bounds. */
  base: 1,
  /** The hotels that match all groups about hotels. */
  hotels: 2,
  matches: 3,
  /** The empty set. */
  nothing: 4,
  /** The hotels with a rate that meets all groups about rates. */
  rates: 5,
  /** The rows that match all groups but the current one. */
  others: 6,
  /** The rows that match one requested group; one set for each group. */
  filters: 7,
  /**
   * The hotels with a rate that has an option and meets the other groups; one set for each option about
   * rates.
   */
  offered: 7 + hotelFacets.length,
  /** Output of the counting program: the counts of all options. */
  counted: 7 + hotelFacets.length + mostRateOptions,
} as const

/** The part of a place's search data that does not depend on dates. */
export type CityIndex = {
  city: HotelColumns
  menu: Menu
  groups: readonly GroupSpan[]
  groupOf: ReadonlyMap<HotelFacetKey, GroupSpan>
  optionCount: number
  /** The groups that are about rates (gap 221). */
  rateSpans: readonly RateSpan[]
  /** The options about rates, but for the price, that a kind of rate has. */
  wordOfKind(kind: RateKind): number
  /** Number of the set in `bits` that holds option 0; the other options follow. */
  firstOption: number
  bits: BitMemory
  /** Rows by hotel id, the order of ties. */
  byId: Uint32Array
  /**
   * The stay whose sets are in `bits` now, and the stay whose planes are, so that they are copied only when
   * the stay changes.
   */
  resident: { stay: object | null; planes: object | null }
  /** Room for the lead rate of each row and its price; made by the first search with a filter on rates. */
  leads: { rates: Uint32Array; cents: Uint32Array } | null
  /** A date-independent order, computed on first use. */
  orderOf(sort: Exclude<HotelSort, 'price'>): RowOrder
}

/** The index of a place, cached as long as its columns. */
export function cityIndex(city: HotelColumns): CityIndex {
  let index = indexes.get(city)
  if (!index) {
    index = buildCityIndex(city)
    indexes.set(city, index)
  }
  return index
}

const indexes = new WeakMap<HotelColumns, CityIndex>()

/** Builds an index without the cache of `cityIndex`. */
export function buildCityIndex(city: HotelColumns): CityIndex {
  const drafts = hotelFacets.map((facet) => ({ facet, options: presentOptions(city, facet.key) }))
  const optionCount = drafts.reduce((sum, { options }) => sum + options.length, 0)
  const perSet = wordsFor(city.size)
  const firstOption = workSets.counted + Math.ceil(optionCount / perSet)
  const bits = bitMemory(city.size, firstOption + optionCount)
  const menu: MenuGroup[] = []
  const groups: GroupSpan[] = []
  let id = 0
  for (const { facet, options } of drafts) {
    if (options.length === 0) continue
    const first = id
    const shown = options.map(({ value, v2, name, rows }) => {
      if (rows) bits.wordsOf(firstOption + id).set(rows)
      return { id: id++, value, v2, name }
    })
    const idOf = new Map(shown.map((option) => [option.value, option.id]))
    groups.push({ key: facet.key, first, end: id, idOf })
    menu.push({ ...facet, options: shown })
  }
  const byId = Uint32Array.from({ length: city.size }, (_, row) => row).sort(
    (a, b) => (city.hotelId[a] as number) - (city.hotelId[b] as number),
  )
  const orders = new Map<HotelSort, RowOrder>()
  const rateSpans = rateSpansOf(groups)
  return {
    city,
    menu,
    groups,
    groupOf: new Map(groups.map((group) => [group.key, group])),
    optionCount,
    rateSpans,
    wordOfKind: kindWords(rateSpans),
    firstOption,
    bits,
    byId,
    resident: { stay: null, planes: null },
    leads: null,
    orderOf(sort) {
      let order = orders.get(sort)
      if (!order) orders.set(sort, (order = makeOrder(city, byId, sort)))
      return order
    },
  }
}

/**
 * Options that at least one hotel of the place has. Options that only the dates decide are always included.
 */
function presentOptions(city: HotelColumns, key: HotelFacetKey): DraftOption[] {
  const sized = draftOptions(city, key)
    .map((option) => ({ option, count: option.rows ? countRows(option.rows) : Infinity }))
    .filter(({ count }) => count > 0)
  // Groups specific to the place have long lists, so larger options come first.
  if (key === 'district' || key === 'chain' || key === 'landmark') {
    sized.sort((a, b) => b.count - a.count || (a.option.name < b.option.name ? -1 : 1))
  }
  return sized.map(({ option }) => option)
}

/** Number of rows in a set. */
function countRows(rows: Uint32Array): number {
  let count = 0
  for (const word of rows) for (let left = word; left !== 0; left &= left - 1) count++
  return count
}

function makeOrder(city: HotelColumns, byId: Uint32Array, sort: Exclude<HotelSort, 'price'>): RowOrder {
  switch (sort) {
    case 'stars_desc':
      return orderRows(byId, Uint32Array.from(city.stars), true)
    case 'stars_asc':
      return orderRows(byId, Uint32Array.from(city.stars), false)
    case 'review_score':
      return orderRows(byId, Uint32Array.from(city.reviewScore), true)
    case 'distance':
      return orderRows(byId, city.distance, false)
    case 'popularity':
      return orderRows(byId, city.popularity, true)
  }
}
