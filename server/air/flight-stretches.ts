import 'server-only'
import type { Stretch } from '../../lib/booking/offer-facts.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { airportPlaces, airportTime, type AirportPlaces } from './airport-places.ts'

/** The legs of bookings by the clocks of their airports; none of a row without stored flights. */
export async function flightStretches(
  desk: Desk,
  grant: AnyGrant,
  summaries: readonly Flights[],
): Promise<readonly (readonly Stretch[])[]> {
  const places = await airportPlaces(desk, grant)
  return summaries.map((summary) => legsOf(summary).map((leg) => stretchOf(leg, places)))
}

type Flight = { flight: string; from: string; to: string; departsAt: string; arrivesAt: string }
/** What a stored summary tells of its flights. */
type Flights = {
  route: readonly { from: string; departsAt: string }[]
  flights?: readonly Flight[] | undefined
}

/** The flights of each leg: a leg begins where the route says so. */
function legsOf({ route, flights = [] }: Flights): Flight[][] {
  const legs: Flight[][] = []
  for (const flight of flights) {
    const leg = legs.at(-1)
    const next = route[legs.length]
    const begins = next?.from === flight.from && next.departsAt === flight.departsAt
    if (leg === undefined || begins) legs.push([flight])
    else leg.push(flight)
  }
  return legs
}

function stretchOf(leg: readonly Flight[], places: AirportPlaces): Stretch {
  const [first, last] = [leg[0], leg.at(-1)]
  if (!first || !last) throw new Error('A leg of a booking has at least one flight.')
  const airport = (code: string) => places.get(code)?.airport || code
  const flights = leg.map(({ flight }) => flight).join(', ')
  return {
    from: airportTime(places, first.from, first.departsAt),
    to: airportTime(places, last.to, last.arrivesAt),
    label: `${first.from} – ${last.to}`,
    words: `${airport(first.from)} to ${airport(last.to)}, ${flights}`,
    use: 'moves',
  }
}
