import type { CatalogueLanguage, ProductSort } from '../../contract/activity/codes.ts'

/** Orders that the catalogue offers; the first is the one unless another is chosen. */
export const activitySorts = ['bestselling', 'price', '-price', '-date'] as const satisfies ProductSort[]

export type ActivitySort = (typeof activitySorts)[number]

/**
 * The filters of a list of activities. Places are uuids of countries and cities, categories those of parents
 * and of their categories: an activity must fit one of each. Prices are from-prices in cents of USD; null: no
 * limit.
 */
export type ActivityFilters = {
  places: readonly string[]
  categories: readonly string[]
  minCents: number | null
  maxCents: number | null
}

/** A view of the catalogue: everything in its address besides dates and travellers. */
export type ActivityView = {
  /** Part of a title in any language; empty: every activity. */
  text: string
  /** The language of the second title; null: that of the word. */
  language: CatalogueLanguage | null
  filters: ActivityFilters
  sort: ActivitySort
  page: number
}

export const NO_ACTIVITY_FILTERS: ActivityFilters = {
  places: [],
  categories: [],
  minCents: null,
  maxCents: null,
}

export const PLAIN_ACTIVITIES: ActivityView = {
  text: '',
  language: null,
  filters: NO_ACTIVITY_FILTERS,
  sort: 'bestselling',
  page: 1,
}
