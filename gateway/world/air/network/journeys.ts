import { hashPair, hashText } from '../../../hash.ts'
import type { Leg } from '../../../supply/air/fare.ts'
import type { Carrier } from './carrier.ts'
import { carriers } from './carrier.ts'
import { oneStops, pathOf, twoStops } from './connections.ts'
import { distanceKm } from './earth.ts'
import { type Flight, flightsOn } from './flight.ts'
import { LONGEST_DETOUR, type Found, type Journey, type Pair, type Path, type Way } from './journey.ts'
import { buildLeg } from './leg-builder.ts'
import type { Network } from './network.ts'
import { isCodeshare, jointPartners } from './partners.ts'
import { weekly } from './weekly-paths.ts'

/** Most journeys per validating carrier, and per carrier over one connection. */
const PER_CARRIER = 9
const PER_PATH = 3
/** Two-stop paths are searched for only when fewer carriers than this offer a shorter one. */
const ENOUGH_CARRIERS = 6

/**
 * The sensible journeys between two sets of airports on a local day, nonstop first, then by duration.
 * Dominated ones (they leave earlier and arrive later with the same carrier and no fewer stops) are left out.
 * @param find `findPaths` in a test that compares
 */
export function journeysBetween(
  net: Network,
  origins: readonly string[],
  destinations: readonly string[],
  day: number,
  find: typeof findPaths = pathsOn,
): Journey[] {
  const pairs = pairsOf(net, origins, destinations)
  return find(net, pairs, day).flatMap((path) => journeysOf(net, path))
}

const pathsOn = weekly(findPaths)

/** The paths of a day, with the partner that sells them too. */
export function findPaths(net: Network, pairs: readonly Pair[], day: number): readonly Found[] {
  const ways: Way[] = []
  for (const pair of pairs) {
    for (const path of shortWays(net, pair, day)) ways.push({ path, directKm: pair.directKm })
  }
  addLongWays(net, pairs.slice(0, 3), day, ways)
  return choose(ways).map(({ path, directKm }) => ({
    path,
    directKm,
    seller: directKm > 2500 ? partnerSeller(net, path) : null,
  }))
}

/**
 * Adds two-stop paths when few carriers offer a shorter one, and longer detours when at most one carrier
 * does.
 */
function addLongWays(net: Network, pairs: readonly Pair[], day: number, ways: Way[]): void {
  const sellers = () => new Set(ways.map(({ path }) => path.validating.code)).size
  const longs = pairs.filter((pair) => pair.directKm > 1200)
  const add = (paths: readonly Path[], directKm: number) => {
    for (const path of paths) ways.push({ path, directKm })
  }
  if (sellers() >= ENOUGH_CARRIERS) return
  for (const { origin, destination, directKm } of longs) {
    add(twoStops(net, origin, destination, day, directKm), directKm)
  }
  if (sellers() >= 2) return
  for (const { origin, destination, directKm } of longs.slice(0, 1)) {
    add(oneStops(net, origin, destination, day, directKm, LONGEST_DETOUR), directKm)
    add(twoStops(net, origin, destination, day, directKm, LONGEST_DETOUR), directKm)
  }
}

/** Pairs of known airports, the busiest first. */
function pairsOf(net: Network, origins: readonly string[], destinations: readonly string[]): Pair[] {
  const pairs: (Pair & { traffic: number })[] = []
  for (const origin of origins) {
    for (const destination of destinations) {
      const start = net.places.get(origin)
      const end = net.places.get(destination)
      if (!start || !end || start === end) continue
      pairs.push({
        origin,
        destination,
        directKm: distanceKm(start, end),
        traffic: start.traffic + end.traffic,
      })
    }
  }
  return pairs.sort(
    (a, b) => b.traffic - a.traffic || (a.origin + a.destination < b.origin + b.destination ? -1 : 1),
  )
}

