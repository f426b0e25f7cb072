import { hotelsOfPlace } from '../gateway/world/hotel/hotels-of-place.ts'
import { searchPlaces } from '../gateway/world/place/search-places.ts'

/** A route of the desk as it is measured: searches and forms, or lists. */
export type MeasuredRoute = { path: string; kind: 'search or form' | 'list' }

/**
 * The routes behind the sign-in, with a search in London. A form stands before its offer is known, so any
 * code opens it.
 */
export function routes(): MeasuredRoute[] {
  const [london] = searchPlaces({ q: 'london', limit: 1, type: 'city', sandbox: true })
  const hotelId = london && hotelsOfPlace(london.externalId)?.hotelId[0]
  if (!hotelId) throw new Error('there is no hotel in London')
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const stay = `in=${day(60)}&out=${day(63)}&rooms=2`
  const searches = ['/flights', `/hotels?place=${london.externalId}&${stay}`, `/hotels/${hotelId}?${stay}`]
  const forms = ['/flights/book?fare=bench', '/hotels/book?rate=bench']
  const lists = ['/bookings', '/wallet']
  return [
    ...[...searches, ...forms].map((path) => ({ path, kind: 'search or form' as const })),
    ...lists.map((path) => ({ path, kind: 'list' as const })),
  ]
}
