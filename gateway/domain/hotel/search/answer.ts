/** What a place answers to one question: facts alone, which every dialect writes in its own words. */
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
