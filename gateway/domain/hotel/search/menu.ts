import type { FacetType, HotelFacetKey } from '../../../../contract/hotel/codes.ts'

/** One option of a facet group that exists in the place. */
export type MenuOption = {
  /** Index in `CityAnswer.counts`; options of a group are adjacent. */
  id: number
  /**
   * The value as filters send it: `5`, `true`, `breakfast`, `433`; a price is the
   * highest a night in whole USD.
   */
  value: string
  /** The value in v2: equal to `value`, but `0-100` for a price (gap 112). */
  v2: string
  name: string
}

/** A facet group of a place (v3, Facet group). */
export type MenuGroup = {
  key: HotelFacetKey
  /** Its key in v2 (gap 112). */
  v2: string
  title: string
  type: FacetType
  /** At least one. */
  options: readonly MenuOption[]
}

/** The facet groups of a place that have options, in the order of the fixed list. */
export type Menu = readonly MenuGroup[]

/** The consecutive options of one group. `end` is exclusive. */
export type GroupSpan = {
  key: HotelFacetKey
  first: number
  end: number
  /** Option numbers by their v3 value. */
  idOf: ReadonlyMap<string, number>
}
