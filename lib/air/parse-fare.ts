import { cabinName, fareTypes, nonRefundableTypes } from '../../contract/air/codes.ts'
import type { AirBaggagesAnswer } from '../../contract/air/baggages.ts'
import type {
  LegTerms,
  OriginDestinationOption,
  PricedItinerary,
  WireFlightSegment,
} from '../../contract/air/itinerary.ts'
import { passengerTypes } from '../../contract/booking/person.ts'
import { centsOfUsd } from '../money.ts'
import { bagOf, lesserBag, type Bag } from './bag.ts'
import type { Fare, FareBaggage, FareLeg, FareSegment, FeeTerms } from './fare.ts'
import type { FarePart } from './fare-markup.ts'

/**
 * Reads a fare of the booking service (Session gateway, PricedItinerary; gaps 28-38, 208-210). The browser
 * does this for each of the thousands of fares of a search.
 */
export function parseFare(itinerary: PricedItinerary): Fare {
  const { AirItineraryPricingInfo: pricing, NonRefundableType: refundType } = itinerary
  const { BaseFare, TotalTax, ServiceTax, TotalFare } = pricing.ItinTotalFare
  const legs = itinerary.OriginDestinationOptions.map(parseLeg)
  const totalCents = centsOfUsd(TotalFare)
  const serviceFeeCents = centsOfUsd(ServiceTax)
  const { bag, cabin, seats } = leastOf(legs)
  const refund = refundOf(refundType, legs)
  const change = strictestTerms(legs.map((leg) => leg.change))
  const isPrivate = pricing.FareType === fareTypes.private
  const { IsClosed: isClosed, IsLowcost: isLowCost } = itinerary
  return {
    offerCode: itinerary.FareSourceCode,
    id: `${totalCents}:${pricing.FareType}:${flownAs(legs)}:${refundType}`,
    price: {
      baseCents: centsOfUsd(BaseFare),
      taxCents: centsOfUsd(TotalTax) + serviceFeeCents,
      totalCents,
    },
    serviceFeeCents,
    parts: pricing.PtcFareBreakdown.map(parsePart),
    legs,
    refund,
    change,
    refundAfter: refundAfterOf(refundType, legs),
    bag,
    cabin,
    seats,
    conditions: conditionsText({ bag, cabin, seats, refund, change, isPrivate, isClosed, isLowCost }),
    isPrivate,
    isClosed,
    isLowCost,
    passportMandatory: itinerary.IsPassportMandatory,
    issueDateMandatory: itinerary.IsPassportIssueDateMandatory,
    addressMandatory: itinerary.IsDestinationAddressMandatory,
  }
}

/** The travellers of one type; one of a type that is not documented counts as an adult. */
function parsePart({
  PassengerTypeQuantity: { PassengerType, Quantity },
  PassengerFare,
}: PricedItinerary['AirItineraryPricingInfo']['PtcFareBreakdown'][number]): FarePart {
  return {
    type: passengerTypes.find(({ code }) => code === PassengerType)?.name ?? 'adult',
    quantity: Quantity,
    cents: centsOfUsd(PassengerFare.TotalFare),
  }
}

function parseLeg(option: OriginDestinationOption, legIndex: number): FareLeg {
  const { FlightSegments: segments } = option
  return {
    segments: segments.map((segment) => parseSegment(segment, legIndex)),
    totalMinutes: option.JourneyDurationPerMinute + option.ConnectionTimePerMinute,
    refund: parseTerms(option.Refund),
    change: parseTerms(option.Change),
    refundAfter: strictest(segments.map((segment) => segment.SegmentRefundRules.Refund.AfterFlight)),
    changeAfter: strictest(segments.map((segment) => segment.SegmentRefundRules.Change.AfterFlight)),
  }
}

const NO_STOPS: FareSegment['technicalStops'] = []

function parseStop(stop: WireFlightSegment['TechnicalStops'][number]): FareSegment['technicalStops'][number] {
  return {
    airport: stop.ArrivalAirport,
    arrivalAt: stop.ArrivalDateTime,
    departureAt: stop.DepartureDateTime,
  }
}

function parseSegment(segment: WireFlightSegment, legIndex: number): FareSegment {
  const { MarketingAirlineCode: carrierCode, OperatingAirline: operating, CabinClassCode: cabin } = segment
  return {
    carrierCode,
    flightNumber: segment.FlightNumber,
    operatingCarrierCode: operating.Code && operating.Code !== carrierCode ? operating.Code : null,
    origin: { code: segment.DepartureAirportLocationCode, terminal: segment.DepartureTerminal || null },
    destination: { code: segment.ArrivalAirportLocationCode, terminal: segment.ArrivalTerminal || null },
    departureAt: segment.DepartureDateTime,
    arrivalAt: segment.ArrivalDateTime,
    flightMinutes: segment.JourneyDurationPerMinute,
    connectionMinutes: segment.ConnectionTimePerMinute || null,
    cabin,
    cabinName: cabinName(cabin),
    bookingClass: segment.ResBookDesigCode,
    baggage: segment.Baggage,
    bag: bagOf(segment.Baggage),
    seats: segment.SeatsRemaining,
    // Gateways write the name inside OperatingAirline or on the segment (gap 208).
    equipment: operating.EquipmentName || segment.EquipmentName || operating.Equipment || null,
    isCharter: segment.IsCharter,
    technicalStops: segment.TechnicalStops.length === 0 ? NO_STOPS : segment.TechnicalStops.map(parseStop),
    legIndex,
  }
}

