import type { BookingKind } from '../contract/booking/kinds.ts'
import { activitySearch } from './activity/query/activity-search.ts'
import { flightSearch } from './air/search/flight-search.ts'
import { staySearch } from './hotel/query/stay-search.ts'
import type { RecentLines } from './search/recent-searches.ts'

/**
 * The searches that this browser keeps, of the kinds that keep any. A module apart from the booking pages
 * (`kinds.ts`), so that a screen that lists them loads no page of a booking.
 */
export const recentSearches: { readonly [Kind in BookingKind]?: RecentLines } = {
  air: flightSearch.recent,
  hotel: staySearch.recent,
  activity: activitySearch.recent,
}
