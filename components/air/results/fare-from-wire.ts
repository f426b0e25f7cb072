import { fareTypes } from '../../../contract/air/codes.ts'
import type { OriginDestinationOption, PricedItinerary } from '../../../contract/air/itinerary.ts'
import { daysBetween } from '../../../lib/dates.ts'
import { centsOfUsd } from '../../../lib/money.ts'
import { leastBag } from '../bag.ts'
import type { Fare, FlightLeg } from './flight.ts'
import { refundTerms } from '../../../lib/air/refund-terms.ts'

/** The same planes at the same times: carrier, number and departure of every segment, in order (gap 27). */
export function flightKey(itinerary: PricedItinerary): string {
  return itinerary.OriginDestinationOptions.map((option) =>
    option.FlightSegments.map(
      (segment) =>
        `${segment.MarketingAirlineCode}${segment.FlightNumber}@${segment.DepartureDateTime.slice(0, 16)}`,
    ).join('+'),
  ).join('/')
}

/** One itinerary as a fare. Its id says what the fare is, so that a repeated search finds it again. */
export function fareFromWire(itinerary: PricedItinerary): Fare {
  const pricing = itinerary.AirItineraryPricingInfo
  const segments = itinerary.OriginDestinationOptions.flatMap((option) => option.FlightSegments)
  const seats = segments.flatMap((segment) => segment.SeatsRemaining ?? [])
  const totalCents = centsOfUsd(pricing.ItinTotalFare.TotalFare)
  const classes = segments.map((segment) => `${segment.ResBookDesigCode}${segment.CabinClassCode}`).join('')
  const bags = segments.map((segment) => segment.Baggage ?? '?').join('')
  return {
    id: `${totalCents}:${pricing.FareType}:${classes}:${bags}:${itinerary.NonRefundableType}`,
    code: itinerary.FareSourceCode,
    totalCents,
    refund: refundTerms(itinerary),
    bag: leastBag(itinerary),
    isPrivate: pricing.FareType === fareTypes.private,
    cabin: Math.min(...segments.map((segment) => segment.CabinClassCode)),
    seats: seats.length > 0 ? Math.min(...seats) : null,
    itinerary,
  }
}

/** One leg as a row shows it. Waits are placed on the bar by the minutes supplied (gap 33). */
export function legFromWire(option: OriginDestinationOption): FlightLeg {
  const segments = option.FlightSegments
  const first = segments[0]
  const last = segments.at(-1)
  const totalMinutes = option.JourneyDurationPerMinute + option.ConnectionTimePerMinute
  const departAt = first?.DepartureDateTime ?? ''
  const arriveAt = last?.ArrivalDateTime ?? ''
  let gone = 0
  const waits = segments.slice(0, -1).map((segment) => {
    const start = gone + segment.JourneyDurationPerMinute
    gone = start + segment.ConnectionTimePerMinute
    return {
      airport: segment.ArrivalAirportLocationCode,
      minutes: segment.ConnectionTimePerMinute,
      start: start / Math.max(1, totalMinutes),
      end: gone / Math.max(1, totalMinutes),
    }
  })
  return {
    from: first?.DepartureAirportLocationCode ?? '',
    to: last?.ArrivalAirportLocationCode ?? '',
    departAt,
    arriveAt,
    dayShift: daysBetween(departAt.slice(0, 10), arriveAt.slice(0, 10)),
    totalMinutes,
    stops: segments.length - 1 + segments.reduce((sum, segment) => sum + segment.TechnicalStops.length, 0),
    waits,
  }
}
