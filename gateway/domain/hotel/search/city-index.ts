import { hotelFacets, type HotelFacetKey, type HotelSort } from '../../../../contract/hotel/codes.ts'
import type { HotelColumns } from './hotel-columns.ts'
import { bitMemory, wordsFor, type BitMemory } from './bit-memory.ts'
import { draftOptions, type DraftOption } from './draft-options.ts'
import type { Menu, MenuGroup } from './menu.ts'
import { orderRows, type RowOrder } from './row-order.ts'

/** Sets in the memory of an index that are no option: what a search works with. */
export const workSets = {
  /** Hotels with a price, of the stay whose sets lie in the memory. */
  available: 0,
  /** What no filter takes away: available, and inside the bounds. */
  base: 1,
  matches: 2,
  /** Holds no row. */
  nothing: 3,
  /** Rows that one asked group leaves, a set for each group. */
  asked: 4,
  /** What all groups but the one at hand leave. */
  others: 4 + hotelFacets.length,
  /** Numbers that the counting program writes, of all options. */
  counted: 5 + hotelFacets.length,
} as const

/** A run of options in the memory: those of one group. `end` is behind the last. */
export type GroupSpan = {
  key: HotelFacetKey
  first: number
  end: number
  /** Numbers of the options by their value in v3. */
  idOf: ReadonlyMap<string, number>
}

/** All that a search of a place needs and dates do not change. */
export type CityIndex = {
  city: HotelColumns
  menu: Menu
  groups: readonly GroupSpan[]
  groupOf: ReadonlyMap<HotelFacetKey, GroupSpan>
  optionCount: number
  /** Number of the set in `bits` that option 0 is; the others follow. */
  firstOption: number
  bits: BitMemory
  /** Rows by hotel id, which is how ties stand. */
  byId: Uint32Array
  /** What kind of stay lies in `bits` now, so that it is copied only when it changes. */
  resident: { stay: object | null }
  /** An order that dates do not change, made when it is first asked for. */
  orderOf(sort: Exclude<HotelSort, 'price'>): RowOrder
}

/** The index of a place: made once and kept as long as the place is. */
export function cityIndex(city: HotelColumns): CityIndex {
  let index = indexes.get(city)
  if (!index) {
    index = buildCityIndex(city)
    indexes.set(city, index)
  }
  return index
}

const indexes = new WeakMap<HotelColumns, CityIndex>()

/** Makes an index anew; `cityIndex` keeps it. */
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
  return {
    city,
    menu,
    groups,
    groupOf: new Map(groups.map((group) => [group.key, group])),
    optionCount,
    firstOption,
    bits,
    byId,
    resident: { stay: null },
    orderOf(sort) {
      let order = orders.get(sort)
      if (!order) orders.set(sort, (order = makeOrder(city, byId, sort)))
      return order
    },
  }
}

/** Options that some hotel of the place has; what depends on the dates is always there. */
function presentOptions(city: HotelColumns, key: HotelFacetKey): DraftOption[] {
  const sized = draftOptions(city, key)
    .map((option) => ({ option, count: option.rows ? countRows(option.rows) : Infinity }))
    .filter(({ count }) => count > 0)
  // What a place has of its own comes in long lists, where the larger ones are looked for first.
  if (key === 'district' || key === 'chain' || key === 'landmark') {
    sized.sort((a, b) => b.count - a.count || (a.option.name < b.option.name ? -1 : 1))
  }
  return sized.map(({ option }) => option)
}

/** How many rows a set of bits holds. */
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
