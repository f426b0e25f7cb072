import 'server-only'
import { MAX_LEGS, cabins } from '../../contract/air/codes.ts'
import type { FlightSearch, SearchLeg, TripKind } from '../../lib/air/flight-search.ts'
import { searchHref } from '../../lib/air/search-params.ts'
import type { AirBookingView } from '../../lib/air/booking-view.ts'
import { wantedOfBooking, type WantedFare, type WantedFlight } from '../../lib/air/wanted-fare.ts'

/**
 * The address of a search for the same journey and travellers as a booking; null if it has no flights, or
 * more legs than a search takes.
 */
export function sameSearchHref(booking: Pick<AirBookingView, 'segments' | 'travellers'>): string | null {
  const search = searchFor(wantedOfBooking(booking))
  return search && searchHref(search)
}

/** The search whose answer has these flights, if they are still sold; null as `sameSearchHref`. */
export function searchFor({
  flights,
  passengerTypes,
}: Pick<WantedFare, 'flights' | 'passengerTypes'>): FlightSearch | null {
  const legs = legsOf(flights)
  const [out, back] = legs
  if (!out || legs.length > MAX_LEGS) return null
  const returns = legs.length === 2 && back?.from === out.to && back.to === out.from
  const trip: TripKind = legs.length === 1 ? 'oneway' : returns ? 'return' : 'multi'
  const count = (type: number) => passengerTypes.filter((each) => each === type).length
  return {
    trip,
    legs,
    adults: Math.max(1, count(1)),
    children: count(2),
    infants: count(3),
    cabin: cabins.find((cabin) => cabin.name === flights[0]?.cabinName)?.code ?? 1,
  }
}

function legsOf(flights: readonly WantedFlight[]): SearchLeg[] {
  const legs = new Map<number, SearchLeg>()
  for (const { legIndex, from, to, day } of flights) {
    const leg = legs.get(legIndex)
    legs.set(legIndex, leg ? { ...leg, to } : { from, to, date: day })
  }
  return [...legs.values()]
}
