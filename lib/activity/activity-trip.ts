import { PRICE_MONTHS } from '../../contract/activity/limits.ts'
import { addDays, calendarDate, type CalendarDate } from '../dates.ts'
import { plural } from '../plural.ts'

/** The first and last day on which an activity would suit, and who comes. Adults are without seniors. */
export type ActivityTrip = {
  from: CalendarDate
  to: CalendarDate
  adults: number
  children: number
  seniors: number
}

/** Most travellers of each sort that the search bar takes; a product's own limits are stricter. */
export const MAX_TRAVELLERS = 20
/** Most days between the first and the last day. */
export const MAX_TRIP_DAYS = 31

const DEFAULT_DAYS_AHEAD = 14
const DEFAULT_DAYS = 3

/** The travellers of an empty search bar. */
export const DEFAULT_TRAVELLERS = { adults: 2, children: 0, seniors: 0 } as const

/** The dates and travellers of an empty search bar. */
export function defaultTrip(today: CalendarDate): ActivityTrip {
  const from = addDays(today, DEFAULT_DAYS_AHEAD)
  return { from, to: addDays(from, DEFAULT_DAYS), ...DEFAULT_TRAVELLERS }
}

/** The last date that has prices: the same day six months later, or the last of that month. */
export function lastPricedDay(today: CalendarDate): CalendarDate {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const months = year * 12 + month - 1 + PRICE_MONTHS
  for (let last = day; last > 0; last--) {
    const date = calendarDate(Math.floor(months / 12), (months % 12) + 1, last)
    if (date !== undefined) return date
  }
  return today
}

/** `2 adults, 1 child, 2 seniors`. */
export function travellersText(trip: Pick<ActivityTrip, 'adults' | 'children' | 'seniors'>): string {
  const parts = [plural(trip.adults, 'adult')]
  if (trip.children > 0) parts.push(plural(trip.children, 'child', 'children'))
  if (trip.seniors > 0) parts.push(plural(trip.seniors, 'senior'))
  return parts.join(', ')
}
