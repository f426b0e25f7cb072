import {
  MAX_ADULTS_PER_ROOM,
  MAX_CHILD_AGE,
  MAX_CHILDREN_PER_ROOM,
  MAX_NIGHTS,
  MAX_ROOMS,
} from '../../contract/hotel/limits.ts'
import { daysBetween } from '../../lib/dates.ts'
import { readFlightLine } from './flight-line.ts'
import { lastDay, takeDates, takeNights, takeRooms, withDottedDates, wordsOf } from './line-parts.ts'
import type { RequestContext, TypedActivities, TypedRequest, TypedStay } from './typed-request.ts'
import { takeParty } from './typed-party.ts'

const FLIGHTS = /^(?:an(?=[\s\d*/])|flights?\s)\s*/i
/** `ANLONSIN14JAN`: the letters after AN are two codes, or it is a word. */
const JOINED_FLIGHTS = /^an(?=[a-z]{6}(?:[\s\d*/]|$))/i
const STAY = /^(?:ha(?=[\s\d])|hot(?=\s)|hotels?\s(?:in\s)?|ha(?=[a-z]{3}\d))\s*/i
const ACTIVITIES = /^(?:act|activity|activities)\s+(?:in\s)?/i

/**
 * Reads a whole request from one line: flights after `AN`, a stay after `HA`, activities after `ACT`, or
 * flights in plain words. Parts may be missing. Undefined for any other text.
 */
export function readRequest(typed: string, context: RequestContext): TypedRequest | undefined {
  const line = typed.normalize('NFKC').trim()
  const rest = (head: RegExp) => line.replace(head, '')
  if (FLIGHTS.test(line) && rest(FLIGHTS) !== '') return readFlightLine(rest(FLIGHTS), context, true)
  if (STAY.test(line)) return readStay(rest(STAY), context)
  if (ACTIVITIES.test(line)) return readActivities(rest(ACTIVITIES), context)
  if (JOINED_FLIGHTS.test(line)) {
    const joined = readFlightLine(rest(JOINED_FLIGHTS), context, false)
    if (joined) return joined
  }
  return readPlainFlights(line, context)
}

/** Whether a request begins with its entry: `AN`, `HA`, `ACT`, so that it can be nothing else. */
export function isEntryLine(typed: string): boolean {
  return [FLIGHTS, STAY, ACTIVITIES, JOINED_FLIGHTS].some((head) => head.test(typed.trim()))
}

/** Words without `AN` are flights if they name two places, or one and a date. */
function readPlainFlights(line: string, context: RequestContext): TypedRequest | undefined {
  const flights = readFlightLine(line, context, false)
  const [leg] = flights?.legs ?? []
  if (!flights || !leg) return undefined
  const places = [leg.from, leg.to].filter((code) => code !== '').length
  return places === 2 || (places === 1 && leg.date !== null) ? flights : undefined
}

/** `ROM 9DEC 2N 2A`: the place may stand anywhere between the dates and the guests. */
function readStay(line: string, { first }: RequestContext): TypedStay | undefined {
  const party = takeParty(line)
  const nights = takeNights(party.rest)
  const rooms = takeRooms(nights.rest)
  const { dates, words } = datesOf(wordsOf(withoutSigns(rooms.rest)), first)
  const [checkIn = null] = dates
  const checkOut = lastDay(dates, nights.part)
  if (checkIn !== null && checkOut !== null) {
    const stayed = daysBetween(checkIn, checkOut)
    if (stayed < 1 || stayed > MAX_NIGHTS) return undefined
  }
  const place = words.join(' ').replace(/^in /i, '')
  const guests = guestsOf(party.part, rooms.part ?? 1)
  if (!guests || (place === '' && checkIn === null && party.part === null)) return undefined
  return { kind: 'hotel', place, checkIn, checkOut, rooms: guests }
}

/** Adults evenly over the rooms, children from the first room on. */
export function guestsOf(
  party: ReturnType<typeof takeParty>['part'],
  count: number,
): TypedStay['rooms'] | undefined {
  const adults = Math.max(party?.adults ?? 0, party === null || party.adults === 0 ? 2 * count : 0)
  if (count < 1 || count > MAX_ROOMS || adults < count) return undefined
  const typedAges = party?.ages ?? []
  const children = Array.from(
    { length: (party?.children ?? 0) + (party?.infants ?? 0) },
    (_, at) => typedAges[at] ?? null,
  )
  if (children.some((age) => age !== null && age > MAX_CHILD_AGE)) return undefined
  const rooms = Array.from({ length: count }, (_, at) => ({
    adults: Math.floor(adults / count) + (at < adults % count ? 1 : 0),
    children: children.slice(at * MAX_CHILDREN_PER_ROOM, (at + 1) * MAX_CHILDREN_PER_ROOM),
  }))
  const fits = rooms.every((room) => room.adults <= MAX_ADULTS_PER_ROOM)
  return fits && children.length <= count * MAX_CHILDREN_PER_ROOM ? rooms : undefined
}

/** `KYOTO FOOD 9DEC`. */
function readActivities(line: string, { first }: RequestContext): TypedActivities | undefined {
  const party = takeParty(line)
  const { dates, words } = datesOf(wordsOf(withoutSigns(party.rest)), first)
  const [from = null, to = from] = dates
  if (words.length === 0) return undefined
  return {
    kind: 'activity',
    words: words.join(' '),
    from,
    to,
    adults: party.part?.adults || 2,
    children: (party.part?.children ?? 0) + (party.part?.infants ?? 0),
  }
}

/** Dates with figures; without any, the words that are days. */
function datesOf(words: readonly string[], first: RequestContext['first']) {
  const figures = takeDates(words, first, false)
  return figures.dates.length > 0 ? figures : takeDates(words, first, true)
}

function withoutSigns(line: string): string {
  return withDottedDates(line).replaceAll(/[/*]/g, ' ')
}
