import { z } from 'zod'
import { entity } from '../entity.ts'
import { localDateTime, usd } from '../wire.ts'
import { cost } from './services.ts'

const allowed = z.boolean().nullable()

/**
 * Terms of one direction. Penalty null means no information, value 0 means free (Coded fields, leg-level
 * shape).
 */
export const legTerms = entity('LegTerms', {
  Available: allowed,
  Penalty: entity('Penalty', { currency_code: z.string(), value: usd }).nullable(),
})

/** A stop of a flight at which nobody changes planes. */
export const technicalStop = entity('TechnicalStop', {
  ArrivalAirport: z.string(),
  ArrivalDateTime: localDateTime,
  DepartureDateTime: localDateTime,
})

const beforeAndAfterFlight = entity('BeforeAndAfterFlight', { BeforeFlight: allowed, AfterFlight: allowed })

/** One flight segment (PricedItinerary; gaps 33-36, 208). */
export const flightSegment = entity('Segment', {
  DepartureAirportLocationCode: z.string(),
  ArrivalAirportLocationCode: z.string(),
  DepartureDateTime: localDateTime,
  ArrivalDateTime: localDateTime,
  MarketingAirlineCode: z.string(),
  FlightNumber: z.string(),
  ResBookDesigCode: z.string(),
  Baggage: z.string().nullable(),
  CabinClassCode: z.int(),
  SeatsRemaining: z.int().nullable(),
  StopQuantity: z.int(),
  JourneyDuration: z.string(),
  JourneyDurationPerMinute: z.int(),
  ConnectionTimePerMinute: z.int(),
  OperatingAirline: entity('OperatingAirline', {
    Code: z.string(),
    FlightNumber: z.string(),
    Equipment: z.string(),
    EquipmentName: z.string(),
  }),
  /** The same as in OperatingAirline: clients read one or the other (gap 208). */
  EquipmentName: z.string(),
  DepartureTerminal: z.string(),
  ArrivalTerminal: z.string(),
  IsCharter: z.boolean(),
  IsReturn: z.boolean(),
  TechnicalStops: z.array(technicalStop),
  FlightAmenities: z.array(
    entity('FlightAmenity', { Description: z.string(), Value: z.string(), ClassName: z.string() }),
  ),
  NonRefundableType: z.int(),
  SegmentRefundRules: entity('SegmentRefundRules', {
    Refund: beforeAndAfterFlight,
    Change: beforeAndAfterFlight,
  }),
})

/**
 * One leg. JourneyDurationPerMinute counts flight minutes only; waits are in ConnectionTimePerMinute (gap
 * 33).
 */
export const originDestinationOption = entity('Leg', {
  JourneyDurationPerMinute: z.int(),
  ConnectionTimePerMinute: z.int(),
  FlightSegments: z.array(flightSegment),
  Refund: legTerms,
  Change: legTerms,
})

/** How many passengers of a type travel. */
export const passengerTypeQuantity = entity('PassengerTypeQuantity', {
  PassengerType: z.int(),
  Quantity: z.int(),
})

/** Price of a single passenger of a type, not multiplied by the quantity (gap 31). */
const ptcFareBreakdown = entity('PassengerFareBreakdown', {
  PassengerFare: entity('PassengerFare', {
    BaseFare: usd,
    TotalFare: usd,
    Commission: usd,
    ServiceTax: usd,
    Taxes: z.array(cost),
    Currency: z.string(),
  }),
  PassengerTypeQuantity: passengerTypeQuantity,
})

/** Base + Tax + ServiceTax = Total, and the breakdown adds up to the total, to the cent (gap 32). */
const itinTotalFare = entity('TotalFare', {
  BaseFare: usd,
  TotalTax: usd,
  ServiceTax: usd,
  TotalCommission: usd,
  TotalFare: usd,
  Currency: z.string(),
})

/** A priced journey. Source: Session gateway, PricedItinerary (air); gaps 28-38, 209, 210. */
export const pricedItinerary = entity('Itinerary', {
  FareSourceCode: z.string(),
  ValidatingAirlineCode: z.string(),
  DirectionInd: z.int(),
  NonRefundableType: z.int(),
  RefundMethod: z.int(),
  IsLowcost: z.boolean(),
  IsCharter: z.boolean(),
  IsReturn: z.boolean(),
  IsPassportMandatory: z.boolean(),
  IsPassportIssueDateMandatory: z.boolean(),
  IsDestinationAddressMandatory: z.boolean(),
  IsPassportNameWithSpace: z.boolean(),
  /** Shown, but no longer sold: it can be neither revalidated nor booked (gap 210). */
  IsClosed: z.boolean(),
  HasAmenities: z.boolean(),
  IsSeatServiceMandatory: z.boolean(),
  IsMealServiceMandatory: z.boolean(),
  AirItineraryPricingInfo: entity('Fare', {
    FareType: z.int(),
    ItinTotalFare: itinTotalFare,
    PtcFareBreakdown: z.array(ptcFareBreakdown),
    /** Nothing is known to be in it; always empty (gap 209). */
    FareInfoes: z.array(z.unknown()),
  }),
  OriginDestinationOptions: z.array(originDestinationOption),
})

export type PricedItinerary = z.infer<typeof pricedItinerary>
export type OriginDestinationOption = z.infer<typeof originDestinationOption>
export type WireFlightSegment = z.infer<typeof flightSegment>
export type LegTerms = z.infer<typeof legTerms>
