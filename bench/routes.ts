import { madeCatalogue } from '../gateway/world/activity/products.ts'
import { hotelsOfPlace } from '../gateway/world/hotel/hotels-of-place.ts'
import { searchPlaces } from '../gateway/world/place/search-places.ts'

/** A route of the desk as it is measured: searches and forms, or lists. */
export type MeasuredRoute = { path: string; kind: 'search or form' | 'list' }

/**
 * The routes behind the sign-in, with a search in London and an activity. A form stands before its offer is
 * known, so any code opens it.
 */
export function routes(): MeasuredRoute[] {
  const [london] = searchPlaces({ q: 'london', limit: 1, type: 'city', sandbox: true })
  const hotelId = london && hotelsOfPlace(london.externalId)?.hotelId[0]
  if (!hotelId) throw new Error('there is no hotel in London')
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const stay = `in=${day(60)}&out=${day(63)}&rooms=2`
  const activity = madeCatalogue().catalogue.products.find(({ sandboxOnly }) => !sandboxOnly)
  if (!activity) throw new Error('there is no activity')
  const searches = [
    '/flights',
    `/flights/calendar?from=LON&to=SIN&trip=oneway&day=${day(60)}`,
    `/hotels?place=${london.externalId}&${stay}`,
    `/hotels/${hotelId}?${stay}`,
    `/activities/${activity.uuid}?from=${day(60)}&to=${day(63)}&adults=2`,
    '/activities?q=tour',
  ]
  const forms = ['/flights/book?fare=bench', '/hotels/book?rate=bench']
  const lists = ['/today', '/bookings', '/wallet', '/office', '/studio']
  return [
    ...[...searches, ...forms].map((path) => ({ path, kind: 'search or form' as const })),
    ...lists.map((path) => ({ path, kind: 'list' as const })),
  ]
}
