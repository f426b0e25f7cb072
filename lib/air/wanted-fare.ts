import { passengerTypes, type PassengerTypeCode } from '../../contract/booking/person.ts'
import type { PricedItinerary } from '../../contract/air/itinerary.ts'
import type { TermView } from '../booking/booking-view.ts'
import type { CalendarDate } from '../dates.ts'
import type { AirBookingView, SegmentView } from './booking-view.ts'
import { fareView, type FareView } from './fare-view.ts'

/** A flight that is wanted again. `day` is the local day of its departure; its time may have changed. */
export type WantedFlight = {
  carrierCode: string
  flightNumber: string
  from: string
  to: string
  day: CalendarDate
  legIndex: number
  cabinName: string
  /** As supplied; null if nothing was. */
  baggage: string | null
}

/** A fare that is wanted again: its flights, for whom, what it gave and what it cost. */
export type WantedFare = {
  flights: readonly WantedFlight[]
  passengerTypes: readonly PassengerTypeCode[]
  /** Null if they are not known. */
  terms: readonly TermView[] | null
  totalCents: number
}

/** What is wanted to replace a fare. */
export function wantedOfFare({ segments, passengerTypes: types, terms, price }: FareView): WantedFare {
  return {
    flights: segments.map(wantedFlight),
    passengerTypes: types,
    terms,
    totalCents: price.totalCents,
  }
}

/** What is wanted to book a booking's flights again, by the terms that were agreed to. */
export function wantedOfBooking(
  booking: Pick<AirBookingView, 'segments' | 'travellers'> &
    Partial<Pick<AirBookingView, 'agreed' | 'money'>>,
): WantedFare {
  const codes = booking.travellers.map(
    ({ type }) => passengerTypes.find(({ name }) => name === type)?.code ?? 1,
  )
  return {
    flights: booking.segments.map(wantedFlight),
    passengerTypes: codes.sort((one, other) => one - other),
    terms: booking.agreed?.terms ?? null,
    totalCents: booking.money?.totalCents ?? 0,
  }
}

function wantedFlight(segment: SegmentView): WantedFlight {
  const { carrierCode, flightNumber, origin, destination, departureAt, legIndex, cabinName, baggage } =
    segment
  const day = departureAt.slice(0, 10)
  return {
    carrierCode,
    flightNumber,
    from: origin.code,
    to: destination.code,
    day,
    legIndex,
    cabinName,
    baggage,
  }
}

/**
 * Of the fares that have exactly these flights in these cabins, the one that gives most nearly the same: the
 * fewest differences of baggage and terms, then the nearest price. Null if there is none.
 */
export function nearestFare(wanted: WantedFare, fares: readonly PricedItinerary[]): PricedItinerary | null {
  const key = flightsKey(wanted.flights)
  const types = wanted.passengerTypes.join()
  const same = fares.flatMap((itinerary) => {
    if (itinerary.IsClosed) return []
    const fare = fareView(itinerary)
    if (flightsKey(fare.segments.map(wantedFlight)) !== key || fare.passengerTypes.join() !== types) return []
    const apart = differences(wanted, fare)
    return [{ itinerary, apart, centsApart: Math.abs(fare.price.totalCents - wanted.totalCents) }]
  })
  same.sort((one, other) => one.apart - other.apart || one.centsApart - other.centsApart)
  return same[0]?.itinerary ?? null
}

function flightsKey(flights: readonly WantedFlight[]): string {
  return flights
    .map(({ carrierCode, flightNumber, from, to, day, cabinName }) =>
      [carrierCode, flightNumber, from, to, day, cabinName].join(' '),
    )
    .join(',')
}

/** In how many points a fare gives something else than the wanted one. */
function differences({ flights, terms }: WantedFare, fare: FareView): number {
  const bags = flights.filter(({ baggage }, index) => (fare.segments[index]?.baggage ?? null) !== baggage)
  const others = (terms ?? []).filter((term) => {
    const now = fare.terms.find(({ about }) => about === term.about)
    return now?.allowed !== term.allowed || now.penaltyCents !== term.penaltyCents
  })
  return bags.length + others.length
}
