import { MAX_DAYS_AHEAD } from '../../../contract/air/codes.ts'
import { addDays, daysBetween, isCalendarDate, type CalendarDate } from '../../../lib/dates.ts'
import { isMonth, monthRange, type Month } from '../../ui/months.ts'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { readParty } from '../../../lib/air/search-params.ts'

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

/**
 * Reads the page's address. A missing or broken parameter gets its usual value; a missing place is empty. A
 * month that is too late for a stay of so many nights becomes the last that is not. The travellers are those
 * of a search that starts from the calendar.
 * @param today the office's date
 * @param firstFrom the first date that is not past at an origin
 */
export function readCalendar(
  params: URLSearchParams,
  today: CalendarDate,
  firstFrom: (origin: string) => CalendarDate = () => today,
): CalendarView {
  const place = (name: string) => {
    const code = params.get(name)?.toUpperCase() ?? ''
    return /^[A-Z]{3}$/.test(code) ? code : ''
  }
  const from = place('from')
  const first = firstFrom(from)
  const day = params.get('day') ?? ''
  const wantedMonth = params.get('month') ?? (isCalendarDate(day) ? day.slice(0, 7) : '')
  const trip = params.get('trip') === 'oneway' ? 'oneway' : 'return'
  const nightCount = Number(params.get('nights') ?? NaN)
  const nights =
    Number.isInteger(nightCount) && nightCount >= NIGHTS.min && nightCount <= NIGHTS.max
      ? nightCount
      : NIGHTS.usual
  const last = searchableDates(today, { trip, nights }).to.slice(0, 7)
  const openMonth =
    isMonth(wantedMonth) && openDates(wantedMonth, today, ONE_WAY, first) ? wantedMonth : today.slice(0, 7)
  const month = openMonth > last ? last : openMonth
  const dates = openDates(month, today, { trip, nights }, first)
  const isOpen = dates !== null && isCalendarDate(day) && day >= dates.from && day <= dates.to
  return {
    ...(readParty(params) ?? { adults: 1, children: 0, infants: 0, cabin: 1 }),
    from,
    to: place('to'),
    month,
    trip,
    nights,
    day: isOpen ? day : null,
  }
}

/** The address of the page; `readCalendar` reads the same view. */
export function calendarHref(view: Partial<CalendarView>): `/flights/calendar?${string}` {
  const params = new URLSearchParams()
  for (const name of ['from', 'to', 'month', 'trip', 'day'] as const) {
    const value = view[name]
    if (value) params.set(name, value)
  }
  if (view.trip !== 'oneway' && view.nights !== undefined) params.set('nights', String(view.nights))
  for (const [name, value, usual] of [
    ['adt', view.adults, 1],
    ['chd', view.children, 0],
    ['inf', view.infants, 0],
    ['cabin', view.cabin, 1],
  ] as const) {
    if (value !== undefined && value !== usual) params.set(name, String(value))
  }
  return `/flights/calendar?${params.toString()}`
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
