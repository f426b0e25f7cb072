import { addDays, daysBetween, weekdayOf, type CalendarDate } from '../../lib/dates.ts'
import { dateFormat } from '../../lib/date-format.ts'

/** A month as `YYYY-MM`. */
export type Month = string

/** True for a month written as `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}

/** `January 2027`. */
export function monthText(month: Month): string {
  const format = dateFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01`))
}

/** The months from one date to another, both included. */
export function monthsBetween(from: CalendarDate, to: CalendarDate): Month[] {
  const months: Month[] = []
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month, 1)) months.push(month)
  return months
}

/** The month some months later; earlier for a negative number. */
export function monthAfter(month: Month, by: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const months = year * 12 + number - 1 + by
  return `${String(Math.floor(months / 12))}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** First and last date of a month. */
export function monthRange(month: Month): { from: CalendarDate; to: CalendarDate } {
  return { from: `${month}-01`, to: addDays(`${monthAfter(month, 1)}-01`, -1) }
}

/** The weeks from Monday to Sunday that contain a range of dates; null for dates outside it. */
export function weeksOf(from: CalendarDate, to: CalendarDate): (CalendarDate | null)[][] {
  const monday = addDays(from, -weekdayOf(from))
  const count = Math.floor(daysBetween(monday, to) / 7) + 1
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = addDays(monday, week * 7 + day)
      return date >= from && date <= to ? date : null
    }),
  )
}
