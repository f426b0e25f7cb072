import type { HotelFacetKey, HotelSort } from '../../../../contract/hotel/codes.ts'

/** A range of prices a night for all rooms, both ends included, USD cents. */
export type PriceRange = { fromCents: number; toCents: number }

/**
 * The filter of one facet group, for the index of one place: several values combine
 * with OR. `options` are numbers of `MenuOption`; an empty list stands for documented
 * values that no hotel here has, and matches nothing.
 * Made by `readFilters`.
 */
export type Filter =
  | { key: Exclude<HotelFacetKey, 'price'>; options: readonly number[] }
  | { key: 'price'; ranges: readonly PriceRange[] }

/** A rectangle on the map in degrees; `west` above `east` crosses the date line (gap 116). */
export type Bounds = { north: number; south: number; east: number; west: number }

/** One query to a place (v3, POST /hotels/searches; Session gateway, POST /v2/Hotel/HotelAvailability). */
export type CityQuery = {
  /** At most one entry per group; groups combine with AND. */
  filters: readonly Filter[]
  /** Null: the order of the supplier (gap 113). */
  sort: HotelSort | null
  /** Starts at 1. */
  page: number
  /** 1 to 200. */
  pageSize: number
  /** Hotels outside are excluded from everything, including counts. Null: the whole place. */
  bounds: Bounds | null
}

/** The answer of a place to one query: only facts; each family writes them in its own format. */
export type CityAnswer = {
  /** Number of matching hotels in the whole place. */
  total: number
  page: number
  pageSize: number
  /** 0 when nothing matches. */
  totalPages: number
  /** Rows of this page in the requested order; empty past the last page. */
  rows: Uint32Array
  /** For each row of this page, its cheapest rate that meets the filters: a number in `PlaceRates`. */
  rates: Uint32Array
  /** For each row of this page, 1 when a rate that meets the filters can be cancelled free of charge. */
  free: Uint8Array
  /**
   * Live counts by `MenuOption.id`: how many hotels would match if this option were the only one chosen in
   * its group, with all other groups as requested. A rate must meet all groups about rates (gap 221).
   */
  counts: Uint32Array
  /**
   * Lowest and highest price of the matches, by the rates of `rates`, for the whole stay and all rooms, USD
   * cents; null when nothing matches.
   */
  priceRange: { minCents: number; maxCents: number } | null
}
