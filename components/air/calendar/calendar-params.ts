import { MAX_DAYS_AHEAD } from '../../../contract/air/codes.ts'
import { day, oneOf, textThat, whole, type Format } from '../../../lib/address/formats.ts'
import { hrefOf, param, readParams, readWhole, writeParams } from '../../../lib/address/params.ts'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { partyParams } from '../../../lib/air/search-params.ts'
import { addDays, daysBetween, type CalendarDate } from '../../../lib/dates.ts'
import { isMonth, monthRange, type Month } from '../../ui/months.ts'

/** The state of the price calendar's page: route, month, kind of trip, stay and the chosen day. */
export type CalendarView = Omit<FlightSearch, 'trip' | 'legs'> & {
  from: string
  to: string
  month: Month
  trip: 'oneway' | 'return'
  /** Nights of a return trip. */
  nights: number
  /** The chosen day; null for the first of the month that can be chosen. */
  day: CalendarDate | null
}

/** Fewest and most nights of a return trip in the calendar, and the number to begin with. */
export const NIGHTS = { min: 1, max: 60, usual: 7 } as const

/** The part of a view that decides on which dates the trip ends. */
type Stay = Pick<CalendarView, 'trip' | 'nights'>

const ONE_WAY: Stay = { trip: 'oneway', nights: 0 }

/** Dates of departure, both included. */
export type Departures = { from: CalendarDate; to: CalendarDate }

/**
 * The departures that can be searched: the way back of a return must be searchable too.
 * @param today the office's date
 * @param first the first date that is not past at the origin
 */
export function searchableDates(
  today: CalendarDate,
  { trip, nights }: Stay,
  first: CalendarDate = today,
): Departures {
  return { from: first, to: addDays(today, MAX_DAYS_AHEAD - (trip === 'oneway' ? 0 : nights)) }
}

/** The departures of a month that can be searched; null where none of them can. */
export function openDates(
  month: Month,
  today: CalendarDate,
  stay: Stay,
  first: CalendarDate = today,
): Departures | null {
  const { from, to } = monthRange(month)
  const open = searchableDates(today, stay, first)
  if (to < open.from || from > open.to) return null
  return { from: from < open.from ? open.from : from, to: to > open.to ? open.to : to }
}

/** A place's code, upper case; empty for none. */
const place: Format<string> = {
  read: (text) => (/^[A-Z]{3}$/.test(text.toUpperCase()) ? text.toUpperCase() : undefined),
  write: String,
}

const routeParams = {
  from: param('from', place, ''),
  to: param('to', place, ''),
  month: param('month', textThat(isMonth)),
  trip: param('trip', oneOf(['oneway', 'return'])),
  day: param('day', day),
  nights: param('nights', whole(NIGHTS.min, NIGHTS.max)),
}

/**
 * Reads the page's address. A missing or broken parameter gets its usual value; a missing place is empty. A
 * month that is too late for a stay of so many nights becomes the last that is not. The travellers are those
 * of a search that starts from the calendar.
 * @param today the office's date
 * @param firstFrom the first date that is not past at an origin
 */
export function readCalendar(
  address: URLSearchParams,
  today: CalendarDate,
  firstFrom: (origin: string) => CalendarDate = () => today,
): CalendarView {
  const written = readParams(routeParams, address)
  const stay = { trip: written.trip ?? 'return', nights: written.nights ?? NIGHTS.usual }
  const first = firstFrom(written.from)
  const wanted = written.month ?? written.day?.slice(0, 7)
  const last = searchableDates(today, stay).to.slice(0, 7)
  const open = wanted && openDates(wanted, today, ONE_WAY, first) ? wanted : today.slice(0, 7)
  const month = open > last ? last : open
  const dates = openDates(month, today, stay, first)
  const isOpen = dates && written.day && written.day >= dates.from && written.day <= dates.to
  return {
    ...(readWhole(partyParams, address) ?? readParams(partyParams, new URLSearchParams())),
    ...{ ...written, ...stay, month, day: isOpen ? written.day : null },
  }
}

/** The address of the page; `readCalendar` reads the same view. */
export function calendarHref(view: Partial<CalendarView>) {
  const nights = view.trip === 'oneway' ? undefined : view.nights
  return hrefOf('/flights/calendar', writeParams({ ...routeParams, ...partyParams }, { ...view, nights }))
}

/** The calendar around a search; null for several legs, which it cannot price. */
export function calendarOfSearch({ trip, legs, ...party }: FlightSearch): Partial<CalendarView> | null {
  const [out, back] = legs
  if (!out || trip === 'multi') return null
  const nights = back && daysBetween(out.date, back.date)
  return {
    ...{ ...party, from: out.from, to: out.to, trip, day: out.date, month: out.date.slice(0, 7) },
    ...(nights !== undefined && nights >= NIGHTS.min && nights <= NIGHTS.max ? { nights } : {}),
  }
}

/** The search of a day of the calendar. */
export function searchOfDay(view: CalendarView, date: CalendarDate): FlightSearch {
  const { from, to, trip, nights, adults, children, infants, cabin } = view
  const out = { from, to, date }
  const legs = trip === 'oneway' ? [out] : [out, { from: to, to: from, date: addDays(date, nights) }]
  return { trip, legs, adults, children, infants, cabin }
}
