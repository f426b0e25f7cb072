import { calendarDate, type CalendarDate } from '../../../lib/dates.ts'
import { monthNamed, weekdayNamed } from './calendar-names.ts'
import { dateText } from './date-text.ts'
import { relativeDay } from './relative-day.ts'
import type { TypedDateContext } from './typed-date-context.ts'

/** A typed date as it is read. */
export type TypedDate = {
  date: CalendarDate
  /** False for a day and a month alone: the year follows from the context, so another one may be meant. */
  saysYear: boolean
}

/**
 * Reads a date as people type it: `14jan`, `Jan 14`, `14 JAN 27`, `12JUN88`, `2027-01-14`, `12.6.1988`,
 * `12/06/88`, `140127`, `14 janvier`, `today`, `tmr`, `fri`, `next fri`, `+7`, `in 2 weeks`, `3 nights`; in
 * any case and in the digits of any script. In figures the day comes first, always: `06/12/88` is
 * 6 December, and `06/25/88` is no date. Undefined for other text.
 */
export function readTypedDate(typed: string, context: TypedDateContext): TypedDate | undefined {
  const text = dateText(typed)
  const relative = relativeDay(text, context)
  if (relative) return { date: relative, saysYear: true }
  const parts = dayMonthYear(text)
  const date = parts && withYear(parts, context)
  return date === undefined ? undefined : { date, saysYear: parts?.year !== undefined }
}

/** The date that `readTypedDate` reads. */
export function parseTypedDate(typed: string, context: TypedDateContext): CalendarDate | undefined {
  return readTypedDate(typed, context)?.date
}

/** Day, month (1 to 12) and the year as it was typed, in two or four digits. */
type Parts = { day: number; month: number; year: string | undefined }

/** What stands between day, month and year that are written with the month's name. */
const GAP = String.raw`(?: ?[-./,'] ?| )?(?:(?:of|de|di|del|den) |d')?`
const ENDING = String.raw`(?:st|nd|rd|th|er|o|a|\.)?`
/** `14jan27`, `14th of January, 2027`, `1er janvier`, `14 de enero de 2027`. */
const DAY_FIRST = new RegExp(
  String.raw`^(?:(?:the|le|am|den|el|il) )?(\d{1,2})${ENDING}${GAP}([a-z]{3,})\.?(?:${GAP}'?(\d{2}|\d{4}))?$`,
)
/** `jan 14`, `January 14th, 2027`. Its year stands apart: `jan 14-20` is two days, `jan 2027` a month. */
const MONTH_FIRST = new RegExp(
  String.raw`^([a-z]{3,})\.?${GAP}(\d{1,2})${ENDING}(?:(?: ?[./,'] ?'?| '?)(\d{2}|\d{4}))?$`,
)

function dayMonthYear(text: string): Parts | undefined {
  return figures(text) ?? named(withoutWeekday(text))
}

function figures(text: string): Parts | undefined {
  const iso = /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})$/.exec(text)
  if (iso) return { day: Number(iso[4]), month: Number(iso[3]), year: iso[1] }
  const separated = /^(\d{1,2}) ?([./-]) ?(\d{1,2})(?: ?\2 ?(\d{2}|\d{4})?)?$/.exec(text)
  if (separated) return { day: Number(separated[1]), month: Number(separated[3]), year: separated[4] }
  const joined =
    /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(text) ?? /^(\d{1,2}) (\d{1,2}) (\d{2}|\d{4})$/.exec(text)
  return joined ? { day: Number(joined[1]), month: Number(joined[2]), year: joined[3] } : undefined
}

function named(text: string): Parts | undefined {
  const dayFirst = DAY_FIRST.exec(text)
  const [, day, word = '', year] = dayFirst ?? reordered(MONTH_FIRST.exec(text)) ?? []
  const month = monthNamed(word)
  return month === undefined ? undefined : { day: Number(day), month, year }
}

function reordered(match: RegExpExecArray | null) {
  return match && [match[0], match[2], match[1], match[3]]
}

/** `Thu 14 Jan`, `thursday, 14 jan`: the day says it already. */
function withoutWeekday(text: string): string {
  const match = /^([a-z]{3,})(?:-feira)?[ .,]*(\d.*|[a-z].*\d.*)$/.exec(text)
  return match?.[2] !== undefined && weekdayNamed(match[1] ?? '') !== undefined ? match[2] : text
}

function withYear({ day, month, year }: Parts, context: TypedDateContext): CalendarDate | undefined {
  const { today } = context
  if (year?.length === 4) return calendarDate(Number(year), month, day)
  const past = context.toward === 'past'
  if (year) {
    const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100 + Number(year)
    // Two digits name one year; only a birth date that would be in the future moves back a century.
    const date = calendarDate(century, month, day)
    return past && (!date || date > today) ? calendarDate(century - 100, month, day) : date
  }
  const first = !past && context.from !== undefined && context.from > today ? context.from : today
  const firstYear = Number(first.slice(0, 4))
  // Eight years always include a 29 February, across 2100 too.
  for (let step = 0; step <= 8; step += 1) {
    const date = calendarDate(firstYear + (past ? -step : step), month, day)
    if (date && (past ? date <= first : date >= first)) return date
  }
  return undefined
}
