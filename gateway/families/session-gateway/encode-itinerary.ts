import { totalCents } from '../../domain/air/total-cents.ts'
import type {
  Fare,
  FareTerms,
  FlightSegment,
  Leg,
  PassengerFare,
  SegmentFare,
} from '../../supply/air/fare.ts'
import type { CityOfAirport } from '../../supply/reference/port.ts'
import { directionOf, wayBackOf } from './direction.ts'
import { hoursAndMinutes } from './hours-and-minutes.ts'

/**
 * Writes a PricedItinerary as JSON bytes from cached fragments. The part of a flight is written once for all
 * its fares; a fare that is asked for again needs only its code and two copies. Writing itineraries as
 * objects takes ten times as long (docs/performance.md).
 * Shape: Session gateway, PricedItinerary (air); gaps 28-38, 208-210.
 */
export function encodeItinerary(
  fare: Fare,
  offerCode: string,
  cityOf: CityOfAirport,
  into: (string | Uint8Array)[],
): void {
  let rest = fareTexts.get(fare)
  if (!rest) {
    rest = encodeFare(fare, wayBackOf(fare, cityOf))
    fareTexts.set(fare, rest)
  }
  into.push(`{"FareSourceCode":"${offerCode}"`, rest)
}

const fareTexts = new WeakMap<Fare, Uint8Array>()
const segmentHeads = new WeakMap<FlightSegment, string>()
const termsTexts = new WeakMap<FareTerms, { segment: string; leg: string }>()

/** The JSON of a fare after its code, starting with the comma. */
function encodeFare(fare: Fare, wayBack: number): Uint8Array {
  const legs = fare.legs.map((leg, index) => encodeLeg(fare, leg, index, index === wayBack)).join(',')
  const { terms } = fare
  return Buffer.from(
    `,"ValidatingAirlineCode":"${fare.validatingCarrier}",` +
      `"DirectionInd":${directionOf(fare)},"NonRefundableType":${terms.nonRefundableType},` +
      `"RefundMethod":${terms.refundMethod},"IsLowcost":${fare.lowCost},"IsCharter":${isCharter(fare)},` +
      `"IsReturn":${wayBack > 0},"IsPassportMandatory":${fare.passportMandatory},` +
      `"IsPassportIssueDateMandatory":${fare.passportIssueDateMandatory},"IsPassportNameWithSpace":false,` +
      `"IsDestinationAddressMandatory":${fare.addressMandatory},"IsClosed":${fare.closed},` +
      `"HasAmenities":${fare.hasAmenities},"IsSeatServiceMandatory":false,"IsMealServiceMandatory":false,` +
      `"AirItineraryPricingInfo":${encodePricing(fare)},"OriginDestinationOptions":[${legs}]}`,
  )
}

function encodeLeg(fare: Fare, leg: Leg, legIndex: number, isReturn: boolean): string {
  const terms = encodeTerms(fare.terms)
  const fares = fare.segmentFares[legIndex] ?? []
  let segments = ''
  leg.segments.forEach((segment, index) => {
    const sold = fares[index]
    if (!sold) throw new Error('a fare must price every segment of its legs')
    segments += `${index > 0 ? ',' : ''}{${headOf(segment)},${encodeSold(sold)},"IsReturn":${isReturn},${terms.segment}}`
  })
  return (
    `{"JourneyDurationPerMinute":${leg.flightMinutes},"ConnectionTimePerMinute":${leg.connectionMinutes},` +
    `"FlightSegments":[${segments}],${terms.leg}}`
  )
}

