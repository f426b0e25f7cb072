import { LRUCache } from 'lru-cache'
import { longestWay } from './connections.ts'
import { weekdayOf } from './day.ts'
import { distanceKm } from './earth.ts'
import { LONGEST_DETOUR, type Found, type Pair } from './journey.ts'
import type { Network } from './network.ts'
import { steadyOffset } from './steady-clocks.ts'

/** Finds the paths of a day between pairs of airports. */
type FindPaths = (net: Network, pairs: readonly Pair[], day: number) => readonly Found[]

/** The paths of the days of a week, for the pairs that were asked for last. */
const weeks = new LRUCache<string, { day: number; paths: readonly Found[] }>({ max: 200 })

/**
 * The same as `find`, mostly without finding: timetables repeat every week, so paths that were found for one
 * day are moved to the same day of other weeks, as long as no clock on the way has changed between them.
 */
export function weekly(find: FindPaths): FindPaths {
  return (net, pairs, day) => {
    const clocks = clocksOf(net, pairs, day)
    if (clocks === null) return find(net, pairs, day)
    const key = `${nameOf(pairs)} ${weekdayOf(day)} ${clocks}`
    const week = weeks.get(key)
    if (week) return week.paths.map((one) => moved(one, day - week.day))
    const paths = find(net, pairs, day)
    weeks.set(key, { day, paths })
    return paths
  }
}

function nameOf(pairs: readonly Pair[]): string {
  return pairs.map(({ origin, destination }) => origin + destination).join()
}

/** The time zones where a way between pairs of airports can stop. */
const zones = new LRUCache<string, readonly string[]>({ max: 500 })

/** The offsets of every zone on the way; null where one of them changes while the journeys last. */
function clocksOf(net: Network, pairs: readonly Pair[], day: number): string | null {
  const name = nameOf(pairs)
  let onTheWay = zones.get(name)
  if (!onTheWay) zones.set(name, (onTheWay = zonesOf(net, pairs)))
  let clocks = ''
  for (const zone of onTheWay) {
    const offset = steadyOffset(zone, day)
    if (offset === null) return null
    clocks += `${offset} `
  }
  return clocks
}

function zonesOf(net: Network, pairs: readonly Pair[]): string[] {
  const timeZones = new Set<string>()
  for (const { origin, destination, directKm } of pairs) {
    const [start, end] = [net.places.get(origin)!, net.places.get(destination)!]
    timeZones.add(start.timeZone).add(end.timeZone)
    const limit = longestWay(directKm) * LONGEST_DETOUR
    for (const code of [
      ...(net.from.get(origin)?.keys() ?? []),
      ...(net.to.get(destination)?.keys() ?? []),
    ]) {
      const via = net.places.get(code)!
      if (!timeZones.has(via.timeZone) && distanceKm(start, via) + distanceKm(via, end) <= limit)
        timeZones.add(via.timeZone)
    }
  }
  return [...timeZones]
}

/** The same path a number of days later. */
function moved({ path, ...rest }: Found, days: number): Found {
  const minutes = days * 1440
  const flights = path.flights.map((flight) => ({
    route: flight.route,
    number: flight.number,
    departsUtc: flight.departsUtc + minutes,
    arrivesUtc: flight.arrivesUtc + minutes,
    departsLocal: flight.departsLocal + minutes,
    arrivesLocal: flight.arrivesLocal + minutes,
  }))
  return { path: { ...path, flights }, ...rest }
}
