import { daysBetween, type CalendarDate } from '../../lib/dates.ts'
import {
  cabinOfLetter,
  takeCabin,
  takeDates,
  takeParty,
  withDottedDates,
  wordsOf,
} from '../palette/line-parts.ts'
import { readRequest } from '../palette/request-line.ts'
import type { RequestContext, TypedFlights, TypedLeg } from '../palette/typed-request.ts'
import { parseTypedDate } from '../ui/typed-date/typed-date.ts'
import type { CopiedPerson } from './copied-people.ts'

/** A flight of a PNR or an availability. */
type Segment = { from: string; to: string; date: CalendarDate | null; airline: string; cabin: number | null }

/**
 * The flights that a copied text asks for: segments of a PNR, lines of an availability, an availability
 * entry, or a letter (`from London to Singapore on 14 January, returning 28 January`). Null if it names no
 * route.
 * @param people the travellers of the text, who count where it does not say how many travel
 */
export function copiedFlights(
  text: string,
  people: readonly CopiedPerson[],
  context: RequestContext,
): TypedFlights | null {
  const entry = entryLine(text, context)
  if (entry) return entry
  const segments = pnrSegments(text, context.first)
  const offered = segments.length > 0 ? segments : availability(text, context.first)
  const { legs, returnDate } = offered.length > 0 ? tripOf(offered) : writtenTrip(text, context)
  if (legs.length === 0) return null
  const cabins = new Set(offered.map(({ cabin }) => cabin))
  const [cabin = null] = cabins.size === 1 ? cabins : []
  return {
    kind: 'air',
    legs,
    returnDate,
    // Figures and letters of segments look like travellers.
    ...typedParty(offered.length > 0 ? '' : text, people),
    cabin: cabin ?? takeCabin(text).part ?? 1,
    airlines: [],
  }
}

function entryLine(text: string, context: RequestContext): TypedFlights | undefined {
  for (const line of text.split(/\r?\n/)) {
    const request = /^\s*AN/.test(line) ? readRequest(line.replace(/^[>\s]+/, ''), context) : undefined
    if (request?.kind === 'air') return request
  }
  return undefined
}

const DAY = String.raw`\d{1,2}[A-Z]{3}(?:\d{2})?`
/** `2  SQ 317 Y 14JAN 4 LHRSIN HK2`, `SQ317Y 14JAN LHR SIN`. */
const SEGMENT = new RegExp(
  String.raw`\b([A-Z][A-Z0-9]|\d[A-Z]) ?(\d{1,4}) ?([A-Z]) ?(${DAY}) ?(?:[1-7]|[A-Z]{2})? ?[*]?\b([A-Z]{3}) ?([A-Z]{3})\b`,
  'g',
)

function pnrSegments(text: string, first: CalendarDate): Segment[] {
  let before = first
  return [...text.matchAll(SEGMENT)].map(([, airline = '', , letter = '', day = '', from = '', to = '']) => {
    const date = parseTypedDate(day, { today: before }) ?? null
    if (date !== null && date > before) before = date
    return { airline, cabin: cabinOfLetter(letter), date, from, to }
  })
}

/** `1  SQ 317  J9 C9 Y9 /LHR 2 SIN 3 1115 0755+1`: the first line of the list tells the route. */
const OFFERED =
  /^\s*\d{1,2} +(?:[A-Z]{2}:)?([A-Z][A-Z0-9]|\d[A-Z]) ?\d{1,4} +(?:[A-Z][0-9ALRCS] ?)+.*?\/?\b([A-Z]{3}) ?\d? +\/?([A-Z]{3})\b/m
const HEADED = new RegExp(String.raw`\b(?:MO|TU|WE|TH|FR|SA|SU|MON|TUE|WED|THU|FRI|SAT|SUN) ?(${DAY})\b`)

function availability(text: string, first: CalendarDate): Segment[] {
  const [, airline = '', from = '', to = ''] = OFFERED.exec(text) ?? []
  if (to === '') return []
  const [, day = ''] = HEADED.exec(text) ?? new RegExp(String.raw`\b(${DAY})\b`).exec(text) ?? []
  return [{ airline, cabin: null, date: parseTypedDate(day, { today: first }) ?? null, from, to }]
}

