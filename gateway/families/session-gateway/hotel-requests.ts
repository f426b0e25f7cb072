import type { WireOccupancy } from '../../../contract/hotel/stay-request.ts'
import { hotelFacets } from '../../../contract/hotel/codes.ts'
import { MAX_CHECK_IN_DAYS_AHEAD, MAX_NIGHTS, MAX_ROOMS } from '../../../contract/hotel/limits.ts'
import type { UnknownChoice } from '../../domain/hotel/city-search.ts'
import type { Bounds } from '../../domain/hotel/search/query.ts'
import type { AskedRoom, StayFault } from '../../domain/hotel/stay-rules.ts'

/** The sentence for each broken rule of a stay (gaps 89, 111). */
export const stayFaults: Record<StayFault, string> = {
  past: 'Check In date cannot be in the past',
  order: 'Check Out date should be after Check In date',
  nights: `Stay cannot be longer than ${MAX_NIGHTS} nights`,
  ahead: `Check In date cannot be more than ${MAX_CHECK_IN_DAYS_AHEAD} days ahead`,
  rooms: `Occupancies cannot be more than ${MAX_ROOMS} rooms`,
  adults: 'AdultCount should not be zero',
  ages: 'ChildAges should have one age for each child',
}

export function roomsOf(occupancies: readonly WireOccupancy[]): AskedRoom[] {
  return occupancies.map((room) => ({
    adults: room.AdultCount,
    children: room.ChildCount ?? null,
    childAges: room.ChildAges ?? [],
  }))
}

/** A request must have exactly one of place and hotel: the sentence if it does not, otherwise null. */
export function targetFault(body: { CityId?: number; HotelId?: number }): string | null {
  if (body.CityId !== undefined && body.HotelId !== undefined) return 'Use only one of CityId or HotelId'
  return body.CityId === undefined && body.HotelId === undefined ? 'CityId or HotelId cannot be null' : null
}

type WireFilter = string | boolean | null | readonly (string | boolean)[]

const filterKeys = new Map<string, string>(hotelFacets.map(({ v2 }) => [v2.toLowerCase(), v2]))

/**
 * Filters as lists of text. A filter has one value or several; null and empty ones are left out (gap 112).
 * Keys match in any case, and the documented spelling wins on a collision (gap 5).
 */
export function filtersOf(
  filters: Readonly<Record<string, WireFilter>> | undefined,
): Record<string, readonly string[]> {
  const byKey: Record<string, readonly string[]> = {}
  for (const [sent, value] of Object.entries(filters ?? {})) {
    if (value === null) continue
    const key = filterKeys.get(sent.toLowerCase()) ?? sent
    if (key !== sent && (filters?.[key] ?? null) !== null) continue
    const values = Array.isArray(value) ? value : [value]
    if (values.length > 0) byKey[key] = values.map(String)
  }
  return byKey
}

type WireMap = { NorthEast: { lat: number; lng: number }; SouthWest: { lat: number; lng: number } }

/** The rectangle of a map request (gap 116). */
export function boundsOf(map: WireMap | undefined): Bounds | null {
  if (!map) return null
  const { NorthEast, SouthWest } = map
  return { north: NorthEast.lat, south: SouthWest.lat, east: NorthEast.lng, west: SouthWest.lng }
}

/** The sentence for an unknown place, filter or sort (gap 113). */
export function unknownSentence(unknown: UnknownChoice): string {
  if (unknown.field === 'place') return 'CityId: no such place'
  if (unknown.field === 'sort') return `Sort: unknown value "${unknown.value}"`
  const { key, value } = unknown
  return value === null ? `Filters.${key}: unknown filter` : `Filters.${key}: unknown value "${value}"`
}
