import {
  FLAG_NAMES,
  FLAGS,
  LIST_NAMES,
  LISTS,
  type Filters,
  type FlagName,
  type Group,
  type ListName,
  type Span,
} from './filter-groups.ts'
import { makeTally, type FilterCounts } from './filter-tally.ts'
import type { ListedFare, Flight, FlightLeg } from './flight.ts'

/** A flight with those of its fares that pass the filters, at least one: sold ones first, cheapest first. */
export type Match = { flight: Flight; fares: readonly ListedFare[] }

/** The result of filtering: the matches, the counts, and the ends of the sliders over all fares. */
export type Filtered = {
  matches: readonly Match[]
  fareCount: number
  counts: FilterCounts
  price: Span | null
  duration: Span | null
}

const NOTHING: readonly Group[] = []

/** Filters all flights and counts every choice in one pass over the fares. */
export function applyFilters(flights: readonly Flight[], filters: Filters): Filtered {
  const matches: Match[] = []
  const tally = makeTally()
  const groups = askedGroups(filters)
  let fareCount = 0
  for (const flight of flights) {
    const failed = failedByFlight(flight, filters)
    const fares: ListedFare[] = []
    for (const fare of flight.fares) {
      const all = failedByFare(flight, fare, filters, groups, failed)
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
  const match = wholeMatches.get(flight) ?? { flight, fares: flight.fares }
  wholeMatches.set(flight, match)
  return match
}

/** The number of active groups. */
export function activeFilterCount(filters: Filters): number {
  const { lists, flags } = askedGroups(filters)
  const spans = [filters.price, filters.duration, ...filters.departs, ...filters.arrives].filter(Boolean)
  return lists.length + flags.length + (filters.seats === null ? 0 : 1) + spans.length
}

type Asked = { lists: readonly ListName[]; flags: readonly FlagName[] }

function askedGroups(filters: Filters): Asked {
  return {
    lists: LIST_NAMES.filter((name) => filters[name].length > 0),
    flags: FLAG_NAMES.filter((name) => filters[name]),
  }
}

function failedByFlight(flight: Flight, filters: Filters): readonly Group[] {
  const failed: Group[] = []
  if (outside(filters.duration, flight.totalMinutes)) failed.push('duration')
  const time = (spans: Filters['departs'], at: (leg: FlightLeg) => string) =>
    flight.legs.some((leg, index) => outside(spans[index] ?? null, minuteOfDay(at(leg))))
  if (time(filters.departs, (leg) => leg.departAt)) failed.push('departs')
  if (time(filters.arrives, (leg) => leg.arriveAt)) failed.push('arrives')
  return failed.length === 0 ? NOTHING : failed
}

function failedByFare(
  flight: Flight,
  fare: ListedFare,
  filters: Filters,
  { lists, flags }: Asked,
  byFlight: readonly Group[],
): readonly Group[] {
  // Most fares pass most filters, and this runs thousands of times a second, so they share one empty list.
  let failed = byFlight
  const fail = (group: Group) => {
    failed = [...failed, group]
  }
  for (const name of lists) {
    const chosen: readonly string[] = filters[name]
    if (!LISTS[name](flight, fare).some((choice) => chosen.includes(choice))) fail(name)
  }
  for (const name of flags) if (!FLAGS[name](fare)) fail(name)
  if (filters.seats !== null && (fare.seats ?? 0) < filters.seats) fail('seats')
  if (outside(filters.price, fare.price.totalCents)) fail('price')
  return failed
}

function outside(span: Span | null, value: number): boolean {
  return span !== null && (value < span[0] || value > span[1])
}

/** Minutes since local midnight of a local date-time. */
export function minuteOfDay(localDateTime: string): number {
  return Number(localDateTime.slice(11, 13)) * 60 + Number(localDateTime.slice(14, 16))
}
