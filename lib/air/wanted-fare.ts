import { passengerTypes, type PassengerTypeCode } from '../../contract/booking/person.ts'
import type { TermView } from '../booking/booking-view.ts'
import type { CalendarDate } from '../dates.ts'
import type { AirBookingView } from './booking-view.ts'
import { passengerTypesOf, segmentsOf, termsOfFare, type Fare } from './fare.ts'
import type { Segment } from './segment.ts'

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

/** A fare to look for again: its flights, its passengers, its terms and its total. */
export type WantedFare = {
  flights: readonly WantedFlight[]
  passengerTypes: readonly PassengerTypeCode[]
  /** Null if they are not known. */
  terms: readonly TermView[] | null
  totalCents: number
}

/** The fare to look for in order to replace this one. */
export function wantedOfFare(fare: Fare): WantedFare {
  return {
    flights: segmentsOf(fare).map(wantedFlight),
    passengerTypes: passengerTypesOf(fare),
    terms: termsOfFare(fare),
    totalCents: fare.price.totalCents,
  }
}

/** The fare to look for in order to book a booking's flights again, on the terms that were agreed to. */
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

function wantedFlight(segment: Segment): WantedFlight {
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
 * The most similar of the fares that have exactly these flights in these cabins: the fewest differences of
 * baggage and terms, then the nearest price. Null if there is none.
 */
export function nearestFare(wanted: WantedFare, fares: readonly Fare[]): Fare | null {
  const key = flightsKey(wanted.flights)
  const types = wanted.passengerTypes.join()
  const same = fares.flatMap((fare) => {
    if (fare.isClosed) return []
    if (flightsKey(segmentsOf(fare).map(wantedFlight)) !== key || passengerTypesOf(fare).join() !== types) {
      return []
    }
    const apart = differences(wanted, fare)
    return [{ fare, apart, centsApart: Math.abs(fare.price.totalCents - wanted.totalCents) }]
  })
  same.sort((one, other) => one.apart - other.apart || one.centsApart - other.centsApart)
  return same[0]?.fare ?? null
}

function flightsKey(flights: readonly WantedFlight[]): string {
  return flights
    .map(({ carrierCode, flightNumber, from, to, day, cabinName }) =>
      [carrierCode, flightNumber, from, to, day, cabinName].join(' '),
    )
    .join(',')
}

/** In how many points a fare gives something else than the wanted one. */
function differences({ flights, terms }: WantedFare, fare: Fare): number {
  const segments = segmentsOf(fare)
  const offered = termsOfFare(fare)
  const bags = flights.filter(({ baggage }, index) => (segments[index]?.baggage ?? null) !== baggage)
  const others = (terms ?? []).filter((term) => {
    const now = offered.find(({ about }) => about === term.about)
    return now?.allowed !== term.allowed || now.penaltyCents !== term.penaltyCents
  })
  return bags.length + others.length
}
