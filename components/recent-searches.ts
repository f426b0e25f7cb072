import type { BookingKind } from '../contract/booking/kinds.ts'
import { recentActivities } from './activity/query/recent-activities.ts'
import { recentFlights } from './air/search/recent-flights.ts'
import { recentHotels } from './hotel/query/recent-hotels.ts'
import type { RecentSearches } from './shell/recent-list.ts'

/**
 * The searches that this browser keeps, of the kinds that keep any. A module apart from the booking pages
 * (`kinds.ts`), so that a screen that lists them loads no page of a booking.
 */
export const recentSearches: { readonly [Kind in BookingKind]?: RecentSearches } = {
  air: recentFlights,
  hotel: recentHotels,
  activity: recentActivities,
}
