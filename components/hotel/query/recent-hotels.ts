import { plural } from '../../../lib/plural.ts'
import { dateSpan } from '../../booking/date-span.ts'
import type { RecentSearches } from '../../shell/recent-list.ts'
import { readRecentStays, RECENT_STAYS_KEY, stayHref } from './recent-stays.ts'

/** The recent hotel searches of this browser, for lists of every kind. */
export const recentHotels: RecentSearches = {
  storageKey: RECENT_STAYS_KEY,
  linesOf: (text, today) =>
    readRecentStays({ getItem: () => text }, today).map(({ stay, place }) => ({
      title: place.name,
      note: `${dateSpan(stay.checkIn, stay.checkOut, today)}, ${plural(stay.rooms.length, 'room')}`,
      href: stayHref({ stay, place }),
    })),
}
