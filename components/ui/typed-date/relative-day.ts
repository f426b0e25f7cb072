import { addDays, weekdayOf, type CalendarDate } from '../../../lib/dates.ts'
import { weekdayNamed } from './calendar-names.ts'
import type { TypedDateContext } from './typed-date-context.ts'

const DAY_WORDS: Readonly<Record<string, number>> = {
  today: 0,
  tod: 0,
  tomorrow: 1,
  tmr: 1,
  tmrw: 1,
  tom: 1,
  'day after tomorrow': 2,
  'the day after tomorrow': 2,
  yesterday: -1,
}

/**
 * A day that is told by its distance: `today`, `tomorrow`, `fri` (the next one, today not counted), `this
 * fri` and `next fri` (of this week and the next, Monday first), `+7`, `+2w`, `in 2 weeks`, `3 days ago`;
 * `3 nights` after the day before, where there is one.
 * @param text as `dateText` answers it
 */
export function relativeDay(text: string, context: TypedDateContext): CalendarDate | undefined {
  const { today, from } = context
  const away = DAY_WORDS[text]
  if (away !== undefined) return addDays(today, away)
  const shift = /^\+ ?(\d{1,3}) ?([a-z]*)$/.exec(text)
  if (shift) return later(from ?? today, shift[1], shift[2] || 'd')
  const ahead = /^in (\d{1,3}|an?|one|two|three) ?([a-z]+)$/.exec(text)
  if (ahead) return later(today, ahead[1], ahead[2])
  const ago = /^(\d{1,3}|an?|one|two|three) ?([a-z]+) ago$/.exec(text)
  if (ago) return later(today, ago[1], ago[2], -1)
  const nights = nightsTyped(text)
  if (nights !== undefined) return from === undefined ? undefined : addDays(from, nights)
  return weekday(text, context)
}

/** The number of `3 nights`, `3n`, `3 nts`; undefined for other text. */
export function nightsTyped(text: string): number | undefined {
  const match = /^(?:for )?(\d{1,3}) ?(?:n|nt|nts|night|nights)$/.exec(text)
  return match ? Number(match[1]) : undefined
}

const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3 }

function later(start: CalendarDate, count = '', unit = '', sign = 1): CalendarDate | undefined {
  const number = sign * (COUNTS[count] ?? Number(count))
  if (/^(?:d|days?|n|nts?|nights?)$/.test(unit)) return addDays(start, number)
  if (/^(?:w|wks?|weeks?)$/.test(unit)) return addDays(start, 7 * number)
  return undefined
}

function weekday(text: string, { today, toward, from }: TypedDateContext): CalendarDate | undefined {
  const match = /^(?:(this|next|last|on) )?([a-z]{3,})(?:-feira)?\.?$/.exec(text)
  const wanted = weekdayNamed(match?.[2] ?? '')
  if (wanted === undefined) return undefined
  const past = toward === 'past'
  const start = !past && from !== undefined && from > today ? from : today
  const todays = weekdayOf(today)
  switch (match?.[1]) {
    case 'this':
      return addDays(today, wanted - todays)
    case 'next':
      return addDays(today, 7 + wanted - todays)
    case 'last':
      return before(today, wanted)
    default:
      return past ? before(today, wanted) : addDays(start, ((wanted - weekdayOf(start) + 6) % 7) + 1)
  }
}

/** The last such weekday before a day. */
function before(date: CalendarDate, wanted: number): CalendarDate {
  return addDays(date, -(((weekdayOf(date) - wanted + 6) % 7) + 1))
}