function headOf(segment: FlightSegment): string {
  let head = segmentHeads.get(segment)
  if (head === undefined) {
    head = JSON.stringify({
      DepartureAirportLocationCode: segment.origin,
      ArrivalAirportLocationCode: segment.destination,
      DepartureDateTime: segment.departsAt,
      ArrivalDateTime: segment.arrivesAt,
      MarketingAirlineCode: segment.marketingCarrier,
      FlightNumber: segment.flightNumber,
      StopQuantity: segment.technicalStops.length,
      JourneyDuration: hoursAndMinutes(segment.minutes),
      JourneyDurationPerMinute: segment.minutes,
      ConnectionTimePerMinute: segment.connectionMinutes,
      OperatingAirline: {
        Code: segment.operatingCarrier,
        FlightNumber: segment.operatingFlightNumber,
        Equipment: segment.equipment,
        EquipmentName: segment.equipmentName,
      },
      EquipmentName: segment.equipmentName,
      DepartureTerminal: segment.departureTerminal,
      ArrivalTerminal: segment.arrivalTerminal,
      IsCharter: segment.isCharter,
      TechnicalStops: segment.technicalStops.map((stop) => ({
        ArrivalAirport: stop.airport,
        ArrivalDateTime: stop.arrivesAt,
        DepartureDateTime: stop.departsAt,
      })),
      FlightAmenities: [],
    }).slice(1, -1)
    segmentHeads.set(segment, head)
  }
  return head
}

function encodeSold(sold: SegmentFare): string {
  const baggage = sold.baggage === null ? 'null' : `"${sold.baggage}"`
  return (
    `"ResBookDesigCode":"${sold.bookingClass}","Baggage":${baggage},` +
    `"CabinClassCode":${sold.cabin},"SeatsRemaining":${sold.seatsLeft}`
  )
}

/** Terms in the form of a segment and of a leg (gap 36). */
function encodeTerms(terms: FareTerms): { segment: string; leg: string } {
  let texts = termsTexts.get(terms)
  if (!texts) {
    const { refund, change } = terms
    const rules = {
      Refund: { BeforeFlight: refund.beforeFlight, AfterFlight: refund.afterFlight },
      Change: { BeforeFlight: change.beforeFlight, AfterFlight: change.afterFlight },
    }
    const leg = { Refund: legTerms(refund), Change: legTerms(change) }
    texts = {
      segment: `"NonRefundableType":${terms.nonRefundableType},"SegmentRefundRules":${JSON.stringify(rules)}`,
      leg: JSON.stringify(leg).slice(1, -1),
    }
    termsTexts.set(terms, texts)
  }
  return texts
}

function legTerms(terms: FareTerms['refund']) {
  const { penaltyCents } = terms
  return {
    Available: terms.beforeFlight,
    Penalty: penaltyCents === null ? null : { currency_code: 'USD', value: penaltyCents / 100 },
  }
}

function encodePricing(fare: Fare): string {
  const sum = { base: 0, tax: 0, service: 0, commission: 0 }
  for (const p of fare.passengers) {
    sum.base += p.quantity * p.baseCents
    sum.tax += p.quantity * p.taxCents
    sum.service += p.quantity * p.serviceTaxCents
    sum.commission += p.quantity * p.commissionCents
  }
  const breakdown = fare.passengers.map(encodePassenger).join(',')
  return (
    `{"FareType":${fare.fareType},"ItinTotalFare":{"BaseFare":${sum.base / 100},"TotalTax":${sum.tax / 100},` +
    `"ServiceTax":${sum.service / 100},"TotalCommission":${sum.commission / 100},` +
    `"TotalFare":${totalCents(fare) / 100},"Currency":"USD"},"PtcFareBreakdown":[${breakdown}],"FareInfoes":[]}`
  )
}

function encodePassenger(p: PassengerFare): string {
  const total = p.baseCents + p.taxCents + p.serviceTaxCents
  return (
    `{"PassengerFare":{"BaseFare":${p.baseCents / 100},"TotalFare":${total / 100},` +
    `"Commission":${p.commissionCents / 100},"ServiceTax":${p.serviceTaxCents / 100},` +
    `"Taxes":[{"Amount":${p.taxCents / 100},"Currency":"USD"}],"Currency":"USD"},` +
    `"PassengerTypeQuantity":{"PassengerType":${p.kind},"Quantity":${p.quantity}}}`
  )
}

function isCharter(fare: Fare): boolean {
  return fare.legs.some((leg) => leg.segments.some((segment) => segment.isCharter))
}
