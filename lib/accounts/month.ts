import { addDays, calendarDate, type CalendarDate } from '../dates.ts'

/** A month of the office's clock, which is UTC like the dates of the wallet's statement: `2026-11`. */
export type Month = string

/** True for a month written as `YYYY-MM`. */
export function isMonth(text: string): boolean {
  const match = /^(\d{4})-(\d{2})$/.exec(text)
  return match !== null && calendarDate(Number(match[1]), Number(match[2]), 1) !== undefined
}

/** The month of a date or of an instant, ISO 8601 UTC. */
export function monthOf(text: string): Month {
  return text.slice(0, 7)
}

/** The first day of a month. */
export function firstDayOf(month: Month): CalendarDate {
  return `${month}-01`
}

/** The last day of a month. */
export function lastDayOf(month: Month): CalendarDate {
  return addDays(firstDayOf(monthAfter(month)), -1)
}

/** The month after a month. */
export function monthAfter(month: Month): Month {
  return monthOf(addDays(firstDayOf(month), 31))
}

/** The month before a month. */
export function monthBefore(month: Month): Month {
  return monthOf(addDays(firstDayOf(month), -1))
}

/** The months from one to another, both included; empty if the last one is before the first. */
export function monthsFrom(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month)
  return months
}

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** `November 2026`. */
export function monthName(month: Month): string {
  return `${NAMES[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`
}
