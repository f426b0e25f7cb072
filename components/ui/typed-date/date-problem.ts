import { calendarDate, formatDate, type CalendarDate } from '../../../lib/dates.ts'
import type { TypedDate } from './typed-date.ts'
import { dateFormat } from '../../../lib/date-format.ts'

/** The dates that a field takes. */
export type DateLimits = {
  /** The first date that is not over: today, or the day before where it is still that day. Null: none is. */
  first: CalendarDate | null
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
}

/** Why a field does not take a typed date, as a sentence; undefined if it does. */
export function dateProblem({ date, saysYear }: TypedDate, limits: DateLimits): string | undefined {
  const { min, max } = limits
  if (min !== undefined && date < min) return tooEarly(date, min, limits)
  if (max === undefined || date <= max) return undefined
  // A day without a year is the next such day. Where that is too late, the last such day was meant.
  const before = saysYear ? undefined : yearBefore(date)
  return before !== undefined && min !== undefined && before < min
    ? tooEarly(before, min, limits)
    : `The latest date is ${formatDate(max)}.`
}

/** The sentence for a day that is over: `14 January is over. The earliest date is 20 Nov 2026.` */
export function overText(date: CalendarDate, earliest: CalendarDate): string {
  const year = date.slice(0, 4) === earliest.slice(0, 4) ? undefined : 'numeric'
  const day = dateFormat('en-GB', { day: 'numeric', month: 'long', year, timeZone: 'UTC' }).format(
    new Date(date),
  )
  return `${day} is over. The earliest date is ${formatDate(earliest)}.`
}

function tooEarly(date: CalendarDate, min: CalendarDate, { first }: DateLimits): string {
  return first !== null && date < first ? overText(date, min) : `The earliest date is ${formatDate(min)}.`
}

function yearBefore(date: CalendarDate): CalendarDate | undefined {
  return calendarDate(Number(date.slice(0, 4)) - 1, Number(date.slice(5, 7)), Number(date.slice(8)))
}
