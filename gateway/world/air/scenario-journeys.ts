import { hashText } from '../../hash.ts'
import { type Aircraft, aircraftOf } from './network/aircraft.ts'
import { blockMinutes } from './network/block-time.ts'
import { carriers } from './network/carrier.ts'
import { follow, pathOf } from './network/connections.ts'
import { distanceKm } from './network/earth.ts'
import { flightsOn } from './network/flight.ts'
import type { Journey } from './network/journey.ts'
import { buildLeg } from './network/leg-builder.ts'
import type { Network } from './network/network.ts'
import type { Route } from './network/route.ts'
import { type ScenarioFlight, scenarioOf } from './scenario-routes.ts'

/** Ids of synthetic routes start above those of the network. */
const FIRST_ROUTE_ID = 10_000_000
const routes = new Map<string, Route>()

/** The flights that a scenario route must have on every date; none on other routes. */
export function scenarioJourneys(
  net: Network,
  origins: readonly string[],
  destinations: readonly string[],
  day: number,
): Journey[] {
  if (origins.length !== 1 || destinations.length !== 1) return []
  const [origin, destination] = [origins[0]!, destinations[0]!]
  const flights =
    scenarioOf(origin, destination)?.flights ?? scenarioOf(destination, origin)?.flights.map(back) ?? []
  return flights.flatMap((flight) => journeysOf(net, flight, day))
}

/** The return direction of a scenario's flights, so that its route also sells round trips. */
function back({ via, carriers: operators }: ScenarioFlight): ScenarioFlight {
  return { via: via.toReversed(), carriers: operators.toReversed() }
}

function journeysOf(net: Network, flight: ScenarioFlight, day: number): Journey[] {
  const hops = flight.carriers.map((carrier, i) => routeOf(net, carrier, flight.via[i]!, flight.via[i + 1]!))
  const start = net.places.get(flight.via[0]!)!
  const end = net.places.get(flight.via[flight.via.length - 1]!)!
  const journeys: Journey[] = []
  for (const first of flightsOn(net, hops[0]!, day)) {
    const flights = follow(net, first, hops.slice(1))
    if (!flights) continue
    const { elapsed, flownKm, validating } = pathOf(flights)
    const hash = hashText(
      flights.map((one) => `${one.route.carrier.code}${one.number}${one.departsLocal}`).join('|'),
    )
    const leg = buildLeg(net, flights, validating, false)
    journeys.push({ leg, flights, validating, elapsed, flownKm, directKm: distanceKm(start, end), hash })
  }
  return journeys
}

/** Small aircraft fly short hops, and only the smallest can use London City's runway. */
function isFitting(aircraft: Aircraft, km: number, isLondonCity: boolean): boolean {
  if (aircraft.rangeKm <= km) return false
  if (isLondonCity) return aircraft.seats < 120 && aircraft.seats > 60
  return km > 4000 ? aircraft.seats > 220 : aircraft.seats < 210
}

/** A synthetic route: short ones have four flights a day, long ones two. */
function routeOf(net: Network, carrierCode: string, origin: string, destination: string): Route {
  const key = `${carrierCode} ${origin} ${destination}`
  let route = routes.get(key)
  if (!route) routes.set(key, (route = makeRoute(net, carrierCode, origin, destination)))
  return route
}

function makeRoute(net: Network, carrierCode: string, origin: string, destination: string): Route {
  const carrier = carriers().get(carrierCode)!
  const start = net.places.get(origin)!
  const end = net.places.get(destination)!
  const km = distanceKm(start, end)
  const isLondonCity = origin === 'LCY' || destination === 'LCY'
  const able = carrier.fleet.filter((aircraft) => isFitting(aircraft, km, isLondonCity))
  const aircraft =
    able[hashText(carrierCode + origin) % Math.max(1, able.length)] ?? aircraftOf(km > 4000 ? '789' : 'E90')
  return {
    id: FIRST_ROUTE_ID + routes.size,
    carrier,
    origin,
    destination,
    km,
    weekly: km < 4000 ? 28 : 14,
    domestic: start.countryCode === end.countryCode,
    aircraft,
    firstNumber: 8000 + (hashText(origin + destination + carrierCode) % 900) * 2,
    outbound: true,
    blockMinutes: blockMinutes(aircraft, km, start, end),
  }
}
