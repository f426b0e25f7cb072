import type { PlaceType } from '../../../contract/place/types.ts'

/** A place one can look for hotels in, a hotel being one as well (Session gateway, City record). */
export type Place = {
  /** Digits, as callers have it (gap 109); a hotel's is its number. */
  externalId: string
  type: PlaceType
  name: string
  /** Name, region and country in one line. */
  label: string
  /** The region it lies in, or the country where the region has no name. */
  destination: string
  country: { code: string; name: string }
  /** What a search of it finds. */
  nrHotels: number
  /** Only the sandbox environment knows it. */
  sandboxOnly: boolean
}

/** A search of cities as cities/search of v1 takes it. */
export type CityQuery = {
  /** Raw user text. */
  q: string
  /** 1 to 100. */
  limit: number
  /** Whether what only the sandbox knows is found too. */
  sandbox: boolean
}

/** A search as cities/search of v2 takes it. */
export type PlaceQuery = CityQuery & {
  /** Only this kind; null is all. */
  type: PlaceType | null
}

/** Places by name and by id. */
export type PlaceSupply = {
  /** Places for a text as it is being typed, best first; an empty text finds nothing. */
  search(query: PlaceQuery): Promise<readonly Place[]>
  /** Cities by their own name and by the region or country that they lie in, best first. */
  searchCities(query: CityQuery): Promise<readonly Place[]>
  /**
   * Places of stored external ids in the order asked for; unknown ids are left out, repeated ones repeated.
   */
  lookup(externalIds: readonly string[]): Promise<readonly Place[]>
}
