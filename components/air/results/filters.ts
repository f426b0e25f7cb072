import type { Fare, Flight, FlightLeg } from './flight.ts'
import { hasBag } from '../bag.ts'

/** A lowest and a highest value, both included. */
export type Span = readonly [low: number, high: number]

/** Number of changes: none, one, two or more. */
export type StopsChoice = '0' | '1' | '2'

/**
 * What fares must meet. Every group must hold; within `stops` and `airlines` one matching choice is enough.
 */
export type Filters = {
  stops: readonly StopsChoice[]
  /** Marketing carriers of any segment. */
  airlines: readonly string[]
  refundable: boolean
  bag: boolean
  privateFare: boolean
  /** Integer cents for all travellers. */
  price: Span | null
  /** Total minutes of all legs. */
  duration: Span | null
  /** Minutes since local midnight, one entry per leg. */
  departs: readonly (Span | null)[]
  arrives: readonly (Span | null)[]
}

/** No filter is active. */
export const NO_FILTERS: Filters = {
  stops: [],
  airlines: [],
  refundable: false,
  bag: false,
  privateFare: false,
  price: null,
  duration: null,
  departs: [],
  arrives: [],
}

/** A flight with those of its fares that pass the filters, at least one: sold ones first, cheapest first. */
export type Match = { flight: Flight; fares: readonly Fare[] }

/** How many fares each choice would leave, with the filters of its own group ignored. */
export type FilterCounts = {
  stops: Readonly<Record<StopsChoice, number>>
  airlines: ReadonlyMap<string, number>
  refundable: number
  bag: number
  privateFare: number
}

/** The result of filtering: the matches, the counts, and the ends of the sliders over all fares. */
export type Filtered = {
  matches: readonly Match[]
  fareCount: number
  counts: FilterCounts
  price: Span | null
  duration: Span | null
}

/** The groups of `Filters` by name. A fare that fails only one group is still counted in that group. */
type Group = keyof Filters

const NOTHING: readonly Group[] = []

/** Filters all flights and counts every choice in one pass over the fares. */
export function applyFilters(flights: readonly Flight[], filters: Filters): Filtered {
  const matches: Match[] = []
  const tally = makeTally()
  let fareCount = 0
  for (const flight of flights) {
    const failed = failedByFlight(flight, filters)
    const fares: Fare[] = []
    for (const fare of flight.fares) {
      const all = failedByFare(fare, filters, failed)
      tally.add(flight, fare, all)
      if (all.length === 0) fares.push(fare)
    }
    tally.widen(flight)
    fareCount += fares.length
    if (fares.length === 0) continue
    matches.push(fares.length === flight.fares.length ? wholeMatch(flight) : { flight, fares })
  }
  return { matches, fareCount, ...tally.result() }
}

const wholeMatches = new WeakMap<Flight, Match>()

/* A flight whose fares all pass keeps its match object, so that its row is not rendered again. */
function wholeMatch(flight: Flight): Match {
  const known = wholeMatches.get(flight) ?? { flight, fares: flight.fares }
  wholeMatches.set(flight, known)
  return known
}

/** The stops choice of a flight, decided by its leg with the most stops. */
export function stopsChoice(stops: number): StopsChoice {
  return stops === 0 ? '0' : stops === 1 ? '1' : '2'
}

/** The number of active groups. */
export function activeFilterCount(filters: Filters): number {
  const lists = [filters.stops, filters.airlines].filter((list) => list.length > 0).length
  const flags = [filters.refundable, filters.bag, filters.privateFare].filter(Boolean).length
  const spans = [filters.price, filters.duration, ...filters.departs, ...filters.arrives].filter(Boolean)
  return lists + flags + spans.length
}

function failedByFlight(flight: Flight, filters: Filters): readonly Group[] {
  const failed: Group[] = []
  if (filters.stops.length > 0 && !filters.stops.includes(stopsChoice(flight.stops))) failed.push('stops')
  if (filters.airlines.length > 0 && !flight.airlines.some((code) => filters.airlines.includes(code))) {
    failed.push('airlines')
  }
  if (outside(filters.duration, flight.totalMinutes)) failed.push('duration')
  const time = (spans: Filters['departs'], at: (leg: FlightLeg) => string) =>
    flight.legs.some((leg, index) => outside(spans[index] ?? null, minuteOfDay(at(leg))))
  if (time(filters.departs, (leg) => leg.departAt)) failed.push('departs')
  if (time(filters.arrives, (leg) => leg.arriveAt)) failed.push('arrives')
  return failed.length === 0 ? NOTHING : failed
}

function failedByFare(fare: Fare, filters: Filters, byFlight: readonly Group[]): readonly Group[] {
  // Most fares pass most filters, and this runs thousands of times a second, so they share one empty list.
  let failed = byFlight
  const fail = (group: Group) => {
    failed = [...failed, group]
  }
  if (filters.refundable && !isRefundable(fare)) fail('refundable')
  if (filters.bag && !hasBag(fare.bag)) fail('bag')
  if (filters.privateFare && !fare.isPrivate) fail('privateFare')
  if (outside(filters.price, fare.totalCents)) fail('price')
  return failed
}

function makeTally() {
  const stops = { '0': 0, '1': 0, '2': 0 }
  const airlines = new Map<string, number>()
  const flags = { refundable: 0, bag: 0, privateFare: 0 }
  let price: Span | null = null
  let duration: Span | null = null
  return {
    add(flight: Flight, fare: Fare, failed: readonly Group[]) {
      const only = failed.length === 0 ? null : failed.length === 1 ? failed[0] : undefined
      const counts = (group: Group) => only === null || only === group
      if (counts('stops')) stops[stopsChoice(flight.stops)] += 1
      // A choice that would leave nothing is still offered, with the count 0.
      const here = counts('airlines') ? 1 : 0
      for (const code of flight.airlines) airlines.set(code, (airlines.get(code) ?? 0) + here)
      if (counts('refundable') && isRefundable(fare)) flags.refundable += 1
      if (counts('bag') && hasBag(fare.bag)) flags.bag += 1
      if (counts('privateFare') && fare.isPrivate) flags.privateFare += 1
      price = widened(price, fare.totalCents)
    },
    widen(flight: Flight) {
      duration = widened(duration, flight.totalMinutes)
    },
    result: () => ({ counts: { stops, airlines, ...flags }, price, duration }),
  }
}

function isRefundable(fare: Fare): boolean {
  return fare.refund.kind === 'allowed'
}

function widened(span: Span | null, value: number): Span {
  return span ? [Math.min(span[0], value), Math.max(span[1], value)] : [value, value]
}

function outside(span: Span | null, value: number): boolean {
  return span !== null && (value < span[0] || value > span[1])
}

/** Minutes since local midnight of a local date-time. */
export function minuteOfDay(localDateTime: string): number {
  return Number(localDateTime.slice(11, 13)) * 60 + Number(localDateTime.slice(14, 16))
}
