import { z } from 'zod'
import { entity } from '../entity.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { instant, localDateTime, usd } from '../wire.ts'
import { askedClientUniqueId, uniqueId } from '../booking/references.ts'
import { passengerTypeQuantity, technicalStop } from './itinerary.ts'

const money = { BaseFare: usd, ServiceTax: usd, TotalFare: usd, Currency: z.string() }

const eTicket = entity('ETicket', {
  ETicketNumber: z.string(),
  EticketStatus: z.int(),
  IsRefunded: z.boolean(),
  DateOfIssue: localDateTime,
  AirlinePnr: z.string(),
  TotalRefund: usd,
})

/**
 * A traveller of the record, with e-tickets once issued (gap 75). One whose data was erased is called ERASED
 * and has no date of birth.
 */
const customerInfo = entity('BookedTraveller', {
  Customer: entity('BookedPerson', {
    Gender: z.int(),
    PassengerType: z.int(),
    PassportNumber: z.string().nullable(),
    NationalId: z.string().nullable(),
    Nationality: z.string().nullable(),
    DateOfBirth: localDateTime.nullable(),
    PassportExpireDate: localDateTime.nullable(),
    PassportIssueCountry: z.string().nullable(),
    PassportIssueDate: localDateTime.nullable(),
    PaxName: entity('BookedName', {
      PassengerFirstName: z.string(),
      PassengerMiddleName: z.string().nullable(),
      PassengerLastName: z.string(),
      PassengerTitle: z.int().nullable(),
    }),
  }),
  ETickets: z.string(),
  ETicketNumbers: z.array(eTicket),
})

/** A segment of the record (gap 76). */
const reservationItem = entity('BookedSegment', {
  AirEquipmentType: z.string(),
  AirlinePnr: z.string(),
  DepartureAirportLocationCode: z.string(),
  ArrivalAirportLocationCode: z.string(),
  DepartureDateTime: localDateTime,
  ArrivalDateTime: localDateTime,
  DepartureTerminal: z.string(),
  ArrivalTerminal: z.string(),
  DepartureAirportTerminal: z.string(),
  ArrivalAirportTerminal: z.string(),
  Baggage: z.string().nullable(),
  FlightNumber: z.string(),
  JourneyDuration: z.string(),
  JourneyDurationPerMinute: z.int(),
  MarketingAirlineCode: z.string(),
  OperatingAirlineCode: z.string(),
  ResBookDesigCode: z.string(),
  StopQuantity: z.int(),
  IsCharter: z.boolean(),
  IsReturn: z.boolean(),
  CabinClassCode: z.int(),
  TechnicalStops: z.array(technicalStop),
  AirlineRules: z.string(),
})

/** The full reservation (gaps 73-77). */
export const airBookingRecord = z.object({
  UniqueId: z.string(),
  ClientUniqueId: z.string().nullable(),
  FareType: z.int(),
  BookedBy: z.string(),
  OrderBy: z.string().nullable(),
  ClientBalance: usd,
  TktTimeLimit: localDateTime.nullable(),
  TktTimeLimitTimeZone: z.string().nullable(),
  Category: z.int(),
  Status: z.int(),
  RefundMethod: z.int(),
  ValidatingAirlineCode: z.string(),
  DirectionInd: z.int(),
  OnlineCheckIn: z.boolean(),
  BeforeTravelOnlineCheckingTime: z.int().nullable(),
  OnlineCheckingUrl: z.string().nullable(),
  SeatSelection: z.boolean(),
  BeforeTravelSeatSelectionTime: z.int().nullable(),
  SeatSelectionUrl: z.string().nullable(),
  AirRemark: z.array(z.string()),
  MarkupForAdult: usd,
  MarkupForChild: usd,
  MarkupForInfant: usd,
  CreatedAt: instant,
  UpdatedAt: instant,
  TicketedAt: instant.nullable(),
  CancelledAt: instant.nullable(),
  TravelItinerary: entity('BookedItinerary', {
    ItineraryInfo: entity('BookedItineraryInfo', {
      ItineraryPricing: entity('BookedTotalFare', { ...money, TotalTax: usd, TotalCommission: usd }),
      CustomerInfoes: z.array(customerInfo),
      ReservationItems: z.array(reservationItem),
      TripDetailPtcFareBreakdowns: z.array(
        entity('BookedPassengerFare', {
          PassengerTypeQuantity: passengerTypeQuantity,
          TripDetailPassengerFare: entity('BookedFare', { ...money, Tax: usd, Commission: usd }),
        }),
      ),
      PhoneNumber: z.string(),
      Email: z.string(),
    }),
    BookingNotes: z.array(entity('BookingNote', { Note: z.string(), Date: instant })),
    Services: z.array(z.unknown()),
  }),
})

export type AirBookingRecord = z.infer<typeof airBookingRecord>

/** Keys of the record on failure: all null (gap 12). */
const emptyRecord = Object.fromEntries(Object.keys(airBookingRecord.shape).map((key) => [key, null]))

export const airBookingData = operation({
  ...sessionCall,
  id: 'air.booking-data',
  path: '/Air/AirBookingData',
  permission: 'air_booking_data',
  request: {
    params: null,
    query: null,
    body: z.object({ UniqueId: uniqueId.optional(), ClientUniqueId: askedClientUniqueId.optional() }),
  },
  response: airBookingRecord,
  onFailure: emptyRecord,
  booking: { asked: 'UniqueId', answered: 'UniqueId' },
  errors: ['Err0103003', 'Err0106002'],
  kind: 'read',
  serverOnly: true,
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'Air, AirBookingData', gaps: [72, 73, 74, 75, 76, 77] },
  standing: 'documented',
  summary: 'Read a booking by UniqueId or ClientUniqueId',
  description: "Reads a booking of the office by the gateway's reference, the caller's own, or both.",
})
