import { hotelSorts, type HotelFacetKey, type HotelSort } from '../../../contract/hotel/codes.ts'
import type { HotelProvider } from '../../../contract/hotel/providers.ts'
import type { Services } from '../../services.ts'
import type { PlaceHotels } from '../../supply/hotel/port.ts'
import type { Stay } from '../../supply/hotel/stay.ts'
import type { Caller } from '../session/caller.ts'
import { hotelsHere } from './hotels-of-environment.ts'
import { cityIndex } from './search/city-index.ts'
import { columnsOf } from './search/hotel-columns.ts'
import { knownStay } from './search/known-stays.ts'
import type { Menu } from './search/menu.ts'
import type { PricedStay } from './search/priced-stay.ts'
import type { Bounds, CityAnswer } from './search/query.ts'
import { readFilters } from './search/read-filters.ts'
import { searchCity } from './search/search-city.ts'

/** A city search as its family received it. */
export type AskedCity = {
  /** External id of the place. */
  placeId: number
  stay: Stay
  provider: HotelProvider
  dialect: 'v2' | 'v3'
  /** Groups that this family does not offer; it rejects them as unknown. */
  without: readonly HotelFacetKey[]
  /** Values by group key, as the dialect spells it. */
  filters: Readonly<Record<string, readonly string[]>>
  sort: string | null
  page: number
  pageSize: number
  bounds: Bounds | null
}

/**
 * The result of a city search. `hotels` and `menu` are the same objects while the place is cached, and
 * `priced` while the stay is, so that bytes written from them can be cached with them.
 */
export type FoundHotels = CityAnswer & {
  hotels: PlaceHotels
  menu: Menu
  priced: Pick<PricedStay, 'rates' | 'nights'>
  sort: HotelSort | null
}

/**
 * The part of a search that is unknown: the place, or a choice in it. The value is null for an unknown key
 * (gaps 113, 145).
 */
export type UnknownChoice =
  | { field: 'place' }
  | { field: 'filters'; key: string; value: string | null }
  | { field: 'sort'; value: string }

/**
 * Searches the hotels of a place for a stay, after the provider has answered.
 * @throws the signal's reason when the caller disconnects.
 * Source: Session gateway, Hotel v1 and v2, HotelAvailability; v3, POST /hotels/searches, city mode.
 */
export async function searchHotels(
  services: Services,
  caller: Caller,
  request: AskedCity,
  signal: AbortSignal,
): Promise<{ ok: true; answer: FoundHotels } | { ok: false; unknown: UnknownChoice }> {
  const { stay, provider, page, pageSize, bounds } = request
  const hotels = await hotelsHere(services, request.placeId, caller.environment)
  if (!hotels) return { ok: false, unknown: { field: 'place' } }
  const sort = hotelSorts.find(({ id }) => id === request.sort)?.id ?? null
  if (request.sort !== null && sort === null)
    return { ok: false, unknown: { field: 'sort', value: request.sort } }
  const index = cityIndex(columnsOf(hotels))
  const read = readFilters(index, request.filters, request.dialect, request.without)
  if (!read.ok) return { ok: false, unknown: { field: 'filters', key: read.key, value: read.value } }
  await services.hotels.answered(provider, hotels.placeId, stay, signal)
  const priced = await knownStay(hotels, stay, caller.now, provider)
  const answer = searchCity(index, priced, { filters: read.filters, sort, page, pageSize, bounds })
  return { ok: true, answer: { ...answer, hotels, menu: index.menu, priced, sort } }
}
