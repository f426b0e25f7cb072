import { MAX_LEGS, cabins } from '../../contract/air/codes.ts'
import type { SearchLeg, TripKind } from './flight-search.ts'
import { searchHref } from './search-params.ts'
import type { AirBookingView } from './booking-view.ts'

/**
 * The address of a search for the same journey and travellers as a booking; null if it has no flights, or
 * more legs than a search takes.
 */
export function sameSearchHref(booking: Pick<AirBookingView, 'segments' | 'travellers'>): string | null {
  const legs: SearchLeg[] = []
  for (const segment of booking.segments) {
    const leg = legs[segment.legIndex]
    if (leg) legs[segment.legIndex] = { ...leg, to: segment.destination.code }
    else {
      legs.push({
        from: segment.origin.code,
        to: segment.destination.code,
        date: segment.departureAt.slice(0, 10),
      })
    }
  }
  const [out, back] = legs
  if (!out || legs.length > MAX_LEGS) return null
  const returns = legs.length === 2 && back?.from === out.to && back.to === out.from
  const trip: TripKind = legs.length === 1 ? 'oneway' : returns ? 'return' : 'multi'
  const count = (type: string) => booking.travellers.filter((traveller) => traveller.type === type).length
  return searchHref({
    trip,
    legs,
    adults: Math.max(1, count('adult')),
    children: count('child'),
    infants: count('infant'),
    cabin: cabins.find((cabin) => cabin.name === booking.segments[0]?.cabinName)?.code ?? 1,
  })
}
