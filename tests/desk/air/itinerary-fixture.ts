import type { PricedItinerary, WireFlightSegment } from '../../../contract/air/itinerary.ts'
import type { Fare } from '../../../lib/air/fare.ts'
import { parseFare } from '../../../lib/air/parse-fare.ts'

/** The facts of an itinerary that a test sets; the fixture fills in the rest. */
export type ItineraryFacts = {
  code: string
  total?: number
  /**
   * One text per leg: `SQ317 LHR-SIN 11:25 770`; segments are separated by `>`, a wait after a segment is
   * `+90`.
   */
  legs?: readonly string[]
  bags?: string | null
  type?: number
  available?: boolean | null
  penalty?: number | null
  fareType?: number
  cabin?: number
  seats?: number | null
  closed?: boolean
  lowCost?: boolean
}

/** The travellers of one type, and the fare of each, as on the wire. */
export function breakdown(
  PassengerType: number,
  Quantity: number,
  TotalFare = 0,
): PricedItinerary['AirItineraryPricingInfo']['PtcFareBreakdown'][number] {
  return {
    PassengerFare: {
      BaseFare: TotalFare,
      TotalFare,
      Commission: 0,
      ServiceTax: 0,
      Taxes: [],
      Currency: 'USD',
    },
    PassengerTypeQuantity: { PassengerType, Quantity },
  }
}

/** An itinerary as on the wire, from a few facts. */
export function itinerary(facts: ItineraryFacts): PricedItinerary {
  const total = facts.total ?? 500
  const legs = facts.legs ?? ['SQ317 LHR-SIN 11:25 770']
  const terms = {
    Available: facts.available === undefined ? true : facts.available,
    Penalty: facts.penalty === null ? null : { currency_code: 'USD', value: facts.penalty ?? 0 },
  }
  return {
    FareSourceCode: facts.code,
    ValidatingAirlineCode: 'SQ',
    DirectionInd: legs.length > 1 ? 2 : 1,
    NonRefundableType: facts.type ?? 2,
    RefundMethod: 1,
    IsLowcost: facts.lowCost ?? false,
    IsCharter: false,
    IsReturn: false,
    IsPassportMandatory: false,
    IsPassportIssueDateMandatory: false,
    IsDestinationAddressMandatory: false,
    IsPassportNameWithSpace: false,
    IsClosed: facts.closed ?? false,
    HasAmenities: false,
    IsSeatServiceMandatory: false,
    IsMealServiceMandatory: false,
    HasCancellationGuarantee: false,
    CustomerAddressMaxLength: 0,
    HasFareFamilies: false,
    FareFamily: null,
    Labels: [],
    LabelsFa: [],
    PayLater: { HasPayLater: false, FixedInitialPayment: 0, InitialPaymentPercentage: 0 },
    VisaRequirements: [],
    AirItineraryPricingInfo: {
      FareType: facts.fareType ?? 1,
      ItinTotalFare: {
        BaseFare: total,
        TotalTax: 0,
        ServiceTax: 0,
        TotalCommission: 0,
        TotalFare: total,
        Currency: 'USD',
      },
      PtcFareBreakdown: [],
      FareInfoes: [],
    },
    OriginDestinationOptions: legs.map((text) => {
      const segments = text.split('>').map((part) => segment(part.trim(), facts))
      return {
        JourneyDurationPerMinute: sum(segments.map((one) => one.JourneyDurationPerMinute)),
        ConnectionTimePerMinute: sum(segments.map((one) => one.ConnectionTimePerMinute)),
        FlightSegments: segments,
        Refund: terms,
        Change: terms,
      }
    }),
  }
}

/** The same as the desk reads it. */
export function fareFixture(facts: ItineraryFacts): Fare {
  return parseFare(itinerary(facts))
}

function segment(text: string, facts: ItineraryFacts): WireFlightSegment {
  const match = /^(\w\w)(\d+) (\w{3})-(\w{3}) (\d\d:\d\d) (\d+)(?: \+(\d+))?$/.exec(text)
  if (!match) throw new Error(`no segment: ${text}`)
  const [, carrier = '', number = '', from = '', to = '', time = '', minutes, wait] = match
  const departAt = `2027-01-14T${time}:00`
  const arriveAt = new Date(Date.parse(`${departAt}Z`) + Number(minutes) * 60_000).toISOString().slice(0, 19)
  return {
    DepartureAirportLocationCode: from,
    ArrivalAirportLocationCode: to,
    DepartureDateTime: departAt,
    ArrivalDateTime: arriveAt,
    MarketingAirlineCode: carrier,
    FlightNumber: number,
    ResBookDesigCode: 'Y',
    Baggage: facts.bags === undefined ? '1 pieces' : facts.bags,
    CabinClassCode: facts.cabin ?? 1,
    SeatsRemaining: facts.seats === undefined ? 9 : facts.seats,
    StopQuantity: 0,
    JourneyDuration: '00:00',
    JourneyDurationPerMinute: Number(minutes),
    ConnectionTimePerMinute: Number(wait ?? 0),
    OperatingAirline: {
      Code: carrier,
      FlightNumber: number,
      Equipment: '359',
      EquipmentName: 'Airbus A350-900',
    },
    EquipmentName: 'Airbus A350-900',
    DepartureTerminal: '2',
    ArrivalTerminal: '3',
    IsCharter: false,
    IsReturn: false,
    TechnicalStops: [],
    FlightAmenities: [],
    NonRefundableType: facts.type ?? 2,
    SegmentRefundRules: {
      Refund: { BeforeFlight: null, AfterFlight: null },
      Change: { BeforeFlight: null, AfterFlight: null },
    },
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
