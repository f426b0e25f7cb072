import type { RequestOf } from '../../../contract/registry.ts'
import { MAX_CHECK_IN_DAYS_AHEAD, MAX_NIGHTS, MAX_ROOMS } from '../../../contract/hotel/limits.ts'
import type { AskedRoom, StayFault } from '../../domain/hotel/stay-rules.ts'
import type { UnknownChoice } from '../../domain/hotel/city-search.ts'

export type SearchBody = RequestOf<'hotel.search'>['body']

/** Each broken rule of a stay with its field (v3, POST /hotels/searches; gap 125). */
export const stayFaults: Record<StayFault, string> = {
  past: 'check_in: cannot be in the past',
  order: 'check_out: must be after check_in',
  nights: `check_out: at most ${MAX_NIGHTS} nights`,
  ahead: `check_in: at most ${MAX_CHECK_IN_DAYS_AHEAD} days ahead`,
  rooms: `occupancies: at most ${MAX_ROOMS} rooms`,
  adults: 'occupancies: at least one adult in each room',
  ages: 'occupancies: one age for each child',
}

export function roomsOf(body: SearchBody): AskedRoom[] {
  return body.occupancies.map(({ adults, children }) => ({
    adults,
    children: null,
    childAges: children ?? [],
  }))
}

/** Filters as text; groups without values are left out. */
export function filtersOf(body: SearchBody): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(body.filters ?? {}).filter(([, values]) => values.length > 0))
}

/** The sentence for a mistake in the mode, naming the field; null when there is none (gap 145). */
export function modeFault(body: SearchBody): string | null {
  const { city_id, hotel_id } = body
  if (city_id != null && hotel_id != null) return 'hotel_id: provide exactly one of city_id or hotel_id'
  if (city_id == null && hotel_id == null) return 'city_id: provide exactly one of city_id or hotel_id'
  if (hotel_id == null) return null
  if (body.sort != null) return 'sort: city mode only'
  return Object.keys(body.filters ?? {}).length > 0 ? 'filters: city mode only' : null
}

/** The sentence for an unknown place, filter or sort. */
export function unknownSentence(unknown: UnknownChoice): string {
  if (unknown.field === 'place') return 'city_id: no such place'
  if (unknown.field === 'sort') return `sort: unknown value "${unknown.value}"`
  const { key, value } = unknown
  return value === null ? `filters.${key}: unknown filter` : `filters.${key}: unknown value "${value}"`
}
