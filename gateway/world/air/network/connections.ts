import { minimumConnection } from './connection-time.ts'
import { type Flight, flightsOn } from './flight.ts'
import { type Path, validatingOf } from './journey.ts'
import type { Network } from './network.ts'
import { mayConnect } from './partners.ts'
import type { Route } from './route.ts'
import { terminalOf } from './terminals.ts'

/** Longest wait at a connection, in minutes, by the length of the whole way. */
function longestWait(directKm: number): number {
  if (directKm < 1500) return 270
  if (directKm < 4500) return 360
  return directKm < 9000 ? 600 : 840
}

/** Longest way in km that is still sensible between two places. */
export function longestWay(directKm: number): number {
  if (directKm < 700) return directKm * 2.1 + 350
  if (directKm < 4500) return directKm * 1.4 + 500
  return directKm * 1.24 + 650
}

/** Ways with one stop from `origin` to `destination`, leaving on a local day; `slack` allows detours. */
export function oneStops(
  net: Network,
  origin: string,
  destination: string,
  day: number,
  directKm: number,
  slack = 1,
): Path[] {
  const out = net.from.get(origin)
  const into = net.to.get(destination)
  if (!out || !into) return []
  const limit = longestWay(directKm) * slack
  const paths: Path[] = []
  for (const [via, first] of out) {
    const second = into.get(via)
    if (!second || isDetour(net, origin, destination, via)) continue
    for (const one of first) {
      for (const two of second) {
        if (one.km + two.km > limit || !fits(one, two)) continue
        join(net, [one, two], day, longestWait(directKm), paths)
      }
    }
  }
  return paths
}

/** Ways with two stops, for thin long routes: the cheapest in distance only. */
export function twoStops(
  net: Network,
  origin: string,
  destination: string,
  day: number,
  directKm: number,
  slack = 1,
): Path[] {
  const out = net.from.get(origin)
  const into = net.to.get(destination)
  if (!out || !into) return []
  const limit = longestWay(directKm) * slack
  const triples: { routes: [Route, Route, Route]; cost: number }[] = []
  for (const [via, first] of out) {
    const onward = net.from.get(via)
    if (!onward || isDetour(net, origin, destination, via)) continue
    for (const [next, middle] of onward) {
      const last = into.get(next)
      if (!last || next === origin || via === destination || isDetour(net, origin, destination, next))
        continue
      if (first[0]!.km + middle[0]!.km + last[0]!.km > limit) continue
      collectTriples(first, middle, last, triples)
    }
  }
  triples.sort((a, b) => a.cost - b.cost)
  const paths: Path[] = []
  for (const { routes } of triples.slice(0, 160)) join(net, routes, day, longestWait(directKm), paths)
  return paths
}

function collectTriples(
  first: readonly Route[],
  middle: readonly Route[],
  last: readonly Route[],
  triples: { routes: [Route, Route, Route]; cost: number }[],
): void {
  for (const one of first) {
    for (const two of middle) {
      if (!fits(one, two)) continue
      for (const three of last) {
        if (!fits(two, three) || !mayConnect(one.carrier, three.carrier)) continue
        const carriers = new Set([one.carrier.code, two.carrier.code, three.carrier.code]).size
        const km = one.km + two.km + three.km
        const rare = 14 / one.weekly + 14 / two.weekly + 14 / three.weekly
        triples.push({ routes: [one, two, three], cost: km * (0.9 + 0.1 * carriers) + rare * 300 })
      }
    }
  }
}

/** Two routes stand on one ticket when their carriers sell together and one of them has its hub between. */
function fits(one: Route, two: Route): boolean {
  if (one.outbound && !two.outbound) return false
  return mayConnect(one.carrier, two.carrier)
}

/** No connection within a country over another one, and none back over the origin's own city. */
function isDetour(net: Network, origin: string, destination: string, via: string): boolean {
  const start = net.places.get(origin)!
  const end = net.places.get(destination)!
  const middle = net.places.get(via)!
  if (middle.cityCode === start.cityCode || middle.cityCode === end.cityCode) return true
  return start.countryCode === end.countryCode && middle.countryCode !== start.countryCode
}

/** The flights that fly these routes one after the other, from each departure of the first on a local day. */
function join(net: Network, routes: readonly Route[], day: number, wait: number, paths: Path[]): void {
  const [start, ...onward] = routes
  if (!start) return
  for (const first of flightsOn(net, start, day)) {
    const flights = follow(net, first, onward, wait)
    if (flights) paths.push(pathOf(flights))
  }
}

/**
 * `first` and the next flight of every further route that can be caught; null where one cannot within the
 * wait.
 */
export function follow(
  net: Network,
  first: Flight,
  onward: readonly Route[],
  wait = Infinity,
): Flight[] | null {
  const flights = [first]
  let before = first
  for (const route of onward) {
    const next = nextFlight(net, before, route, wait)
    if (!next) return null
    flights.push(next)
    before = next
  }
  return flights
}

/** The first departure of `route` that a passenger of `before` can catch, or null within the longest wait. */
function nextFlight(net: Network, before: Flight, route: Route, wait: number): Flight | null {
  const earliest = before.arrivesUtc + connectionMinimum(net, before.route, route)
  const arrivalDay = Math.floor(before.arrivesLocal / 1440)
  for (let day = arrivalDay; day <= arrivalDay + 1; day++) {
    for (const flight of flightsOn(net, route, day)) {
      if (flight.departsUtc < earliest) continue
      return flight.departsUtc - before.arrivesUtc <= wait ? flight : null
    }
  }
  return null
}

/** Minimum connection between two routes at the airport where they meet, in minutes. */
function connectionMinimum(net: Network, one: Route, two: Route): number {
  const place = net.places.get(one.destination)!
  const sameCarrier = one.carrier.code === two.carrier.code
  const arrives = terminalOf(place.code, one.carrier, one.domestic)
  const leaves = terminalOf(place.code, two.carrier, two.domestic)
  return minimumConnection(place, one.domestic && two.domestic, sameCarrier, arrives === leaves)
}

/** A path of flights with its sums. */
export function pathOf(flights: readonly Flight[]): Path {
  let flownKm = 0
  for (const flight of flights) flownKm += flight.route.km
  const elapsed = flights[flights.length - 1]!.arrivesUtc - flights[0]!.departsUtc
  return { flights, validating: validatingOf(flights), elapsed, flownKm }
}
