import { cabinName, nonRefundableTypes } from '../../contract/air/codes.ts'
import type { PassengerTypeCode } from '../../contract/booking/person.ts'
import type { PricedItinerary, WireFlightSegment } from '../../contract/air/itinerary.ts'
import { changeTerms } from './change-terms.ts'
import { equipmentOf } from './equipment.ts'
import type { FareRules } from './passenger-form.ts'
import { refundTerms } from './refund-terms.ts'
import type { CalendarDate } from '../dates.ts'
import { centsOfUsd } from '../money.ts'
import type { TermView } from '../booking/booking-view.ts'
import type { Offer } from '../booking/offer-check.ts'
import type { SegmentView } from './booking-view.ts'

/** A fare as the book page shows it. */
export type FareView = Offer & {
  segments: SegmentView[]
  /** Minutes of flights and waits of each leg, as supplied (gap 33). */
  legMinutes: number[]
  /** One entry per traveller, adults first. */
  passengerTypes: PassengerTypeCode[]
  rules: Omit<FareRules, 'today'>
  addressMandatory: boolean
  terms: TermView[]
}

/** Reshapes a priced itinerary (PricedItinerary; gaps 31-36) for the screen. */
export function fareView(itinerary: PricedItinerary): FareView {
  const total = itinerary.AirItineraryPricingInfo.ItinTotalFare
  const legs = itinerary.OriginDestinationOptions
  const segments = legs.flatMap((leg, legIndex) =>
    leg.FlightSegments.map((segment) => segmentView(segment, legIndex)),
  )
  const last = segments.at(-1)
  return {
    offerCode: itinerary.FareSourceCode,
    price: {
      baseCents: centsOfUsd(total.BaseFare),
      taxCents: centsOfUsd(total.TotalTax) + centsOfUsd(total.ServiceTax),
      totalCents: centsOfUsd(total.TotalFare),
    },
    segments,
    legMinutes: legs.map((leg) => leg.JourneyDurationPerMinute + leg.ConnectionTimePerMinute),
    passengerTypes: passengerTypesOf(itinerary),
    rules: {
      lastDepartureDate: dateOf(last?.departureAt),
      lastArrivalDate: dateOf(last?.arrivalAt),
      passportMandatory: itinerary.IsPassportMandatory,
      issueDateMandatory: itinerary.IsPassportIssueDateMandatory,
    },
    addressMandatory: itinerary.IsDestinationAddressMandatory,
    terms: termsOf(itinerary),
  }
}

function segmentView(segment: WireFlightSegment, legIndex: number): SegmentView {
  const operating = segment.OperatingAirline.Code
  return {
    carrierCode: segment.MarketingAirlineCode,
    flightNumber: segment.FlightNumber,
    operatingCarrierCode: operating && operating !== segment.MarketingAirlineCode ? operating : null,
    origin: { code: segment.DepartureAirportLocationCode, terminal: segment.DepartureTerminal || null },
    destination: { code: segment.ArrivalAirportLocationCode, terminal: segment.ArrivalTerminal || null },
    departureAt: segment.DepartureDateTime,
    arrivalAt: segment.ArrivalDateTime,
    flightMinutes: segment.JourneyDurationPerMinute,
    connectionMinutes: segment.ConnectionTimePerMinute || null,
    cabinName: cabinName(segment.CabinClassCode),
    bookingClass: segment.ResBookDesigCode,
    baggage: segment.Baggage,
    equipment: equipmentOf(segment),
    airlinePnr: null,
    airlineRules: null,
    legIndex,
  }
}

function passengerTypesOf(itinerary: PricedItinerary): PassengerTypeCode[] {
  const types = itinerary.AirItineraryPricingInfo.PtcFareBreakdown.flatMap(
    ({ PassengerTypeQuantity: part }) =>
      Array.from({ length: part.Quantity }, () => part.PassengerType as PassengerTypeCode),
  )
  return types.sort((one, other) => one - other)
}

/** The term that a booking record has too (RefundMethod). */
export const REFUND_TERM = { about: 'refund', label: 'Refund before departure' } as const

/**
 * The terms of the strictest leg: a journey can be changed or refunded only as far as all of its legs can.
 */
function termsOf(itinerary: PricedItinerary): TermView[] {
  const change = changeTerms(itinerary.OriginDestinationOptions)
  const refund = refundTerms(itinerary)
  return [
    {
      about: 'change',
      label: 'Change before departure',
      allowed: change.kind === 'unknown' ? null : change.kind === 'allowed',
      penaltyCents: change.kind === 'allowed' ? change.feeCents : null,
    },
    {
      about: REFUND_TERM.about,
      label: REFUND_TERM.label,
      allowed: refund.kind === 'unknown' ? null : refund.kind === 'allowed',
      penaltyCents: refund.kind === 'allowed' ? refund.feeCents : null,
    },
    {
      about: 'refund-after',
      label: 'Refund after departure',
      allowed: refundAfterDeparture(itinerary),
      penaltyCents: null,
    },
  ]
}

function refundAfterDeparture(itinerary: PricedItinerary): boolean | null {
  const type = itinerary.NonRefundableType
  if (type === nonRefundableTypes.never || type === nonRefundableTypes.afterDeparture) return false
  const segments = itinerary.OriginDestinationOptions.flatMap((leg) => leg.FlightSegments)
  return strictest(segments.map((segment) => segment.SegmentRefundRules.Refund.AfterFlight))
}

/** False if any is false, otherwise null if any is unknown: what is not known is never shown as allowed. */
function strictest(answers: (boolean | null)[]): boolean | null {
  if (answers.includes(false)) return false
  return answers.length === 0 || answers.includes(null) ? null : true
}

function dateOf(local: string | undefined): CalendarDate {
  return (local ?? '').slice(0, 10)
}
