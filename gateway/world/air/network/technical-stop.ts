import type { FlightSegment } from '../../../supply/air/fare.ts'
import { hashText, unit } from '../../../hash.ts'
import { distanceKm } from './earth.ts'
import type { Flight } from './flight.ts'
import type { Network } from './network.ts'
import type { Route } from './route.ts'
import { localTime } from './day.ts'
import { offsetAt } from '../../../time-zone.ts'

type TechnicalStops = FlightSegment['technicalStops']

const none: TechnicalStops = []
const stopOf = new Map<number, string | null>()

/**
 * Landings on the way under one flight number: on a few long, thin routes at the edge of the aircraft's
 * range.
 */
export function technicalStops(net: Network, flight: Flight): TechnicalStops {
  const { route } = flight
  let airport = stopOf.get(route.id)
  if (airport === undefined) stopOf.set(route.id, (airport = chooseStop(net, route)))
  if (airport === null) return none
  const place = net.places.get(airport)!
  const landed = flight.departsUtc + Math.round((flight.arrivesUtc - flight.departsUtc - 50) / 2)
  const left = landed + 50
  return [
    {
      airport,
      arrivesAt: localTime(landed + offsetAt(place.timeZone, landed)),
      departsAt: localTime(left + offsetAt(place.timeZone, left)),
    },
  ]
}

/** Whether a route lands on the way; the block time of such a route holds the stop. */
function hasTechnicalStop(route: Route): boolean {
  const strained = route.km / route.aircraft.rangeKm
  if (route.km < 2800 || route.weekly > 14) return false
  const pair = [route.origin, route.destination].sort().join('')
  return unit(hashText(`s${route.carrier.code}${pair}`)) < (strained > 0.85 ? 0.3 : 0.06)
}

function chooseStop(net: Network, route: Route): string | null {
  if (!hasTechnicalStop(route)) return null
  const start = net.places.get(route.origin)!
  const end = net.places.get(route.destination)!
  const countries = new Set([start.countryCode, end.countryCode, route.carrier.country])
  let best: string | null = null
  let bestScore = -Infinity
  for (const place of net.places.values()) {
    if (place.traffic < 1 || !place.primary) continue
    const one = distanceKm(start, place)
    const two = distanceKm(place, end)
    if (one < route.km * 0.3 || two < route.km * 0.3 || one + two > route.km * 1.06) continue
    const score = place.traffic + (countries.has(place.countryCode) ? 40 : 0)
    if (score > bestScore) [best, bestScore] = [place.code, score]
  }
  return best
}
