import { hashPair, hashText } from '../hash.ts'
import type { Carrier } from './carrier.ts'
import { carriers } from './carrier.ts'
import { oneStops, pathOf, twoStops } from './connections.ts'
import { distanceKm } from './earth.ts'
import { type Flight, flightsOn } from './flight.ts'
import type { Journey, Path } from './journey.ts'
import { buildLeg } from './leg-builder.ts'
import type { Network } from './network.ts'
import { isCodeshare, jointPartners } from './partners.ts'

/** Most journeys of one validating carrier, and of one carrier over one connection. */
const PER_CARRIER = 9
const PER_PATH = 3
/** Two stops are looked for when fewer carriers than this offer something shorter. */
const ENOUGH_CARRIERS = 6

/**
 * The sensible ways between two sets of airports on a local day, nonstop first, then by length; dominated
 * ones (leaves earlier, arrives later, same carrier and no fewer stops) are left out.
 */
export function journeysBetween(
  net: Network,
  origins: readonly string[],
  destinations: readonly string[],
  day: number,
): Journey[] {
  const found: { path: Path; directKm: number }[] = []
  for (const origin of origins) {
    for (const destination of destinations) {
      const start = net.places.get(origin)
      const end = net.places.get(destination)
      if (!start || !end || start === end) continue
      const directKm = distanceKm(start, end)
      for (const path of waysBetween(net, origin, destination, day, directKm)) found.push({ path, directKm })
    }
  }
  return choose(found).flatMap(({ path, directKm }) => journeysOf(net, path, directKm))
}

function waysBetween(
  net: Network,
  origin: string,
  destination: string,
  day: number,
  directKm: number,
): Path[] {
  const paths: Path[] = []
  for (const route of net.from.get(origin)?.get(destination) ?? []) {
    for (const flight of flightsOn(net, route, day)) paths.push(pathOf([flight]))
  }
  const nonstops = new Set(paths.map((path) => path.validating.code)).size
  if (directKm < 320 && nonstops > 1) return paths
  paths.push(...oneStops(net, origin, destination, day, directKm))
  const sellers = new Set(paths.map((path) => path.validating.code)).size
  if (sellers < ENOUGH_CARRIERS && directKm > 1200)
    paths.push(...twoStops(net, origin, destination, day, directKm))
  return paths
}

function costOf(path: Path): number {
  return path.elapsed + (path.flights.length - 1) * 75 + path.flownKm / 100
}

function choose(found: { path: Path; directKm: number }[]): { path: Path; directKm: number }[] {
  const sorted = [...found].sort(
    (a, b) => costOf(a.path) - costOf(b.path) || (keyOf(a.path) < keyOf(b.path) ? -1 : 1),
  )
  const shortest = sorted[0]?.path.elapsed ?? 0
  const byCarrier = new Map<string, Path[]>()
  const perPath = new Map<string, number>()
  return sorted.filter(({ path }) => {
    if (path.elapsed > shortest * 2.2 + 420) return false
    let kept = byCarrier.get(path.validating.code)
    if (!kept) byCarrier.set(path.validating.code, (kept = []))
    const nonstop = path.flights.length === 1
    if (kept.length >= (nonstop ? PER_CARRIER + 6 : PER_CARRIER)) return false
    if (!nonstop && kept.some((other) => dominates(other, path))) return false
    const via = path.validating.code + path.flights.map((flight) => flight.route.destination).join()
    const count = perPath.get(via) ?? 0
    if (!nonstop && count >= PER_PATH) return false
    perPath.set(via, count + 1)
    kept.push(path)
    return true
  })
}

function dominates(better: Path, worse: Path): boolean {
  if (better.flights.length > worse.flights.length) return false
  if (better.flights[0]!.route.origin !== worse.flights[0]!.route.origin) return false
  const leavesLater = better.flights[0]!.departsUtc >= worse.flights[0]!.departsUtc
  return leavesLater && arrival(better) <= arrival(worse)
}

function arrival(path: Path): number {
  return path.flights[path.flights.length - 1]!.arrivesUtc
}

function keyOf(path: Path): string {
  return path.flights.map(flightKey).join('|')
}

function flightKey(flight: Flight): string {
  return `${flight.route.carrier.code}${flight.number}${flight.route.origin}${flight.departsLocal}`
}

/** A path as its own carrier sells it, and as a joint venture partner does. */
function journeysOf(net: Network, path: Path, directKm: number): Journey[] {
  const hash = hashText(keyOf(path))
  const base = { flights: path.flights, elapsed: path.elapsed, directKm, flownKm: path.flownKm }
  const own = path.validating
  const journeys = [{ ...base, validating: own, hash, leg: buildLeg(net, path.flights, own, false) }]
  const seller = directKm > 2500 ? partnerSeller(path) : null
  if (seller) {
    const leg = buildLeg(net, path.flights, seller, true)
    journeys.push({ ...base, validating: seller, hash: hashPair(hash, hashText(seller.code)), leg })
  }
  return journeys
}

/** The partner that sells all flights of a path under its own code, if there is one; one of them at most. */
function partnerSeller(path: Path): Carrier | null {
  for (const code of jointPartners(path.validating.code)) {
    const partner = carriers().get(code)
    if (!partner) continue
    const shares = path.flights.every(({ route }) =>
      isCodeshare(partner, route.carrier, route.origin, route.destination),
    )
    if (shares) return partner
  }
  return null
}
