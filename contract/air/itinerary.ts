import { z } from 'zod'
import { passengerTypeCode } from '../booking/person-wire.ts'
import { entity } from '../entity.ts'
import { localDateTime, usd, usdCode } from '../wire.ts'
import { cost } from './services.ts'
import {
  cabinClassCode,
  checkedBaggage,
  directionInd,
  fareType,
  nonRefundableType,
  refundMethod,
} from './coded-fields.ts'

const allowed = z.boolean().nullable()

/** Terms of one direction (Coded fields, leg-level shape). */
export const legTerms = entity('LegTerms', {
  Available: allowed.describe('Whether it is allowed before departure; null where the source does not say.'),
  Penalty: entity('Penalty', {
    currency_code: usdCode,
    value: usd.describe('Amount in US dollars; 0 means free of charge.'),
  })
    .nullable()
    .describe('What it costs for the leg and all its travellers; null where nothing is known.'),
})

/** A stop of a flight at which nobody changes planes. */
export const technicalStop = entity('TechnicalStop', {
  ArrivalAirport: z.string().describe('IATA code of the airport.'),
  ArrivalDateTime: localDateTime.describe('Arrival there in local time, without an offset.'),
  DepartureDateTime: localDateTime.describe('Departure from there in local time, without an offset.'),
})

const beforeAndAfterFlight = entity('BeforeAndAfterFlight', {
  BeforeFlight: allowed.describe(
    'Whether it is allowed before departure; null where the source does not say.',
  ),
  AfterFlight: allowed.describe('Whether it is allowed after departure; null where the source does not say.'),
})

/** One flight segment (PricedItinerary; gaps 33-36, 208). */
export const flightSegment = entity('Segment', {
  DepartureAirportLocationCode: z.string().describe('IATA code of the airport of departure.'),
  ArrivalAirportLocationCode: z.string().describe('IATA code of the airport of arrival.'),
  DepartureDateTime: localDateTime.describe('Departure in local time of the airport, without an offset.'),
  ArrivalDateTime: localDateTime.describe('Arrival in local time of the airport, without an offset.'),
  MarketingAirlineCode: z.string().describe('IATA code of the airline that sells the flight.'),
  FlightNumber: z.string().describe("Number of the flight without the airline's code, one to four digits."),
  ResBookDesigCode: z.string().describe('Booking class, one letter.'),
  Baggage: checkedBaggage,
  CabinClassCode: cabinClassCode,
  SeatsRemaining: z
    .int()
    .nullable()
    .describe(
      'Seats left at this price, 1 to 9, where 9 means nine or more; null where the source does not say.',
    ),
  StopQuantity: z.int().describe('Number of technical stops on the way.'),
  JourneyDuration: z.string().describe('Time from departure to arrival, HH:MM.'),
  JourneyDurationPerMinute: z.int().describe('Minutes from departure to arrival.'),
  ConnectionTimePerMinute: z
    .int()
    .describe('Minutes of waiting after this flight; 0 on the last one of the leg.'),
  OperatingAirline: entity('OperatingAirline', {
    Code: z.string().describe('IATA code of the airline that operates the flight.'),
    FlightNumber: z.string().describe("Number that the flight has there, without the airline's code."),
    Equipment: z.string().describe('IATA code of the aircraft, such as `77W`.'),
    EquipmentName: z.string().describe('Name of the aircraft, such as `Boeing 777-300ER`.'),
  }).describe('Who flies the aircraft, and which.'),
  EquipmentName: z.string().describe('Name of the aircraft, as in OperatingAirline.'),
  DepartureTerminal: z.string().describe('Terminal of departure; may be empty.'),
  ArrivalTerminal: z.string().describe('Terminal of arrival; may be empty.'),
  IsCharter: z.boolean().describe('Whether it is a charter flight.'),
  IsReturn: z.boolean().describe('Whether the flight belongs to the way back to where the journey began.'),
  TechnicalStops: z.array(technicalStop).describe('Landings on the way under the same flight number.'),
  FlightAmenities: z
    .array(
      entity('FlightAmenity', {
        Description: z.string().describe('The amenity in words.'),
        Value: z.string().describe('Its value.'),
        ClassName: z.string().describe('Its kind.'),
      }),
    )
    .describe('What the flight offers; always empty, as no source tells it.'),
  NonRefundableType: nonRefundableType,
  SegmentRefundRules: entity('SegmentRefundRules', {
    Refund: beforeAndAfterFlight.describe('Whether a refund is allowed.'),
    Change: beforeAndAfterFlight.describe('Whether a change is allowed.'),
  }).describe('Whether refund and change are allowed, before and after departure.'),
})

