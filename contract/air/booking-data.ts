import { z } from 'zod'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { instant, localDateTime, usd } from '../wire.ts'
import { askedClientUniqueId, uniqueId } from '../booking/references.ts'

const money = { BaseFare: usd, ServiceTax: usd, TotalFare: usd, Currency: z.string() }

const eTicket = z.object({
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
const customerInfo = z.object({
  Customer: z.object({
    Gender: z.int(),
    PassengerType: z.int(),
    PassportNumber: z.string().nullable(),
    NationalId: z.string().nullable(),
    Nationality: z.string().nullable(),
    DateOfBirth: localDateTime.nullable(),
    PassportExpireDate: localDateTime.nullable(),
    PassportIssueCountry: z.string().nullable(),
    PassportIssueDate: localDateTime.nullable(),
    PaxName: z.object({
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
const reservationItem = z.object({
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
  TechnicalStops: z.array(
    z.object({
      ArrivalAirport: z.string(),
      ArrivalDateTime: localDateTime,
      DepartureDateTime: localDateTime,
    }),
  ),
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
  TravelItinerary: z.object({
    ItineraryInfo: z.object({
      ItineraryPricing: z.object({ ...money, TotalTax: usd, TotalCommission: usd }),
      CustomerInfoes: z.array(customerInfo),
      ReservationItems: z.array(reservationItem),
      TripDetailPtcFareBreakdowns: z.array(
        z.object({
          PassengerTypeQuantity: z.object({ PassengerType: z.int(), Quantity: z.int() }),
          TripDetailPassengerFare: z.object({ ...money, Tax: usd, Commission: usd }),
        }),
      ),
      PhoneNumber: z.string(),
      Email: z.string(),
    }),
    BookingNotes: z.array(z.object({ Note: z.string(), Date: instant })),
    Services: z.array(z.unknown()),
  }),
})

export type AirBookingRecord = z.infer<typeof airBookingRecord>

/** Keys of the record on failure: all null (gap 12). */
const emptyRecord = Object.fromEntries(Object.keys(airBookingRecord.shape).map((key) => [key, null]))

/** Reads a booking of the office by the gateway's reference, the caller's own, or both. */
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
})
