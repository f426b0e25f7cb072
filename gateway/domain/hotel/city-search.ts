import { hotelSorts, type HotelFacetKey, type HotelSort } from '../../../contract/hotel/codes.ts'
import type { HotelProvider } from '../../../contract/hotel/providers.ts'
import { dateOf } from '../../clock.ts'
import type { Services } from '../../services.ts'
import type { PlaceHotels } from '../../supply/hotel/port.ts'
import type { Stay } from '../../supply/hotel/stay.ts'
import type { Caller } from '../session/caller.ts'
import { hotelsHere } from './here.ts'
import { cityIndex } from './search/city-index.ts'
import { columnsOf } from './search/hotel-columns.ts'
import { knownStay } from './search/known-stays.ts'
import type { Menu } from './search/menu.ts'
import type { PricedStay } from './search/priced-stay.ts'
import type { Bounds, CityAnswer } from './search/query.ts'
import { readFilters } from './search/read-filters.ts'
import { searchCity } from './search/search-city.ts'

/** What city mode asks, in the words of its family. */
export type AskedCity = {
  /** External id of the place. */
  placeId: number
  stay: Stay
  provider: HotelProvider
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

/**
 * A city search with all that its answer is written from. `hotels` and `menu` are the same objects as long as the place is
 * known, `priced` as long as the stay is: what is written of them can be kept with them.
 */
export type FoundHotels = CityAnswer & {
  hotels: PlaceHotels
  menu: Menu
  priced: Pick<PricedStay, 'prices' | 'nights'>
  sort: HotelSort | null
}

/** What is not known: the place, or a choice in it; an unknown key has no value (gaps 113, 145). */
export type UnknownChoice =
  | { field: 'place' }
  | { field: 'filters'; key: string; value: string | null }
  | { field: 'sort'; value: string }

/**
 * Searches the hotels of a place for a stay, as the provider has answered.
 * @throws the signal's reason when the caller leaves.
 * Source: Session gateway, Hotel v1 and v2, HotelAvailability; v3, POST /hotels/searches, city mode.
 */
export async function searchHotels(
  services: Services,
  caller: Caller,
  asked: AskedCity,
  signal: AbortSignal,
): Promise<{ ok: true; found: FoundHotels } | { ok: false; unknown: UnknownChoice }> {
  const { stay, provider, page, pageSize, bounds } = asked
  const hotels = await hotelsHere(services, asked.placeId, caller.environment)
  if (!hotels) return { ok: false, unknown: { field: 'place' } }
  const sort = hotelSorts.find(({ id }) => id === asked.sort)?.id ?? null
  if (asked.sort !== null && sort === null)
    return { ok: false, unknown: { field: 'sort', value: asked.sort } }
  const index = cityIndex(columnsOf(hotels))
  const read = readFilters(index, asked.filters, asked.dialect, asked.without)
  if (!read.ok) return { ok: false, unknown: { field: 'filters', key: read.key, value: read.value } }
  await services.hotels.answered(provider, hotels.placeId, stay, signal)
  const priced = await knownStay(hotels, stay, dateOf(caller.now), provider)
  const answer = searchCity(index, priced, { filters: read.filters, sort, page, pageSize, bounds })
  return { ok: true, found: { ...answer, hotels, menu: index.menu, priced, sort } }
}
