import { daysBetween, type CalendarDate } from '../../lib/dates.ts'
import { cabinOfLetter, takeCabin, takeDates } from '../palette/line-parts.ts'
import type { RequestContext, TypedFlights, TypedLeg } from '../palette/typed-request.ts'
import { parseTypedDate } from '../ui/typed-date/typed-date.ts'
import type { CopiedPerson } from './copied-people.ts'
import type { TypedParty } from '../palette/typed-party.ts'
import { bareWords, routesOf } from './written-words.ts'

/** A flight of a PNR or an availability. */
type Segment = { from: string; to: string; date: CalendarDate | null; airline: string; cabin: number | null }

/**
 * The flights that a copied text asks for: segments of a PNR, lines of an availability, or a letter (`from
 * London to Singapore on 14 January, returning 28 January`). Null if it names no route.
 * @param letter its part about flights
 * @param party how many travel, as the letter says it; the travellers that it names count more
 */
export function copiedFlights(
  text: string,
  { letter, party, people }: { letter: string; party: TypedParty | null; people: readonly CopiedPerson[] },
  context: RequestContext,
): TypedFlights | null {
  const segments = pnrSegments(text, context.first)
  const offered = segments.length > 0 ? segments : availability(text, context.first)
  const { legs, returnDate } = offered.length > 0 ? tripOf(offered) : writtenTrip(letter, context)
  if (legs.length === 0) return null
  const cabins = new Set(offered.map(({ cabin }) => cabin))
  const [cabin = null] = cabins.size === 1 ? cabins : []
  return {
    kind: 'air',
    legs,
    returnDate,
    // Figures and letters of segments look like travellers.
    ...typedParty(offered.length > 0 ? null : party, people),
    cabin: cabin ?? takeCabin(letter).part ?? 1,
    airlines: [],
  }
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

/** The trip of a letter's part about flights; all of it is one trip. */
function writtenTrip(letter: string, context: RequestContext): Trip {
  const legs: TypedLeg[] = []
  const days: CalendarDate[] = []
  for (const sentence of letter.split('\n')) {
    const { dates } = takeDates(bareWords(sentence), days.at(-1) ?? context.first, false)
    days.push(...dates)
    const routes = routesOf(sentence, context)
    legs.push(...routes.map(({ from, to }, at) => ({ from, to, date: dates[at] ?? null })))
  }
  const [only] = legs
  if (legs.length !== 1 || only === undefined) return asReturn(legs)
  const [depart = null, back = null] = days
  return { legs: [{ ...only, date: depart }], returnDate: back }
}

function typedParty(party: TypedParty | null, people: readonly CopiedPerson[]) {
  if (people.length > 0 || !party) return partyOf(people)
  return { adults: Math.max(1, party.adults), children: party.children, infants: party.infants }
}

/** Travellers by their age; one adult at least. */
export function partyOf(people: readonly CopiedPerson[]) {
  const count = (age: CopiedPerson['age']) => people.filter((person) => person.age === age).length
  return { adults: Math.max(1, count('adult')), children: count('child'), infants: count('infant') }
}
