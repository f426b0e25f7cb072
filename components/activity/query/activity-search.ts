import {
  activitiesHref,
  readActivityView,
  readTrip,
  writeActivityView,
  writeTrip,
} from '../../../lib/activity/activity-params.ts'
import { travellersText, type ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import type { ActivityView } from '../../../lib/activity/activity-view.ts'
import { formatDay, isCalendarDate } from '../../../lib/dates.ts'
import { recentSearchesOf, type SearchWords } from '../../search/recent-searches.ts'
import type { SearchKind } from '../../search/search-kind.ts'

/**
 * A view of the catalogue that is searched for, and dates and travellers for a product's page. `where` names
 * its places, since an id tells an agent nothing; null for everywhere.
 */
export type ActivitySearch = { view: ActivityView; trip: ActivityTrip; where: string | null }

/** The search for activities. */
export const activitySearch: SearchKind<ActivitySearch> = {
  kind: 'activity',
  heading: 'Activities',
  changeLabel: 'Search activities',
  filterLabel: 'Filter activities',
  recent: recentSearchesOf({
    storageKey: 'travel-desk.recent-activities',
    read,
    write,
    keyOf: write,
    startOf: ({ trip }) => trip.from,
    wordsOf,
    hrefOf: ({ view, trip }) => activitiesHref(view, trip),
  }),
}

/** Whether a search names something; one that does not is the whole catalogue. */
export function isNamed({ view, where }: ActivitySearch): boolean {
  return where !== null || view.text !== ''
}

/** `야경 · Seoul`, and below it `Sun 6 Dec – Wed 9 Dec · 2 adults`. */
function wordsOf({ view, trip, where }: ActivitySearch): SearchWords {
  return {
    title: [view.text.trim(), where].filter(Boolean).join(' · ') || 'Anywhere',
    note: `${formatDay(trip.from)} – ${formatDay(trip.to)} · ${travellersText(trip)}`,
  }
}

function write({ view, trip, where }: ActivitySearch): string {
  const params = new URLSearchParams([...writeActivityView(view), ...writeTrip(trip)])
  if (where !== null) params.set('where', where)
  return params.toString()
}

function read(text: string): ActivitySearch | null {
  const params = new URLSearchParams(text)
  const from = params.get('from') ?? ''
  if (!isCalendarDate(from)) return null
  // Its days were possible when it was stored: they are read as on the first of them.
  const trip = readTrip(params, `${from}T12:00:00.000Z`)
  const search = { view: readActivityView(params), trip, where: params.get('where') }
  return isNamed(search) ? search : null
}
