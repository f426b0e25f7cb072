import { hotelSorts, type HotelFacetKey, type HotelSort } from '../../../contract/hotel/codes.ts'
import type { PlaceHotels } from '../../supply/hotel/port.ts'
import type { Stay } from '../../supply/hotel/stay.ts'
import type { CityAnswer } from './search/query.ts'
import { knownStay } from './search/known-stays.ts'
import type { PricedStay } from './search/priced-stay.ts'
import type { Bounds } from './search/query.ts'
import { readFilters } from './search/read-filters.ts'
import { searchCity } from './search/search-city.ts'

/** What city mode asks, in the words of its family. */
export type AskedCity = {
  dialect: 'v2' | 'v3'
  /** Groups that are not offered and not known here. */
  without: readonly HotelFacetKey[]
  /** Values by the group's key in that dialect. */
  filters: Readonly<Record<string, readonly string[]>>
  sort: string | null
  page: number
  pageSize: number
  bounds: Bounds | null
}

/** A city search with all that its answer is written from. */
export type FoundHotels = {
  hotels: PlaceHotels
  priced: PricedStay
  sort: HotelSort | null
  answer: CityAnswer
}

/** What the place or the list of sorts does not know: an unknown key has no value (gaps 113, 145). */
export type UnknownChoice =
  { field: 'filters'; key: string; value: string | null } | { field: 'sort'; value: string }

/** Searches the hotels of a place for a stay. @param today the office's date. */
export async function searchHotels(
  hotels: PlaceHotels,
  stay: Stay,
  today: string,
  asked: AskedCity,
): Promise<{ ok: true; found: FoundHotels } | { ok: false; unknown: UnknownChoice }> {
  const sort = hotelSorts.find(({ id }) => id === asked.sort)?.id ?? null
  if (asked.sort !== null && sort === null)
    return { ok: false, unknown: { field: 'sort', value: asked.sort } }
  const priced = await knownStay(hotels, stay, today)
  const read = readFilters(priced.index, asked.filters, asked.dialect, asked.without)
  if (!read.ok) return { ok: false, unknown: { field: 'filters', key: read.key, value: read.value } }
  const { page, pageSize, bounds } = asked
  const answer = searchCity(priced.index, priced, { filters: read.filters, sort, page, pageSize, bounds })
  return { ok: true, found: { hotels, priced, sort, answer } }
}
