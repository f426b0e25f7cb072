import { addDays, calendarDate, MONTHS, type CalendarDate } from '../../lib/dates.ts'

/** How to read a typed date: today's date, the direction of a date without a year, and the start of `+7`. */
export type TypedDateContext = {
  today: CalendarDate
  /** `future`: the next such day, today included (departures). `past`: the last such day (birth dates). */
  toward?: 'future' | 'past'
  /** The day that `+7` is counted from; by default `today`. */
  from?: CalendarDate | undefined
}

/**
 * Parses a date as agents type it: `14jan`, `14 JAN 27`, `12JUN88`, `2027-01-14`, `12.6.1988`, `12/06/88`,
 * `+7`. Ignores case and blanks. In figures the day comes first, always: `06/12/88` is 6 December, and
 * `06/25/88` is no date. A two-digit year is the nearest one in the given direction. Returns undefined for
 * other text.
 */
export function parseTypedDate(text: string, context: TypedDateContext): CalendarDate | undefined {
  const typed = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s,]+/g, '')
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed)
  if (iso) return calendarDate(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const figures = /^(\d{1,2})([./-])(\d{1,2})(?:\2(\d{2}|\d{4})?)?$/.exec(typed)
  if (figures) return withYear(Number(figures[1]), Number(figures[3]), figures[4], context)
  const shift = /^\+(\d{1,3})$/.exec(typed)
  if (shift) return addDays(context.from ?? context.today, Number(shift[1]))
  const named = /^(?:[a-z]{3}(?=\d))?(\d{1,2})([a-z]{3,9})(\d{2}|\d{4})?$/.exec(typed)
  if (!named) return undefined
  const month = monthOf(named[2] ?? '')
  if (month === undefined) return undefined
  return withYear(Number(named[1]), month, named[3], context)
}

function monthOf(name: string): number | undefined {
  const index = MONTHS.findIndex((month) => name.startsWith(month.toLowerCase()))
  return index < 0 ? undefined : index + 1
}

function withYear(day: number, month: number, year: string | undefined, context: TypedDateContext) {
  if (year?.length === 4) return calendarDate(Number(year), month, day)
  const past = context.toward === 'past'
  const thisYear = Number(context.today.slice(0, 4))
  const inOrder = (date: CalendarDate) => (past ? date <= context.today : date >= context.today)
  if (year) {
    const century = Math.floor(thisYear / 100) * 100 + Number(year)
    // Two digits name one year; only a birth date that would be in the future moves back a century.
    const date = calendarDate(century, month, day)
    return past && (!date || date > context.today) ? calendarDate(century - 100, month, day) : date
  }
  // Eight years always include a 29 February, across 2100 too.
  for (let step = 0; step <= 8; step += 1) {
    const date = calendarDate(thisYear + (past ? -step : step), month, day)
    if (date && inOrder(date)) return date
  }
  return undefined
}
