import type { BookingKind } from '../contract/booking/kinds.ts'
import { recentActivities } from './activity/query/recent-activities.ts'
import { recentFlights } from './air/search/recent-flights.ts'
import { recentStays } from './hotel/query/recent-stays.ts'
import type { RecentLines } from './search/recent-searches.ts'

/**
 * The searches that this browser keeps, of the kinds that keep any. A module apart from the booking pages
 * (`kinds.ts`), so that a screen that lists them loads no page of a booking.
 */
export const recentSearches: { readonly [Kind in BookingKind]?: RecentLines } = {
  air: recentFlights,
  hotel: recentStays,
  activity: recentActivities,
}
