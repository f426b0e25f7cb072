import type { PlaceType } from '../../../contract/place/types.ts'

/** A place that hotels can be searched in; a hotel counts as a place too (Session gateway, City record). */
export type Place = {
  /** Digits, as callers know it (gap 109); for a hotel it is the hotel's number. */
  externalId: string
  type: PlaceType
  name: string
  /** Name, region and country in one line. */
  label: string
  /** The region the place is in, or the country when the region has no name. */
  destination: string
  country: { code: string; name: string }
  /** The number of hotels that a search of the place finds. */
  nrHotels: number
  /** Exists in the sandbox environment only. */
  sandboxOnly: boolean
}

/** A city search with the parameters of cities/search v1. */
export type CityQuery = {
  /** The text as the user typed it. */
  q: string
  /** 1 to 100. */
  limit: number
  /** Whether places that exist only in the sandbox are found too. */
  sandbox: boolean
}

/** A search with the parameters of cities/search v2. */
export type PlaceQuery = CityQuery & {
  /** Only this kind; null means all. */
  type: PlaceType | null
}

/** Finds places by name and by id. */
export type PlaceSupply = {
  /** Places that match a text while it is being typed, best first; an empty text finds nothing. */
  search(query: PlaceQuery): Promise<readonly Place[]>
  /** Cities that match by their own name or by their region or country, best first. */
  searchCities(query: CityQuery): Promise<readonly Place[]>
  /**
   * Places by stored external ids, in the order asked for. Unknown ids are left out and repeated ids are
   * repeated.
   */
  lookup(externalIds: readonly string[]): Promise<readonly Place[]>
}
