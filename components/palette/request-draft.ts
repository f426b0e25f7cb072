import type { CalendarDate } from '../../lib/dates.ts'
import { NO_ACTIVITY_FILTERS, PLAIN_ACTIVITIES, type ActivityView } from '../../lib/activity/activity-view.ts'
import type { ActivityTrip } from '../../lib/activity/activity-trip.ts'
import type { ActivityPlace } from '../../lib/activity/activity-reads.ts'
import { foldText } from '../../text/fold-text.ts'
import type { SearchDraft } from '../air/search/search-draft.ts'
import type { StayDraft } from '../hotel/query/stay-draft.ts'
import type { TypedActivities, TypedFlights, TypedStay } from './typed-request.ts'

/** A typed request as the query bar of its kind has it, with what is missing left open. */
export type RequestDraft =
  | { kind: 'air'; draft: SearchDraft; airlines: readonly string[] }
  | { kind: 'hotel'; draft: StayDraft }
  | { kind: 'activity'; view: ActivityView; trip: ActivityTrip }

/** The flights of a request in the query bar. */
export function flightDraft({ legs, returnDate, ...request }: TypedFlights): SearchDraft {
  const trip = legs.length > 1 ? 'multi' : returnDate === null ? 'oneway' : 'return'
  const { adults, children, infants, cabin } = request
  return { trip, legs, returnDate, adults, children, infants, cabin }
}

/**
 * The stay of a request in the query bar.
 * @param place `external_id`, empty where the place is missing
 */
export function stayDraft({ checkIn, checkOut, rooms }: TypedStay, place: string): StayDraft {
  return { place, checkIn, checkOut, rooms }
}

/** The list of activities of a request: the words that name a place are its place, the others its words. */
export function activityView(
  { words }: TypedActivities,
  places: readonly ActivityPlace[],
): { view: ActivityView; place: ActivityPlace | undefined } {
  const typed = words.split(' ')
  for (let length = typed.length; length > 0; length -= 1) {
    for (let at = 0; at + length <= typed.length; at += 1) {
      const name = foldText(typed.slice(at, at + length).join(' '))
      const place = places.find((each) => foldText(each.name) === name)
      if (!place) continue
      const text = [...typed.slice(0, at), ...typed.slice(at + length)].join(' ').replace(/ in$/i, '')
      const filters = { ...NO_ACTIVITY_FILTERS, places: [place.uuid] }
      return { view: { ...PLAIN_ACTIVITIES, text, filters }, place }
    }
  }
  return { view: { ...PLAIN_ACTIVITIES, text: words }, place: undefined }
}

/** The days of a request, or the usual ones. */
export function activityDays(
  { from, to }: TypedActivities,
  usual: { from: CalendarDate; to: CalendarDate },
): { from: CalendarDate; to: CalendarDate } {
  return from === null ? usual : { from, to: to ?? from }
}
