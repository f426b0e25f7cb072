import { cabins, MAX_LEGS, MAX_SEATED_PASSENGERS } from '../../contract/air/codes.ts'
import { day, matching, oneOf, sequenceOf, whole, type Format } from '../address/formats.ts'
import {
  hrefOf,
  param,
  readParams,
  readWhole,
  writeParams,
  writeWhole,
  type Values,
} from '../address/params.ts'
import { isCalendarDate } from '../dates.ts'
import type { FlightSearch, SearchLeg, TripKind } from './flight-search.ts'

const leg: Format<SearchLeg> = {
  read: (text) => {
    const match = /^([A-Za-z]{3})-([A-Za-z]{3})-(\d{4}-\d{2}-\d{2})$/.exec(text)
    const [, from = '', to = '', date = ''] = match ?? []
    return isCalendarDate(date) ? { from: from.toUpperCase(), to: to.toUpperCase(), date } : undefined
  },
  write: ({ from, to, date }) => `${from}-${to}-${date}`,
}

const route = {
  trip: param('trip', oneOf<TripKind>(['return', 'oneway', 'multi'])),
  legs: param('legs', sequenceOf(leg, { separator: ',', most: MAX_LEGS })),
}

/** Travellers and cabin in an address: `adt=2&chd=1&cabin=1`. */
export const partyParams = {
  adults: param('adt', whole(1, MAX_SEATED_PASSENGERS), 1),
  children: param('chd', whole(0, MAX_SEATED_PASSENGERS), 0),
  infants: param('inf', whole(0, MAX_SEATED_PASSENGERS), 0),
  cabin: param('cabin', oneOf<number>(cabins.map(({ code }) => code)), 1),
}

/**
 * Reads a search from an address:
 * `trip=return&legs=LON-SIN-2027-01-14,SIN-LON-2027-01-28&adt=2&chd=1&cabin=1`, or the short form of the
 * command line, `from=LON&to=SIN&depart=2027-01-14&return=2027-01-28`. Null for anything but a whole search:
 * a truncated address opens the empty query bar without an error.
 */
export function readSearch(address: URLSearchParams): FlightSearch | null {
  const written = readParams(route, address)
  const legs = written.legs ?? shortLegs(address)
  const party = readWhole(partyParams, address)
  if (!legs || !party) return null
  const trip = written.trip ?? impliedTrip(legs)
  return fitsTrip(trip, legs) ? { trip, legs, ...party } : null
}

const placeCode = matching(/^[A-Z]{3}$/)

/** The short form of a search, each value for itself: `to=SIN&depart=2027-01-14&adt=2`. */
const startParams = {
  from: param('from', placeCode),
  to: param('to', placeCode),
  depart: param('depart', day),
  return: param('return', day),
  ...partyParams,
}

/** What is known of a search before it is one. */
export type SearchStart = Values<typeof startParams>

/** Reads what an address knows of a search; the usual values of an empty bar where it knows nothing. */
export function readSearchStart(address: URLSearchParams): SearchStart {
  return readParams(startParams, address)
}

/** Writes what is known of a search into an address. */
export function writeSearchStart(start: Partial<SearchStart>): URLSearchParams {
  return writeParams(startParams, start)
}

/** Writes a search into an address; `readSearch` reads the same search. */
export function writeSearch(search: FlightSearch): URLSearchParams {
  return writeWhole({ ...route, ...partyParams }, search)
}

/** The address of a search's results. */
export function searchHref(search: FlightSearch) {
  return hrefOf('/flights', writeSearch(search))
}

function shortLegs(address: URLSearchParams): SearchLeg[] | null {
  const out = leg.read(`${address.get('from')}-${address.get('to')}-${address.get('depart')}`)
  if (!out) return null
  const back = address.get('return')
  if (!back) return [out]
  const home = leg.read(`${out.to}-${out.from}-${back}`)
  return home ? [out, home] : null
}

function impliedTrip(legs: readonly SearchLeg[]): TripKind {
  const [out, back] = legs
  if (!back) return 'oneway'
  return legs.length === 2 && out?.from === back.to && out.to === back.from ? 'return' : 'multi'
}

function fitsTrip(trip: TripKind, legs: readonly SearchLeg[]): boolean {
  if (trip === 'multi') return legs.length >= 1
  return trip === 'oneway' ? legs.length === 1 : impliedTrip(legs) === 'return'
}