const UNKNOWN: FeeTerms = { kind: 'unknown' }
const REFUSED: FeeTerms = { kind: 'refused' }

/** Terms before departure (Coded fields, the leg-level shape). */
function parseTerms({ Available: allowed, Penalty: penalty }: LegTerms): FeeTerms {
  if (allowed === null) return UNKNOWN
  if (!allowed) return REFUSED
  return { kind: 'allowed', feeCents: penalty && centsOfUsd(penalty.value) }
}

/** NonRefundableType counts besides the legs (Coded fields (air); gap 201). */
function refundOf(type: number, legs: readonly FareLeg[]): FeeTerms {
  if (type === nonRefundableTypes.never || type === nonRefundableTypes.beforeDeparture) {
    return REFUSED
  }
  const refund = strictestTerms(legs.map((leg) => leg.refund))
  return type === nonRefundableTypes.unknown && refund.kind === 'allowed' ? UNKNOWN : refund
}

function refundAfterOf(type: number, legs: readonly FareLeg[]): boolean | null {
  if (type === nonRefundableTypes.never || type === nonRefundableTypes.afterDeparture) return false
  return strictest(legs.map((leg) => leg.refundAfter))
}

/** One leg that refuses decides, then one that is not known; otherwise the fees of the legs add up. */
function strictestTerms(terms: readonly FeeTerms[]): FeeTerms {
  let feeCents: number | null = 0
  let isKnown = terms.length > 0
  for (const term of terms) {
    if (term.kind === 'refused') return term
    if (term.kind === 'unknown') isKnown = false
    else feeCents = term.feeCents === null || feeCents === null ? null : feeCents + term.feeCents
  }
  return isKnown ? { kind: 'allowed', feeCents } : UNKNOWN
}

/**
 * False if any answer is false, otherwise null if any is unknown: an unknown answer is never shown as
 * allowed.
 */
function strictest(answers: readonly (boolean | null)[]): boolean | null {
  if (answers.includes(false)) return false
  return answers.length === 0 || answers.includes(null) ? null : true
}

/** The facts that hold on all flights: the least bag, the lowest cabin, the fewest seats. */
function leastOf(legs: readonly FareLeg[]): Pick<Fare, 'bag' | 'cabin' | 'seats'> {
  let bag: Bag | null = null
  let cabin = Infinity
  let seats: number | null = null
  for (const leg of legs) {
    for (const segment of leg.segments) {
      bag = bag === null ? segment.bag : lesserBag(bag, segment.bag)
      if (segment.cabin < cabin) cabin = segment.cabin
      if (segment.seats !== null && (seats === null || segment.seats < seats)) seats = segment.seats
    }
  }
  return { bag: bag ?? bagOf(null), cabin, seats }
}

/** Booking class and cabin of each flight, then the baggage of each. */
function flownAs(legs: readonly FareLeg[]): string {
  let classes = ''
  let bags = ''
  for (const { segments } of legs) {
    for (const { bookingClass, cabin, baggage } of segments) {
      classes += `${bookingClass}${cabin}`
      bags += baggage ?? '?'
    }
  }
  return `${classes}:${bags}`
}

function conditionsText(
  facts: Pick<Fare, 'bag' | 'cabin' | 'seats' | 'refund' | 'change' | 'isPrivate' | 'isClosed' | 'isLowCost'>,
): string {
  const terms = (of: FeeTerms) => (of.kind === 'allowed' ? (of.feeCents ?? '?') : of.kind)
  const { bag } = facts
  const size = bag.kind === 'pieces' ? bag.count : bag.kind === 'weight' ? `${bag.kilograms}kg` : bag.kind
  const flags = `${Number(facts.isPrivate)}${Number(facts.isClosed)}${Number(facts.isLowCost)}`
  return `${facts.cabin} ${size} ${terms(facts.refund)} ${terms(facts.change)} ${flags} ${facts.seats}`
}

/** Reads the answer of AirBaggages (Session gateway; gaps 35, 50, 51). */
export function parseBaggage({ BaggageInfoes, Services }: AirBaggagesAnswer): FareBaggage {
  return {
    flights: BaggageInfoes.map(({ FlightNo, Departure, Arrival, Baggage }) => ({
      flight: FlightNo,
      from: Departure,
      to: Arrival,
      bag: bagOf(Baggage),
      baggage: Baggage,
    })),
    extras: Services.map(({ Description, ServiceCost }) => ({
      description: Description,
      cents: centsOfUsd(ServiceCost.Amount),
    })),
  }
}