/** Nonstop and one-stop paths. Very short trips that have a nonstop flight need no connection. */
function shortWays(net: Network, { origin, destination, directKm }: Pair, day: number): Path[] {
  const paths: Path[] = []
  for (const route of net.from.get(origin)?.get(destination) ?? []) {
    for (const flight of flightsOn(net, route, day)) paths.push(pathOf([flight]))
  }
  if (directKm < 320 && paths.length > 1) return paths
  return [...paths, ...oneStops(net, origin, destination, day, directKm)]
}

function costOf(path: Path): number {
  return path.elapsed + (path.flights.length - 1) * 75 + path.flownKm / 100
}

function choose(ways: readonly Way[]): Way[] {
  const sorted = [...ways].sort(
    (a, b) => costOf(a.path) - costOf(b.path) || (keyOf(a.path) < keyOf(b.path) ? -1 : 1),
  )
  const shortest = sorted[0]?.path.elapsed ?? 0
  const hasNonstop = sorted.some(({ path }) => path.flights.length === 1)
  const longest = hasNonstop ? shortest * 2 + 240 : shortest * 2.2 + 420
  const byCarrier = new Map<string, Path[]>()
  const perPath = new Map<string, number>()
  return sorted.filter(({ path }) => {
    if (path.elapsed > longest) return false
    let ofCarrier = byCarrier.get(path.validating.code)
    if (!ofCarrier) byCarrier.set(path.validating.code, (ofCarrier = []))
    const nonstop = path.flights.length === 1
    if (ofCarrier.length >= (nonstop ? PER_CARRIER + 6 : PER_CARRIER)) return false
    if (!nonstop && ofCarrier.some((other) => dominates(other, path))) return false
    const via = path.validating.code + path.flights.map((flight) => flight.route.destination).join()
    const count = perPath.get(via) ?? 0
    if (!nonstop && count >= PER_PATH) return false
    perPath.set(via, count + 1)
    ofCarrier.push(path)
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

/** A path as its own carrier sells it, and as a joint venture partner sells it. */
function journeysOf(net: Network, { path, directKm, seller }: Found): Journey[] {
  const hash = hashText(keyOf(path))
  const journeys: Journey[] = [new SoldJourney(net, path, { hash, directKm, validating: path.validating })]
  if (seller) {
    const hashOfSeller = hashPair(hash, hashText(seller.code))
    journeys.push(new SoldJourney(net, path, { hash: hashOfSeller, directKm, validating: seller }))
  }
  return journeys
}

/** A journey whose leg is built when it is first read: most journeys are priced and never shown. */
class SoldJourney implements Journey {
  readonly flights: readonly Flight[]
  readonly validating: Carrier
  readonly elapsed: number
  readonly directKm: number
  readonly flownKm: number
  readonly hash: number
  readonly #net: Network
  readonly #byPartner: boolean
  #leg: Leg | null = null

  constructor(net: Network, path: Path, sold: { hash: number; directKm: number; validating: Carrier }) {
    this.flights = path.flights
    this.validating = sold.validating
    this.elapsed = path.elapsed
    this.directKm = sold.directKm
    this.flownKm = path.flownKm
    this.hash = sold.hash
    this.#net = net
    this.#byPartner = sold.validating !== path.validating
  }

  get leg(): Leg {
    return (this.#leg ??= buildLeg(this.#net, this.flights, this.validating, this.#byPartner))
  }
}

/** The first partner that sells every flight of the path under its own code, or null. */
function partnerSeller(net: Network, path: Path): Carrier | null {
  for (const code of jointPartners(path.validating.code)) {
    const partner = carriers().get(code)
    if (!partner || !sellsHere(net, partner, path)) continue
    const shares = path.flights.every(({ route }) =>
      isCodeshare(partner, route.carrier, route.origin, route.destination),
    )
    if (shares) return partner
  }
  return null
}

/** A partner sells joint flights only from or to its home country. */
function sellsHere(net: Network, partner: Carrier, path: Path): boolean {
  const first = net.places.get(path.flights[0]!.route.origin)!
  const last = net.places.get(path.flights[path.flights.length - 1]!.route.destination)!
  return first.countryCode === partner.country || last.countryCode === partner.country
}
