import { cabins, MAX_LEGS, MAX_SEATED_PASSENGERS } from '../../contract/air/codes.ts'
import { isCalendarDate } from '../dates.ts'
import type { FlightSearch, SearchLeg, TripKind } from './flight-search.ts'

const TRIPS: readonly TripKind[] = ['return', 'oneway', 'multi']

/**
 * Reads a search from an address:
 * `trip=return&legs=LON-SIN-2027-01-14,SIN-LON-2027-01-28&adt=2&chd=1&cabin=1`, or the short form of the
 * command line, `from=LON&to=SIN&depart=2027-01-14&return=2027-01-28`. Null for anything but a whole search:
 * a truncated address opens the empty query bar without an error.
 */
export function readSearch(params: URLSearchParams): FlightSearch | null {
  const legs = readLegs(params.get('legs')) ?? shortLegs(params)
  if (!legs) return null
  const trip = TRIPS.find((kind) => kind === params.get('trip')) ?? impliedTrip(legs)
  if (!fitsTrip(trip, legs)) return null
  const party = readParty(params)
  return party && { trip, legs, ...party }
}

/** Reads travellers and cabin from an address: `adt=2&chd=1&cabin=1`; null for numbers that are none. */
export function readParty(params: URLSearchParams): Omit<FlightSearch, 'trip' | 'legs'> | null {
  const adults = count(params.get('adt'), 1, 1)
  const children = count(params.get('chd'), 0, 0)
  const infants = count(params.get('inf'), 0, 0)
  const cabin = Number(params.get('cabin') ?? 1)
  if (adults === null || children === null || infants === null) return null
  if (!cabins.some((each) => each.code === cabin)) return null
  return { adults, children, infants, cabin }
}

/** Writes a search into an address; `readSearch` reads the same search. */
export function writeSearch(search: FlightSearch): URLSearchParams {
  return new URLSearchParams([
    ['trip', search.trip],
    ['legs', search.legs.map((leg) => `${leg.from}-${leg.to}-${leg.date}`).join(',')],
    ['adt', String(search.adults)],
    ['chd', String(search.children)],
    ['inf', String(search.infants)],
    ['cabin', String(search.cabin)],
  ])
}

/** The address of a search's results, with readable commas. */
export function searchHref(search: FlightSearch): `/flights?${string}` {
  return `/flights?${writeSearch(search).toString().replaceAll('%2C', ',')}`
}

function readLegs(text: string | null): SearchLeg[] | null {
  if (!text) return null
  const legs = text.split(',').map(readLeg)
  if (legs.length > MAX_LEGS || legs.includes(null)) return null
  return legs as SearchLeg[]
}

function readLeg(text: string): SearchLeg | null {
  const match = /^([A-Za-z]{3})-([A-Za-z]{3})-(\d{4}-\d{2}-\d{2})$/.exec(text)
  const [, from = '', to = '', date = ''] = match ?? []
  return match && isCalendarDate(date) ? { from: from.toUpperCase(), to: to.toUpperCase(), date } : null
}

function shortLegs(params: URLSearchParams): SearchLeg[] | null {
  const out = readLeg(`${params.get('from')}-${params.get('to')}-${params.get('depart')}`)
  if (!out) return null
  const back = params.get('return')
  if (!back) return [out]
  const home = readLeg(`${out.to}-${out.from}-${back}`)
  return home && [out, home]
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

function count(text: string | null, fallback: number, least: number): number | null {
  if (text === null) return fallback
  const number = Number(text)
  return /^\d$/.test(text) && number >= least && number <= MAX_SEATED_PASSENGERS ? number : null
}
