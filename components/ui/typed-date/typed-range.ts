import { addDays, type CalendarDate } from '../../../lib/dates.ts'
import { dateText } from './date-text.ts'
import { nightsTyped } from './relative-day.ts'
import { parseTypedDate, readTypedDate } from './typed-date.ts'
import type { TypedDateContext } from './typed-date-context.ts'

/** Two typed dates, the second not before the first. */
export type TypedRange = { from: CalendarDate; to: CalendarDate }

/**
 * Reads two dates as people type them: `jan 14 to jan 20`, `14-20jan`, `14jan-20jan27`, `14/1 - 20/1`,
 * `14jan*20jan`, `fri to sun`, `14jan 3 nights`. The first date may leave out what the second one says, and
 * `jan 14-20` the month of the second. Undefined for other text, one date too, and for dates in the wrong
 * order.
 */
export function readTypedRange(typed: string, context: TypedDateContext): TypedRange | undefined {
  const text = dateText(typed)
  if (readTypedDate(text, context)) return undefined
  for (const [first, last] of halves(text)) {
    const range = rangeOf(first, last, context)
    if (range && range.from <= range.to) return range
  }
  return undefined
}

const BETWEEN =
  /(?:\s*(?:-|\*|\.\.+)\s*|\s+(?:to|until|till|through|thru|and|bis|und|au|al|a|ate)\s+|\s+all')/g
const SIDE_BY_SIDE = / |(?<=[a-z])(?=\d)|(?=\+)/g

/** Every way to read a text as two: at what stands between them, then where one ends and the other begins. */
function* halves(text: string): Generator<[first: string, last: string]> {
  const written = text.replace(/^(?:(?:from|between|von|vom|zwischen|du|del?|dal?) |dall')/, '')
  for (const cut of [BETWEEN, SIDE_BY_SIDE])
    for (const match of written.matchAll(cut))
      yield [written.slice(0, match.index), written.slice(match.index + match[0].length)]
}

function rangeOf(first: string, last: string, context: TypedDateContext): TypedRange | undefined {
  const start = parseTypedDate(first, context)
  if (start !== undefined) return endingAt(first, start, last, context)
  // `14-20jan`: the first day has its month and year from the last.
  if (!/^\d{1,2}(?:st|nd|rd|th|\.)?(?:\d{1,2}\.?)?$/.test(first)) return undefined
  const to = parseTypedDate(last, context)
  if (to === undefined) return undefined
  const day = first.replace(/\D+$/, '')
  const from = parseTypedDate(`${day}.${to.slice(5, 7)}.${to.slice(0, 4)}`, context)
  return from === undefined ? undefined : { from, to }
}

function endingAt(
  first: string,
  from: CalendarDate,
  last: string,
  context: TypedDateContext,
): TypedRange | undefined {
  const nights = nightsTyped(last)
  if (nights !== undefined) return { from, to: addDays(from, nights) }
  // `jan 14-20`: the last day has its month and year from the first.
  if (/^\d{1,2}(?:st|nd|rd|th)?$/.test(last)) {
    const to = parseTypedDate(`${Number.parseInt(last, 10)}.${from.slice(5, 7)}.${from.slice(0, 4)}`, context)
    return to === undefined ? undefined : { from, to }
  }
  if (context.toward === 'past') {
    const to = parseTypedDate(last, context)
    // The first day leaves its year out: it is the last such day before the other.
    const before = to === undefined ? undefined : parseTypedDate(first, { ...context, today: to })
    return to === undefined || before === undefined ? undefined : { from: before, to }
  }
  const to = parseTypedDate(last, { ...context, from })
  if (to === undefined) return undefined
  // `14jan-20jan28`: the year of the last day is that of the first too, or follows it.
  const before = parseTypedDate(first, { today: to, toward: 'past' })
  const isYearless = to.slice(0, 4) > from.slice(0, 4) && before !== undefined && before > from
  return { from: isYearless ? before : from, to }
}
