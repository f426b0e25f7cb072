import { MAX_LEGS, MAX_SEATED_PASSENGERS } from '../../contract/air/codes.ts'
import type { CalendarDate } from '../../lib/dates.ts'
import {
  cabinOfLetter,
  lastDay,
  takeCabin,
  takeDates,
  takeNights,
  withDottedDates,
  wordsOf,
} from './line-parts.ts'
import type { RequestContext, TypedFlights, TypedLeg } from './typed-request.ts'
import { takeParty, type TypedParty } from './typed-party.ts'

/** What a line adds to its legs. */
type Extras = {
  party: TypedParty | null
  cabin: number | null
  airlines: string[]
  back: CalendarDate | null
}

/**
 * Reads the legs, options and travellers of flights: `14JANLONSIN*28JAN/2A1C`, legs in a row with `*` before
 * each, `/ASQ` or `/SBA` for an airline, `/C` for a booking class or cabin. Or the same in words and in any
 * order: `london singapore 14 jan 2 adults business`. Undefined where anything else is left over.
 * @param isEntry after `AN`: three letters are a code, also before the names of places are loaded
 */
export function readFlightLine(
  line: string,
  context: RequestContext,
  isEntry: boolean,
): TypedFlights | undefined {
  const extras: Extras = { party: null, cabin: null, airlines: [], back: null }
  const legs: TypedLeg[] = []
  for (const section of withDottedDates(line).split('*')) {
    const [body = '', ...options] = section.split('/')
    const before = legs.at(-1)
    const leg = readLeg(body, before, extras, context, isEntry)
    if (!leg) return undefined
    if (isBack(leg, legs)) extras.back ??= leg.date
    else legs.push(leg)
    if (!options.every((option) => readOption(option, legs.at(-1), extras, context))) return undefined
  }
  return withExtras(legs, extras)
}

/** A section of a date alone, after one leg, is the day back. */
function isBack(leg: TypedLeg, legs: readonly TypedLeg[]): boolean {
  return legs.length === 1 && leg.date !== null && leg.from === '' && leg.to === ''
}

function readLeg(
  body: string,
  before: TypedLeg | undefined,
  extras: Extras,
  context: RequestContext,
  isEntry: boolean,
): TypedLeg | undefined {
  const party = takeParty(body)
  const cabin = takeCabin(party.rest)
  const nights = takeNights(cabin.rest)
  extras.party ??= party.part
  extras.cabin ??= cabin.part
  const words = wordsOf(nights.rest)
  const first = before?.date ?? context.first
  const read = (bare: boolean) => {
    const taken = takeDates(words, first, bare)
    const places = readPlaces(taken.words, context, isEntry)
    return places && { dates: taken.dates, places }
  }
  const plain = read(false)
  // `fri` is a day, and FRI an airport: a day where the other words are two places already.
  const leg = plain && (plain.dates.length > 0 || isEntry) ? plain : (read(true) ?? plain)
  if (!leg) return undefined
  const [date = null] = leg.dates
  extras.back ??= lastDay(leg.dates, nights.part)
  const [from = '', to = ''] = leg.places
  if (from !== '' && from === to) return undefined
  // `*20JANBKK`: on from where the leg before arrives.
  return before && to === '' && from !== '' ? { from: before.to, to: from, date } : { from, to, date }
}

/** The codes of no, one or two places; undefined if a word is none. */
function readPlaces(
  words: readonly string[],
  { placeOf }: RequestContext,
  isEntry: boolean,
): string[] | undefined {
  const text = words.join(' ').replace(/^(?:from|ex) /i, '')
  if (text === '') return []
  const codeOf = (part: string) => {
    const name = part.trim().replace(/^(?:from|to) /i, '')
    return placeOf(name) ?? (isEntry && /^[A-Z]{3}$/i.test(name) ? name.toUpperCase() : undefined)
  }
  const whole = codeOf(text.replace(/^to /i, ''))
  if (whole !== undefined) return /^to /i.test(text) ? ['', whole] : [whole]
  for (const cut of text.matchAll(/\s*(?:-|–|>|→)\s*|\s+to\s+|\s+/gi)) {
    const from = codeOf(text.slice(0, cut.index))
    const to = codeOf(text.slice(cut.index + cut[0].length))
    if (from !== undefined && to !== undefined) return [from, to]
  }
  return pairOfCodes(text, placeOf)
}

/** `LONSIN`. */
function pairOfCodes(text: string, placeOf: RequestContext['placeOf']): string[] | undefined {
  if (!/^[A-Z]{6}$/i.test(text)) return undefined
  const [from, to] = [placeOf(text.slice(0, 3)), placeOf(text.slice(3))]
  return from === undefined || to === undefined ? undefined : [from, to]
}

/** Reads what follows a slash into the extras; false if it is no option. */
function readOption(
  option: string,
  leg: TypedLeg | undefined,
  extras: Extras,
  context: RequestContext,
): boolean {
  const party = takeParty(option)
  const cabin = takeCabin(party.rest)
  extras.party ??= party.part
  extras.cabin ??= cabin.part
  const rest = cabin.rest.trim().toUpperCase()
  if (rest === '') return true
  const airlines = /^[AS]([A-Z\d]{2}(?:,[A-Z\d]{2})*)$/.exec(rest)
  if (airlines) extras.airlines.push(...(airlines[1] ?? '').split(','))
  else if (/^[CK]?[A-Z]$/.test(rest)) extras.cabin ??= cabinOfLetter(rest.at(-1) ?? '')
  else {
    const [date] = takeDates(wordsOf(rest), leg?.date ?? context.first, false).dates
    if (date === undefined) return false
    extras.back ??= date
  }
  return true
}

function withExtras(legs: readonly TypedLeg[], extras: Extras): TypedFlights | undefined {
  const { party, cabin, airlines, back } = extras
  const adults = Math.max(1, party?.adults ?? 1)
  const children = party?.children ?? 0
  const infants = party?.infants ?? 0
  const isOne = legs.length === 1
  if (legs.length > MAX_LEGS || (back !== null && !isOne)) return undefined
  if (adults + children > MAX_SEATED_PASSENGERS || infants > adults) return undefined
  return {
    kind: 'air',
    legs,
    returnDate: isOne ? back : null,
    adults,
    children,
    infants,
    cabin: cabin ?? 1,
    airlines: [...new Set(airlines)],
  }
}
