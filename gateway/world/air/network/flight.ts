import type { Network } from './network.ts'
import type { Route } from './route.ts'
import { runsOn, timetable } from './timetable.ts'
import { offsetAt, utcOf } from '../../../time-zone.ts'

/** One departure of a route on one day. */
export type Flight = {
  route: Route
  /** Flight number without the carrier. */
  number: number
  /** Minutes since 1970, UTC. */
  departsUtc: number
  arrivesUtc: number
  /** Minutes since 1970 in local time. */
  departsLocal: number
  arrivesLocal: number
}

const CACHE_SIZE = 40_000
const cache = new Map<number, readonly Flight[]>()

/** Flights of a route that leave on a local day, in order of departure. */
export function flightsOn(net: Network, route: Route, day: number): readonly Flight[] {
  const key = route.id * 65_536 + day
  let flights = cache.get(key)
  if (!flights) {
    if (cache.size >= CACHE_SIZE) cache.clear()
    cache.set(key, (flights = build(net, route, day)))
  }
  return flights
}

function build(net: Network, route: Route, day: number): readonly Flight[] {
  const origin = net.places.get(route.origin)!
  const destination = net.places.get(route.destination)!
  const flights: Flight[] = []
  for (const departure of timetable(route, origin, destination)) {
    if (!runsOn(departure, day)) continue
    const departsUtc = utcOf(origin.timeZone, day * 1440 + departure.minute)
    const arrivesUtc = departsUtc + route.blockMinutes
    flights.push({
      route,
      number: departure.number,
      departsUtc,
      arrivesUtc,
      departsLocal: departsUtc + offsetAt(origin.timeZone, departsUtc),
      arrivesLocal: arrivesUtc + offsetAt(destination.timeZone, arrivesUtc),
    })
  }
  return flights.sort((a, b) => a.departsUtc - b.departsUtc)
}