type Trip = { legs: readonly TypedLeg[]; returnDate: CalendarDate | null }

/** Flights as legs: one that goes on within a day is a connection, unless it flies back. */
function tripOf(segments: readonly Segment[]): Trip {
  const legs: (TypedLeg & { lastDate: CalendarDate | null })[] = []
  for (const { from, to, date } of segments) {
    const before = legs.at(-1)
    const connects =
      before !== undefined &&
      before.to === from &&
      before.from !== to &&
      before.lastDate !== null &&
      date !== null &&
      daysBetween(before.lastDate, date) <= 1
    if (connects) legs[legs.length - 1] = { ...before, to, lastDate: date }
    else legs.push({ from, to, date, lastDate: date })
  }
  return asReturn(legs.map(({ from, to, date }) => ({ from, to, date })))
}

function asReturn(legs: readonly TypedLeg[]): Trip {
  const [out, back] = legs
  const isReturn = legs.length === 2 && out !== undefined && back?.from === out.to && back.to === out.from
  return isReturn && back.date !== null ? { legs: [out], returnDate: back.date } : { legs, returnDate: null }
}

const NAME = String.raw`\p{Lu}[\p{L}.'’]*(?: \p{Lu}[\p{L}.'’]*){0,3}`
const ROUTE = new RegExp(String.raw`(${NAME})\s*(?: to |-|–|—|→|>|/| nach | à )\s*(${NAME})`, 'gu')
/** Lines about travellers: their dates are no days of travel. */
const OF_PEOPLE = /\b(?:d\.?o\.?b|birth|born|passport|expir|docs)/i

function writtenTrip(text: string, context: RequestContext): Trip {
  const sentences = text.split(/\r?\n|(?<=[a-z)]\.)\s/).filter((line) => !OF_PEOPLE.test(line))
  const legs: TypedLeg[] = []
  const days: CalendarDate[] = []
  for (const sentence of sentences) {
    const routes = [...sentence.matchAll(ROUTE)].flatMap(([, from = '', to = '']) =>
      routeOf(from, to, context),
    )
    const { dates } = takeDates(bareWords(sentence), days.at(-1) ?? context.first, false)
    days.push(...dates)
    legs.push(...routes.map(([from, to], at) => ({ from, to, date: dates[at] ?? null })))
  }
  const [only] = legs
  if (legs.length !== 1 || only === undefined) return asReturn(legs)
  const [depart = null, back = null] = days
  return { legs: [{ ...only, date: depart }], returnDate: back }
}

/** The places at the end of the first name and at the beginning of the second one. */
function routeOf(before: string, after: string, { placeOf }: RequestContext): [from: string, to: string][] {
  const left = before.split(' ')
  const right = after.split(' ')
  const from = left.map((_, at) => placeOf(left.slice(at).join(' '))).find((code) => code !== undefined)
  const to = right
    .map((_, at) =>
      placeOf(
        right
          .slice(0, right.length - at)
          .join(' ')
          .replace(/\.$/, ''),
      ),
    )
    .find((code) => code !== undefined)
  return from !== undefined && to !== undefined && from !== to ? [[from, to]] : []
}

function bareWords(sentence: string): string[] {
  return wordsOf(withDottedDates(takeParty(sentence).rest)).map((word) =>
    word.replace(/[.!?)]+$/, (end) => (/\d\.$/.test(word) ? end : '')).replace(/^\(/, ''),
  )
}

function typedParty(text: string, people: readonly CopiedPerson[]) {
  const { part } = takeParty(text)
  if (people.length > 0 || !part) return partyOf(people)
  return { adults: Math.max(1, part.adults), children: part.children, infants: part.infants }
}

/** Travellers by their age; one adult at least. */
export function partyOf(people: readonly CopiedPerson[]) {
  const count = (age: CopiedPerson['age']) => people.filter((person) => person.age === age).length
  return { adults: Math.max(1, count('adult')), children: count('child'), infants: count('infant') }
}
