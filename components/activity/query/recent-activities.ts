import {
  activitiesHref,
  readActivityView,
  readTrip,
  writeActivityView,
  writeTrip,
} from '../../../lib/activity/activity-params.ts'
import { travellersText, type ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import type { ActivityView } from '../../../lib/activity/activity-view.ts'
import { dateSpan } from '../../booking/date-span.ts'
import { recentSearchesOf } from '../../search/recent-searches.ts'

/** The recent searches for activities of this browser, each as it is written (`recentActivity`). */
export const recentActivities = recentSearchesOf<URLSearchParams>({
  storageKey: 'travel-desk.recent-activities',
  read(text) {
    const params = new URLSearchParams(text)
    return titleOf(params) === '' ? null : params
  },
  write: String,
  keyOf: String,
  startOf: (params) => params.get('from') ?? '',
  lineOf(params, first) {
    // At noon UTC `first` is the first date that is not past everywhere.
    const trip = readTrip(params, `${first}T12:00:00.000Z`)
    return {
      title: titleOf(params),
      note: `${dateSpan(trip.from, trip.to, first)}, ${travellersText(trip)}`,
      href: activitiesHref(readActivityView(params), trip),
    }
  },
})

/**
 * A search as it is kept; null for one without a place and a word, which is the whole catalogue.
 * @param search.where its places by name, since an id tells an agent nothing; null for everywhere
 */
export function recentActivity(search: {
  view: ActivityView
  trip: ActivityTrip
  where: string | null
}): URLSearchParams | null {
  const { view, trip, where } = search
  if (where === null && view.text === '') return null
  const params = new URLSearchParams([...writeActivityView(view), ...writeTrip(trip)])
  if (where !== null) params.set('where', where)
  return params
}

/** `야경 · Seoul`; empty if nothing is named. */
function titleOf(params: URLSearchParams): string {
  return [readActivityView(params).text, params.get('where')].filter(Boolean).join(' · ')
}
