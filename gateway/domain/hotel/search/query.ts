import type { HotelFacetKey, HotelSort } from '../../../../contract/hotel/codes.ts'

/** A range of prices a night for all rooms, both ends included, USD cents. */
export type PriceRange = { fromCents: number; toCents: number }

/**
 * What is asked of one facet group, against the index of one place: several values combine with OR. `options` are
 * numbers of `MenuOption`; none at all is a value that is documented and that no hotel here has: nothing matches.
 * Made by `readFilters`.
 */
export type Filter =
  | { key: Exclude<HotelFacetKey, 'price'>; options: readonly number[] }
  | { key: 'price'; ranges: readonly PriceRange[] }

/** A rectangle on the map in degrees; `west` above `east` crosses the date line (gap 116). */
export type Bounds = { north: number; south: number; east: number; west: number }

/** One question to a place (v3, POST /hotels/searches; Session gateway, POST /v2/Hotel/HotelAvailability). */
export type CityQuery = {
  /** At most one entry per group; groups combine with AND. */
  filters: readonly Filter[]
  /** Null: the order of supply (gap 113). */
  sort: HotelSort | null
  /** From 1 on. */
  page: number
  /** 1 to 200. */
  pageSize: number
  /** Hotels outside are left out of everything, counts too. Null: the whole place. */
  bounds: Bounds | null
}

/** What a place answers to one question: facts alone, which every family writes in its own words. */
export type CityAnswer = {
  /** Hotels that match, over the whole place. */
  total: number
  page: number
  pageSize: number
  /** 0 when nothing matches. */
  totalPages: number
  /** Rows of the place's hotels on this page, in the order asked for; empty past the last page. */
  rows: Uint32Array
  /**
   * Live counts by `MenuOption.id`: how many hotels an option would give if it were the only one chosen in its group,
   * all other groups as asked (own group excluded).
   */
  counts: Uint32Array
  /** Lowest and highest price of the matches for the whole stay and all rooms, USD cents; null when nothing matches. */
  priceRange: { minCents: number; maxCents: number } | null
}
