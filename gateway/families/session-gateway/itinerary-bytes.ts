import { cabinName } from '../../../contract/air/codes.ts'
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
import { jsonList } from '../json-list.ts'
import { usdOf } from '../usd.ts'
import { directionOf, wayBackOf } from './direction.ts'
import { hoursAndMinutes } from './hours-and-minutes.ts'

/**
 * A PricedItinerary as JSON, in pieces: the code, the fare, and its legs. A leg is written once for all fares
 * that sell the same on it under the same terms, and a fare once for all its answers (docs/performance.md).
 * Shape: Session gateway, PricedItinerary (air); gaps 28-38, 208-210, 253.
 */
export function itineraryBytes(fare: Fare, offerCode: string, cityOf: CityOfAirport): Uint8Array[] {
  const wayBack = wayBackOf(fare, cityOf)
  let ofFare = fareBytes.get(fare)
  if (!ofFare) {
    const text = JSON.stringify(fareRecord(fare, wayBack)).slice(1, -1)
    fareBytes.set(fare, (ofFare = Buffer.from(`${text},"OriginDestinationOptions":`)))
  }
  const legs = fare.legs.map((leg, index) => [
    legBytes(leg, fare.segmentFares[index] ?? [], fare.terms, index === wayBack),
  ])
  return [Buffer.from(`{"FareSourceCode":"${offerCode}",`), ofFare, ...jsonList(legs), close]
}

const close: Uint8Array = Buffer.from('}')
const fareBytes = new WeakMap<Fare, Uint8Array>()

/** A fare between its code and its legs. */
function fareRecord(fare: Fare, wayBack: number) {
  const { terms } = fare
  return {
    ValidatingAirlineCode: fare.validatingCarrier,
    DirectionInd: directionOf(fare),
    NonRefundableType: terms.nonRefundableType,
    RefundMethod: terms.refundMethod,
    IsLowcost: fare.lowCost,
    IsCharter: fare.legs.some((leg) => leg.segments.some((segment) => segment.isCharter)),
    IsReturn: wayBack > 0,
    IsPassportMandatory: fare.passportMandatory,
    IsPassportIssueDateMandatory: fare.passportIssueDateMandatory,
    IsPassportNameWithSpace: false,
    IsDestinationAddressMandatory: fare.addressMandatory,
    IsClosed: fare.closed,
    HasAmenities: fare.hasAmenities,
    IsSeatServiceMandatory: false,
    IsMealServiceMandatory: false,
    ...UNSUPPORTED,
    ...familyRecord(fare),
    AirItineraryPricingInfo: pricingRecord(fare),
  }
}

/** What is neither sold nor known (gap 253). */
const UNSUPPORTED = {
  HasCancellationGuarantee: false,
  CustomerAddressMaxLength: 0,
  Labels: [],
  LabelsFa: [],
  PayLater: { HasPayLater: false, FixedInitialPayment: 0, InitialPaymentPercentage: 0 },
  VisaRequirements: [],
}

function familyRecord({ family, legs, segmentFares, validatingCarrier }: Fare) {
  if (!family) return { HasFareFamilies: false, FareFamily: null }
  const components = legs.map(({ segments }, index) => ({
    RateCategory: cabinName(Math.max(...(segmentFares[index] ?? []).map(({ cabin }) => cabin))).toUpperCase(),
    Name: family,
    CarrierAirlineCode: validatingCarrier,
    Origin: segments[0]?.origin ?? '',
    Destination: segments.at(-1)?.destination ?? '',
    Descriptions: [],
  }))
  return { HasFareFamilies: true, FareFamily: { FareFamilyComponents: components } }
}

function pricingRecord(fare: Fare) {
  const sum = { base: 0, tax: 0, service: 0, commission: 0 }
  for (const p of fare.passengers) {
    sum.base += p.quantity * p.baseCents
    sum.tax += p.quantity * p.taxCents
    sum.service += p.quantity * p.serviceTaxCents
    sum.commission += p.quantity * p.commissionCents
  }
  return {
    FareType: fare.fareType,
    ItinTotalFare: {
      BaseFare: usdOf(sum.base),
      TotalTax: usdOf(sum.tax),
      ServiceTax: usdOf(sum.service),
      TotalCommission: usdOf(sum.commission),
      TotalFare: usdOf(totalCents(fare)),
      Currency: 'USD',
    },
    PtcFareBreakdown: fare.passengers.map(passengerRecord),
    FareInfoes: [],
  }
}

function passengerRecord(p: PassengerFare) {
  return {
    PassengerFare: {
      BaseFare: usdOf(p.baseCents),
      TotalFare: usdOf(p.baseCents + p.taxCents + p.serviceTaxCents),
      Commission: usdOf(p.commissionCents),
      ServiceTax: usdOf(p.serviceTaxCents),
      Taxes: [{ Amount: usdOf(p.taxCents), Currency: 'USD' }],
      Currency: 'USD',
    },
    PassengerTypeQuantity: { PassengerType: p.kind, Quantity: p.quantity },
  }
}

/** The JSON of a leg, and all that it depends on besides the fares that are sold on the leg. */
type WrittenLeg = { leg: Leg; terms: FareTerms; isReturn: boolean; bytes: Uint8Array }

/** Written legs by the list of fares that are sold on them: many fares of an answer share one such list. */
const writtenLegs = new WeakMap<readonly SegmentFare[], WrittenLeg[]>()

function legBytes(leg: Leg, sold: readonly SegmentFare[], terms: FareTerms, isReturn: boolean): Uint8Array {
  let written = writtenLegs.get(sold)
  if (!written) writtenLegs.set(sold, (written = []))
  for (const one of written) {
    if (one.leg === leg && one.terms === terms && one.isReturn === isReturn) return one.bytes
  }
  const bytes = Buffer.from(JSON.stringify(legRecord(leg, sold, terms, isReturn)))
  written.push({ leg, terms, isReturn, bytes })
  return bytes
}

/** A leg; its terms stand in it and, in another form, in its segments (gap 36). */
function legRecord(leg: Leg, sold: readonly SegmentFare[], terms: FareTerms, isReturn: boolean) {
  const { refund, change } = terms
  return {
    JourneyDurationPerMinute: leg.flightMinutes,
    ConnectionTimePerMinute: leg.connectionMinutes,
    FlightSegments: leg.segments.map((segment, index) => {
      const fare = sold[index]
      if (!fare) throw new Error('a fare must price every segment of its legs')
      return {
        ...segmentRecord(segment),
        ResBookDesigCode: fare.bookingClass,
        Baggage: fare.baggage,
        CabinClassCode: fare.cabin,
        SeatsRemaining: fare.seatsLeft,
        IsReturn: isReturn,
        NonRefundableType: terms.nonRefundableType,
        SegmentRefundRules: {
          Refund: { BeforeFlight: refund.beforeFlight, AfterFlight: refund.afterFlight },
          Change: { BeforeFlight: change.beforeFlight, AfterFlight: change.afterFlight },
        },
      }
    }),
    Refund: legTerms(refund),
    Change: legTerms(change),
  }
}

function segmentRecord(segment: FlightSegment) {
  return {
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
  }
}

function legTerms({ beforeFlight, penaltyCents }: FareTerms['refund']) {
  return {
    Available: beforeFlight,
    Penalty: penaltyCents === null ? null : { currency_code: 'USD', value: usdOf(penaltyCents) },
  }
}
