import { listOf, matching, oneOf, whole } from '../address/formats.ts'
import { hrefOf, param, readParams, writeParams, type Param } from '../address/params.ts'
import { withoutGroup, type GroupedFilters } from '../filter-rescue.ts'
import { writeStay } from './stay-params.ts'
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
const PREFIX = 'f.'
const filterValues = listOf(matching(/^[\w.-]{1,64}$/))

/** The filters, with a parameter for each group: `f.stars=4,5`. */
const filters: Param<HotelFilters> = {
  usual: {},
  read: (address) =>
    Object.fromEntries(
      [...address].flatMap(([name, text]) => {
        const key = name.slice(PREFIX.length)
        const values = name.startsWith(PREFIX) && KEY.test(key) ? filterValues.read(text) : []
        return values && values.length > 0 ? [[key, values]] : []
      }),
    ),
  write: (groups) =>
    Object.entries(groups).map(([key, values]) => [
      PREFIX + key,
      values.length > 0 ? filterValues.write(values) : null,
    ]),
}

const viewParams = {
  sort: param('sort', matching(KEY)),
  filters,
  page: param('page', whole(1, 1_000_000), 1),
  pane: param('show', oneOf<CityPane>(['split', 'list', 'map']), 'split'),
}

/**
 * Reads order, filters and page from an address:
 * `sort=distance&f.stars=4,5&f.free_cancellation=true&page=2&show=list`. The search's answer decides which
 * keys, values and orders exist; text that cannot be one is ignored.
 */
export function readCityView(address: URLSearchParams): CityView {
  return readParams(viewParams, address)
}

/** The address of a city's hotels in a view; `readCityView` reads the same view. */
export function cityViewHref(stay: Stay, view: CityView) {
  return hrefOf('/hotels', writeStay(stay), writeParams(viewParams, view))
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
