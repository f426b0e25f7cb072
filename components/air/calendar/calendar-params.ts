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

/** The dates that can be searched, both included. */
export function searchableDates(today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  return { from: today, to: addDays(today, MAX_DAYS_AHEAD) }
}

/** The dates of a month that can be searched; null where none of them can. */
export function openDates(
  month: Month,
  today: CalendarDate,
): { from: CalendarDate; to: CalendarDate } | null {
  const { from, to } = monthRange(month)
  const open = searchableDates(today)
  if (to < open.from || from > open.to) return null
  return { from: from < open.from ? open.from : from, to: to > open.to ? open.to : to }
}

/**
 * Reads the page's address. What is missing or broken has its usual value; a place that is missing is empty.
 * The travellers are those that a search from here is for.
 */
export function readCalendar(params: URLSearchParams, today: CalendarDate): CalendarView {
  const place = (name: string) => {
    const code = params.get(name)?.toUpperCase() ?? ''
    return /^[A-Z]{3}$/.test(code) ? code : ''
  }
  const day = params.get('day') ?? ''
  const asked = params.get('month') ?? (isCalendarDate(day) ? day.slice(0, 7) : '')
  const month = isMonth(asked) && openDates(asked, today) ? asked : today.slice(0, 7)
  const dates = openDates(month, today)
  const isOpen = dates !== null && isCalendarDate(day) && day >= dates.from && day <= dates.to
  const nights = Number(params.get('nights') ?? NaN)
  return {
    ...(readParty(params) ?? { adults: 1, children: 0, infants: 0, cabin: 1 }),
    from: place('from'),
    to: place('to'),
    month,
    trip: params.get('trip') === 'oneway' ? 'oneway' : 'return',
    nights: Number.isInteger(nights) && nights >= NIGHTS.min && nights <= NIGHTS.max ? nights : NIGHTS.usual,
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