/** One leg (gap 33). */
export const originDestinationOption = entity('Leg', {
  JourneyDurationPerMinute: z
    .int()
    .describe('Minutes in the air on all flights of the leg; the waits between them are not counted.'),
  ConnectionTimePerMinute: z.int().describe('Minutes of waiting between the flights of the leg.'),
  FlightSegments: z.array(flightSegment).describe('The flights of the leg in order.'),
  Refund: legTerms.describe('Terms of a refund.'),
  Change: legTerms.describe('Terms of a change.'),
})

/** How many passengers of a type travel. */
export const passengerTypeQuantity = entity('PassengerTypeQuantity', {
  PassengerType: passengerTypeCode,
  Quantity: z.int().describe('How many travel; the amounts are not multiplied by it.'),
})

/** The price by type of traveller (gap 31). */
const ptcFareBreakdown = entity('PassengerFareBreakdown', {
  PassengerFare: entity('PassengerFare', {
    BaseFare: usd.describe('Base fare in US dollars.'),
    TotalFare: usd.describe('Base fare, taxes and service charge together, in US dollars.'),
    Commission: usd.describe('Commission of the agent in US dollars; it is not added to the total.'),
    ServiceTax: usd.describe('Service charge in US dollars.'),
    Taxes: z.array(cost).describe('Taxes; one element may be the sum of all.'),
    Currency: usdCode,
  }).describe('Price of one traveller of this type, in US dollars.'),
  PassengerTypeQuantity: passengerTypeQuantity.describe(
    'For whom the price is, and how many of them travel.',
  ),
})

/** Base + Tax + ServiceTax = Total, and the breakdown adds up to the total, to the cent (gap 32). */
const itinTotalFare = entity('TotalFare', {
  BaseFare: usd.describe('Base fare of all travellers in US dollars.'),
  TotalTax: usd.describe('Taxes of all travellers in US dollars.'),
  ServiceTax: usd.describe('Service charge of all travellers in US dollars.'),
  TotalCommission: usd.describe('Commission of the agent in US dollars; it is not added to the total.'),
  TotalFare: usd.describe(
    'Price of the journey for all travellers in US dollars: BaseFare, TotalTax and ServiceTax together.',
  ),
  Currency: usdCode,
})

/** The family of a fare, leg by leg (gap 253). */
const fareFamily = entity('FareFamily', {
  FareFamilyComponents: z
    .array(
      entity('FareFamilyComponent', {
        RateCategory: z.string().describe('Cabin of the family in capitals, such as `ECONOMY`.'),
        Name: z.string().describe('What the source calls the family, such as `Light`.'),
        CarrierAirlineCode: z.string().describe('IATA code of the airline whose family it is.'),
        Origin: z.string().describe('IATA code of the first airport of the leg.'),
        Destination: z.string().describe('IATA code of the last airport of the leg.'),
        Descriptions: z
          .array(
            entity('FareFamilyDescription', {
              Indicator: z.int().describe('Whether it is included.'),
              AirlineCode: z.string().describe('IATA code of the airline.'),
              ServiceType: z.int().describe('Its kind.'),
              Details: z.string().describe('The service in words.'),
            }),
          )
          .describe('What the family includes; always empty, as terms and baggage say it.'),
      }),
    )
    .describe('One for each leg in order.'),
})

