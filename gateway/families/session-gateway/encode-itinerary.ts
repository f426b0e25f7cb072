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
import { usdOf } from '../usd.ts'
import { directionOf, wayBackOf } from './direction.ts'
import { hoursAndMinutes } from './hours-and-minutes.ts'

/**
 * Writes a PricedItinerary as pieces of JSON: the code, the fare, and its legs. A leg is written once for all
 * fares that sell the same on it under the same terms, and a fare once for all its answers. Writing
 * itineraries as objects takes more than ten times as long (docs/performance.md).
 * Shape: Session gateway, PricedItinerary (air); gaps 28-38, 208-210.
 * @param before text before it. ASCII.
 */
export function encodeItinerary(
  fare: Fare,
  offerCode: string,
  cityOf: CityOfAirport,
  before: string,
  into: (string | Uint8Array)[],
): void {
  const wayBack = wayBackOf(fare, cityOf)
  let written = writtenFares.get(fare)
  if (!written) {
    written = Buffer.from(encodeFare(fare, wayBack), 'latin1')
    writtenFares.set(fare, written)
  }
  into.push(`${before}{"FareSourceCode":"${offerCode}"`, written)
  const last = fare.legs.length - 1
  for (let index = 0; index <= last; index++) {
    const place = (index === 0 ? FIRST : 0) | (index === last ? LAST : 0) | (index === wayBack ? RETURN : 0)
    into.push(writtenLeg(fare.legs[index]!, fare.segmentFares[index] ?? [], fare.terms, place))
  }
}

const writtenFares = new WeakMap<Fare, Uint8Array>()

/** The JSON of a fare after its code, starting with the comma, up to its legs: ASCII. */
function encodeFare(fare: Fare, wayBack: number): string {
  const { terms } = fare
  return (
    `,"ValidatingAirlineCode":"${fare.validatingCarrier}",` +
    `"DirectionInd":${directionOf(fare)},"NonRefundableType":${terms.nonRefundableType},` +
    `"RefundMethod":${terms.refundMethod},"IsLowcost":${fare.lowCost},"IsCharter":${isCharter(fare)},` +
    `"IsReturn":${wayBack > 0},"IsPassportMandatory":${fare.passportMandatory},` +
    `"IsPassportIssueDateMandatory":${fare.passportIssueDateMandatory},"IsPassportNameWithSpace":false,` +
    `"IsDestinationAddressMandatory":${fare.addressMandatory},"IsClosed":${fare.closed},` +
    `"HasAmenities":${fare.hasAmenities},"IsSeatServiceMandatory":false,"IsMealServiceMandatory":false,` +
    `"AirItineraryPricingInfo":${encodePricing(fare)},"OriginDestinationOptions":[`
  )
}

/** Where a leg stands in its itinerary: bits of one number. */
const FIRST = 1
const LAST = 2
const RETURN = 4

/** All that the text of a leg depends on, besides what is sold on it, and the text. */
type WrittenLeg = { leg: Leg; terms: FareTerms; place: number; bytes: Uint8Array }

/** The texts of legs by what is sold on them: an answer has one such list for many fares. */
const writtenLegs = new WeakMap<readonly SegmentFare[], WrittenLeg[]>()

/** A leg as UTF-8, with the comma before it or the end of its itinerary after it. */
function writtenLeg(leg: Leg, sold: readonly SegmentFare[], terms: FareTerms, place: number): Uint8Array {
  let known = writtenLegs.get(sold)
  if (!known) writtenLegs.set(sold, (known = []))
  for (const one of known) {
    if (one.leg === leg && one.terms === terms && one.place === place) return one.bytes
  }
  const text = encodeLeg(leg, sold, encodeTerms(terms), (place & RETURN) !== 0)
  const bytes = Buffer.from(`${place & FIRST ? '' : ','}${text}${place & LAST ? ']}' : ''}`)
  known.push({ leg, terms, place, bytes })
  return bytes
}

const segmentHeads = new WeakMap<FlightSegment, string>()
const termsTexts = new WeakMap<FareTerms, TermsTexts>()

function encodeLeg(leg: Leg, sold: readonly SegmentFare[], terms: TermsTexts, isReturn: boolean): string {
  const segments = leg.segments.map((segment, index) => {
    const fare = sold[index]
    if (!fare) throw new Error('a fare must price every segment of its legs')
    return `{${headOf(segment)},${encodeSold(fare)},"IsReturn":${isReturn},${terms.segment}}`
  })
  return (
    `{"JourneyDurationPerMinute":${leg.flightMinutes},"ConnectionTimePerMinute":${leg.connectionMinutes},` +
    `"FlightSegments":[${segments.join(',')}],${terms.leg}}`
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
type TermsTexts = { segment: string; leg: string }

function encodeTerms(terms: FareTerms): TermsTexts {
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
    Penalty: penaltyCents === null ? null : { currency_code: 'USD', value: usdOf(penaltyCents) },
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
    `{"FareType":${fare.fareType},"ItinTotalFare":{"BaseFare":${usdOf(sum.base)},"TotalTax":${usdOf(sum.tax)},` +
    `"ServiceTax":${usdOf(sum.service)},"TotalCommission":${usdOf(sum.commission)},` +
    `"TotalFare":${usdOf(totalCents(fare))},"Currency":"USD"},"PtcFareBreakdown":[${breakdown}],"FareInfoes":[]}`
  )
}

function encodePassenger(p: PassengerFare): string {
  const total = p.baseCents + p.taxCents + p.serviceTaxCents
  return (
    `{"PassengerFare":{"BaseFare":${usdOf(p.baseCents)},"TotalFare":${usdOf(total)},` +
    `"Commission":${usdOf(p.commissionCents)},"ServiceTax":${usdOf(p.serviceTaxCents)},` +
    `"Taxes":[{"Amount":${usdOf(p.taxCents)},"Currency":"USD"}],"Currency":"USD"},` +
    `"PassengerTypeQuantity":{"PassengerType":${p.kind},"Quantity":${p.quantity}}}`
  )
}

function isCharter(fare: Fare): boolean {
  return fare.legs.some((leg) => leg.segments.some((segment) => segment.isCharter))
}
