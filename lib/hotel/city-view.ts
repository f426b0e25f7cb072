import { withoutGroup, type GroupedFilters } from '../filter-rescue.ts'
import { readable, writeStay } from './stay-params.ts'
import type { Stay } from './stay.ts'

/**
 * Chosen values by the key of their facet group, as the search takes them (v3, Hotel search, Filter groups).
 */
export type HotelFilters = GroupedFilters

/** Which of list and map is shown: both if there is room (`split`), or one. */
export type CityPane = 'split' | 'list' | 'map'

/** The view of a city's hotels: everything in the address besides the stay. */
export type CityView = { sort: string | null; filters: HotelFilters; page: number; pane: CityPane }

export const PLAIN_VIEW: CityView = { sort: null, filters: {}, page: 1, pane: 'split' }

const KEY = /^[a-z][a-z0-9_]{0,31}$/
const VALUE = /^[\w.-]{1,64}$/
const PREFIX = 'f.'
const MOST_VALUES = 100

/**
 * Reads order, filters and page from an address:
 * `sort=distance&f.stars=4,5&f.free_cancellation=true&page=2&show=list`. The search's answer decides which
 * keys, values and orders exist; text that cannot be one is ignored.
 */
export function readCityView(params: URLSearchParams): CityView {
  const sort = params.get('sort') ?? ''
  const page = Number(params.get('page') ?? 1)
  const show = params.get('show')
  const filters: Record<string, readonly string[]> = {}
  for (const [name, text] of params) {
    const key = name.slice(PREFIX.length)
    if (!name.startsWith(PREFIX) || !KEY.test(key)) continue
    const values = [...new Set(text.split(','))].filter((value) => VALUE.test(value)).slice(0, MOST_VALUES)
    if (values.length > 0) filters[key] = values
  }
  return {
    sort: KEY.test(sort) ? sort : null,
    filters,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    pane: show === 'list' || show === 'map' ? show : 'split',
  }
}

/** The address of a city's hotels in a view; `readCityView` reads the same view. */
export function cityViewHref(stay: Stay, view: CityView): `/hotels?${string}` {
  const params = writeStay(stay)
  if (view.sort !== null) params.set('sort', view.sort)
  for (const [key, values] of Object.entries(view.filters)) {
    if (values.length > 0) params.set(PREFIX + key, values.join(','))
  }
  if (view.page > 1) params.set('page', String(view.page))
  if (view.pane !== 'split') params.set('show', view.pane)
  return `/hotels?${readable(params)}`
}

/**
 * Facet groups that are thresholds: of several values the widest would win, so a new choice replaces the
 * previous one (gap 144).
 */
const THRESHOLDS: ReadonlySet<string> = new Set([
  'price',
  'review_score',
  'distance_km',
  'min_beds',
  'min_bedrooms',
])

/** The filters with one value added or removed. */
export function toggleFilter(filters: HotelFilters, key: string, value: string, on: boolean): HotelFilters {
  const before = filters[key] ?? []
  const others = before.filter((each) => each !== value)
  const values = on ? (THRESHOLDS.has(key) ? [value] : [...others, value]) : others
  return values.length > 0 ? { ...filters, [key]: values } : withoutGroup(filters, key)
}

/** Number of chosen values. */
export function filterCount(filters: HotelFilters): number {
  return Object.values(filters).reduce((sum, values) => sum + values.length, 0)
}
