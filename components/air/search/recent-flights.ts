import { searchHref } from '../../../lib/air/search-params.ts'
import type { RecentSearches } from '../../shell/recent-list.ts'
import { datesText, searchRouteText, travellersAndCabin } from './search-words.ts'
import { readRecent, RECENT_SEARCHES_KEY } from './use-recent-searches.ts'

/** The recent flight searches of this browser, for lists of every kind. */
export const recentFlights: RecentSearches = {
  storageKey: RECENT_SEARCHES_KEY,
  linesOf: (text, today) =>
    readRecent({ getItem: () => text }, today).map((search) => ({
      title: searchRouteText(search),
      note: `${datesText(search)}, ${travellersAndCabin(search)}`,
      href: searchHref(search),
    })),
}