/** No fare is paid in parts. */
const payLater = entity('PayLater', {
  HasPayLater: z.boolean().describe('Whether it can be paid in parts; always false.'),
  FixedInitialPayment: usd.describe('First part in US dollars; always 0.'),
  InitialPaymentPercentage: z.number().describe('First part as a percentage of the price; always 0.'),
})

/** A priced journey. Source: Session gateway, PricedItinerary (air); gaps 28-38, 209, 210, 253. */
export const pricedItinerary = entity('Itinerary', {
  FareSourceCode: z
    .string()
    .describe(
      'Code of this fare, passed back exactly as received to rules, baggage, revalidation and booking.',
    ),
  ValidatingAirlineCode: z.string().describe('IATA code of the airline that issues the ticket.'),
  DirectionInd: directionInd,
  NonRefundableType: nonRefundableType,
  RefundMethod: refundMethod,
  IsLowcost: z.boolean().describe('Whether it is a fare of a low-cost airline.'),
  IsCharter: z.boolean().describe('Whether any flight is a charter flight.'),
  IsReturn: z.boolean().describe('Whether the journey leads back to where it began.'),
  IsPassportMandatory: z
    .boolean()
    .describe('Whether each traveller needs a passport with number and expiry to book.'),
  IsPassportIssueDateMandatory: z.boolean().describe('Whether the passport must have its day of issue too.'),
  IsDestinationAddressMandatory: z
    .boolean()
    .describe(
      'Whether the airline must know where the travellers will stay. AirBook has no field for it and never refuses for want of it.',
    ),
  IsPassportNameWithSpace: z
    .boolean()
    .describe('Whether names of several words keep their blanks; always false.'),
  IsClosed: z
    .boolean()
    .describe('Whether the fare is shown and no longer sold: it can be neither revalidated nor booked.'),
  HasAmenities: z
    .boolean()
    .describe('Whether the airline describes seat, meals and entertainment of the flights.'),
  IsSeatServiceMandatory: z.boolean().describe('Whether a seat must be chosen; always false.'),
  IsMealServiceMandatory: z.boolean().describe('Whether a meal must be chosen; always false.'),
  HasCancellationGuarantee: z
    .boolean()
    .describe('Whether a guarantee covers a cancellation; always false, as none is sold.'),
  CustomerAddressMaxLength: z
    .int()
    .describe('Longest address of a traveller that is taken; always 0, as none is.'),
  HasFareFamilies: z
    .boolean()
    .describe(
      'Whether the source sells these flights in the same cabins in several families: fares of the same flights for which it is true belong together.',
    ),
  FareFamily: fareFamily
    .nullable()
    .describe('The family of this fare; null where the source has one price for the flights.'),
  Labels: z.array(z.string()).describe('Labels of the fare; always empty.'),
  LabelsFa: z.array(z.string()).describe('The labels in Persian; always empty.'),
  PayLater: payLater.describe('Whether it can be paid in parts.'),
  VisaRequirements: z
    .array(z.unknown())
    .describe('Visas that the journey needs; always empty, as no source tells them.'),
  AirItineraryPricingInfo: entity('Fare', {
    FareType: fareType,
    ItinTotalFare: itinTotalFare.describe('Price of all travellers together.'),
    PtcFareBreakdown: z
      .array(ptcFareBreakdown)
      .describe('Price by type of traveller: adult, child, infant; only types that travel.'),
    FareInfoes: z.array(z.unknown()).describe('Always empty; clients expect it.'),
  }).describe('The price.'),
  OriginDestinationOptions: z.array(originDestinationOption).describe('The legs of the journey in order.'),
})

export type PricedItinerary = z.infer<typeof pricedItinerary>
export type OriginDestinationOption = z.infer<typeof originDestinationOption>
export type WireFlightSegment = z.infer<typeof flightSegment>
export type LegTerms = z.infer<typeof legTerms>
