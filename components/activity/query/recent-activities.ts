import {
  activitiesHref,
  readActivityView,
  readTrip,
  writeActivityView,
  writeTrip,
} from '../../../lib/activity/activity-params.ts'
import { travellersText, type ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import type { ActivityView } from '../../../lib/activity/activity-view.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import { dateSpan } from '../../booking/date-span.ts'
import {
  keepRecentTexts,
  readRecentTexts,
  type RecentLine,
  type RecentSearches,
  type RecentStorage,
} from '../../shell/recent-list.ts'

const KEY = 'travel-desk.recent-activities'

/** The recent searches for activities of this browser, for lists of every kind. */
export const recentActivities: RecentSearches = {
  storageKey: KEY,
  linesOf: (text, first) =>
    readRecentTexts({ getItem: () => text }, KEY).flatMap((written) => lineOf(written, first) ?? []),
}

/**
 * Puts a search first among the recent ones and removes its earlier entry. One without a place and a word is
 * the whole catalogue, and is left out.
 * @param asked.where its places in words: an id alone tells an agent nothing; null for everywhere
 */
export function rememberActivities(
  storage: RecentStorage,
  asked: { view: ActivityView; trip: ActivityTrip; where: string | null },
): void {
  const { view, trip, where } = asked
  if (where === null && view.text === '') return
  const params = new URLSearchParams([...writeActivityView(view), ...writeTrip(trip)])
  if (where !== null) params.set('where', where)
  const written = params.toString()
  const others = readRecentTexts(storage, KEY).filter((known) => known !== written)
  keepRecentTexts(storage, KEY, [written, ...others])
}

/** `야경 · Seoul` and `14 – 17 Apr, 2 adults`; null if the first day is before `first` or nothing is named. */
function lineOf(written: string, first: CalendarDate): RecentLine | null {
  const params = new URLSearchParams(written)
  const view = readActivityView(params)
  const title = [view.text, params.get('where')].filter(Boolean).join(' · ')
  if (title === '' || (params.get('from') ?? '') < first) return null
  // At noon UTC `first` is the first date that is not past everywhere.
  const trip = readTrip(params, `${first}T12:00:00.000Z`)
  return {
    title,
    note: `${dateSpan(trip.from, trip.to, first)}, ${travellersText(trip)}`,
    href: activitiesHref(view, trip),
  }
}
