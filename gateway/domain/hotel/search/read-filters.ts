import { hotelFacets, type HotelFacetKey } from '../../../../contract/hotel/codes.ts'
import type { CityIndex } from './city-index.ts'
import { isDocumented } from './documented-values.ts'
import type { Menu, MenuGroup } from './menu.ts'
import type { Filter, PriceRange } from './query.ts'

/** The facet groups of a place with their options: what an answer shows and what filters are checked against. */
export function menuOf(index: CityIndex): Menu {
  return index.menu
}

/** Filters of a request, or the first key or value that the place does not know (`value` null: the key). */
export type ReadFilters = { ok: true; filters: Filter[] } | { ok: false; key: string; value: string | null }

/**
 * Reads filters as a dialect spells them against the menu of a place (v3, Filter rules; gaps 112, 144, 145). A group
 * without values is not asked. v2 alone takes a price as a range, `50-120` with either end left out.
 * @param asked values by the key of the group in that dialect; numbers and booleans already as text.
 * @param without groups that count as unknown.
 */
export function readFilters(
  index: CityIndex,
  asked: Readonly<Record<string, readonly string[]>>,
  dialect: 'v2' | 'v3',
  without: readonly HotelFacetKey[] = [],
): ReadFilters {
  const filters: Filter[] = []
  for (const [wireKey, values] of Object.entries(asked)) {
    const key = keysOf[dialect].get(wireKey)
    if (!key || without.includes(key)) return { ok: false, key: wireKey, value: null }
    if (values.length === 0) continue
    const ranges: PriceRange[] = []
    const options: number[] = []
    for (const value of values) {
      const range = key === 'price' ? priceRange(value, dialect) : null
      const option = key === 'price' ? null : optionsOf(index, key).get(value)
      if (range) ranges.push(range)
      else if (option !== undefined && option !== null) options.push(option)
      else if (key === 'price' || !isDocumented(key, value)) return { ok: false, key: wireKey, value }
    }
    filters.push(key === 'price' ? { key, ranges } : { key, options })
  }
  return { ok: true, filters }
}

const keysOf = {
  v3: new Map<string, HotelFacetKey>(hotelFacets.map(({ key }) => [key, key])),
  v2: new Map<string, HotelFacetKey>(hotelFacets.map(({ key, v2 }) => [v2, key])),
}

/** Cents a night, or null for what is no price. */
function priceRange(value: string, dialect: 'v2' | 'v3'): PriceRange | null {
  if (isDocumented('price', value)) return { fromCents: 0, toCents: Number(value) * 100 }
  const ends = dialect === 'v2' ? /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/.exec(value) : null
  if (!ends || value === '-') return null
  const [, from, to] = ends
  const range = {
    fromCents: from === undefined ? 0 : Math.round(Number(from) * 100),
    toCents: to === undefined ? Infinity : Math.round(Number(to) * 100),
  }
  return range.fromCents <= range.toCents ? range : null
}

const optionMaps = new WeakMap<MenuGroup, ReadonlyMap<string, number>>()
const noOptions: ReadonlyMap<string, number> = new Map()

function optionsOf(index: CityIndex, key: HotelFacetKey): ReadonlyMap<string, number> {
  const span = index.groupOf.get(key)
  const group = span && index.menu[index.groups.indexOf(span)]
  if (!group) return noOptions
  let options = optionMaps.get(group)
  if (!options) {
    options = new Map(group.options.map(({ value, id }) => [value, id]))
    optionMaps.set(group, options)
  }
  return options
}
