import { z } from 'zod'
import { airCategoryAndStatus } from './category-and-status.ts'
import { genderCode, passengerTypeCode, titleCode } from '../booking/person-wire.ts'
import { entity } from '../entity.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { instant, localDateTime, usd, usdCode } from '../wire.ts'
import { answeredUniqueId, askedClientUniqueId, uniqueId } from '../booking/references.ts'
import { passengerTypeQuantity, technicalStop } from './itinerary.ts'
import {
  cabinClassCode,
  checkedBaggage,
  directionInd,
  eTicketStatus,
  fareType,
  refundMethod,
} from './coded-fields.ts'

const money = {
  BaseFare: usd.describe('Base fare in US dollars.'),
  ServiceTax: usd.describe('Service charge in US dollars.'),
  TotalFare: usd.describe('Base fare, taxes and service charge together, in US dollars.'),
  Currency: usdCode,
}

const eTicket = entity('ETicket', {
  ETicketNumber: z.string().describe('Number of the e-ticket, 13 digits.'),
  EticketStatus: eTicketStatus,
  IsRefunded: z.boolean().describe('Whether the ticket was refunded.'),
  DateOfIssue: localDateTime.describe('When the ticket was issued, in UTC.'),
  AirlinePnr: z.string().describe('Record locator of the airline, six characters.'),
  TotalRefund: usd.describe('Money given back for this ticket, in US dollars; 0 where it is not refunded.'),
})

/** A traveller of the record, with e-tickets once issued (gap 75). */
const customerInfo = entity('BookedTraveller', {
  Customer: entity('BookedPerson', {
    Gender: genderCode,
    PassengerType: passengerTypeCode,
    PassportNumber: z
      .string()
      .nullable()
      .describe('Number of the passport; null where none was sent, or once the person was erased.'),
    NationalId: z
      .string()
      .nullable()
      .describe(
        'Number of a national identity document; null where none was sent, or once the person was erased.',
      ),
    Nationality: z
      .string()
      .nullable()
      .describe('Country code; null where none was sent, or once the person was erased.'),
    DateOfBirth: localDateTime
      .nullable()
      .describe('Date of birth with a time of zeros; null once the person was erased.'),
    PassportExpireDate: localDateTime
      .nullable()
      .describe(
        'Last day of the passport with a time of zeros; null where none was sent, or once the person was erased.',
      ),
    PassportIssueCountry: z
      .string()
      .nullable()
      .describe('Country that issued the passport; null where none was sent, or once the person was erased.'),
    PassportIssueDate: localDateTime
      .nullable()
      .describe(
        'Day of issue of the passport with a time of zeros; null where none was sent, or once the person was erased.',
      ),
    PaxName: entity('BookedName', {
      PassengerFirstName: z.string().describe('Given name; `ERASED` once the person was erased.'),
      PassengerMiddleName: z
        .string()
        .nullable()
        .describe('Further given names; null where none were sent, or once the person was erased.'),
      PassengerLastName: z.string().describe('Family name; `ERASED` once the person was erased.'),
      PassengerTitle: titleCode
        .nullable()
        .describe(
          '0 Mr, 1 Mrs, 2 Ms, 3 Miss, 4 Master; null where none was sent, or once the person was erased.',
        ),
    }).describe('The name as in the passport.'),
  }).describe('The traveller, as the booking call had it.'),
  ETickets: z
    .string()
    .describe("Numbers of the traveller's e-tickets with commas between them; empty until they are issued."),
  ETicketNumbers: z.array(eTicket).describe("The traveller's e-tickets; empty until they are issued."),
})

/** A segment of the record (gap 76). */
const reservationItem = entity('BookedSegment', {
  AirEquipmentType: z.string().describe('IATA code of the aircraft, such as `77W`.'),
  AirlinePnr: z.string().describe('Record locator of the airline, six characters.'),
  DepartureAirportLocationCode: z.string().describe('IATA code of the airport of departure.'),
  ArrivalAirportLocationCode: z.string().describe('IATA code of the airport of arrival.'),
  DepartureDateTime: localDateTime.describe('Departure in local time of the airport, without an offset.'),
  ArrivalDateTime: localDateTime.describe('Arrival in local time of the airport, without an offset.'),
  DepartureTerminal: z.string().describe('Terminal of departure; may be empty.'),
  ArrivalTerminal: z.string().describe('Terminal of arrival; may be empty.'),
  DepartureAirportTerminal: z.string().describe('The same as DepartureTerminal.'),
  ArrivalAirportTerminal: z.string().describe('The same as ArrivalTerminal.'),
  Baggage: checkedBaggage,
  FlightNumber: z.string().describe("Number of the flight without the airline's code, one to four digits."),
  JourneyDuration: z.string().describe('Time from departure to arrival, HH:MM.'),
  JourneyDurationPerMinute: z.int().describe('Minutes from departure to arrival.'),
  MarketingAirlineCode: z.string().describe('IATA code of the airline that sells the flight.'),
  OperatingAirlineCode: z.string().describe('IATA code of the airline that operates the flight.'),
  ResBookDesigCode: z.string().describe('Booking class, one letter.'),
  StopQuantity: z.int().describe('Number of technical stops on the way.'),
  IsCharter: z.boolean().describe('Whether it is a charter flight.'),
  IsReturn: z.boolean().describe('Whether the flight belongs to the way back to where the journey began.'),
  CabinClassCode: cabinClassCode,
  TechnicalStops: z.array(technicalStop).describe('Landings on the way under the same flight number.'),
  AirlineRules: z
    .string()
    .describe('Refund, change and baggage of the flight as short HTML without attributes.'),
})

/** The full reservation (gaps 73-77). */
export const airBookingRecord = z.object({
  UniqueId: answeredUniqueId,
  ClientUniqueId: z.string().nullable().describe("The caller's own reference; null where none was sent."),
  FareType: fareType,
  BookedBy: z.string().describe('Display name of the account that booked.'),
  OrderBy: z
    .string()
    .nullable()
    .describe('Display name of the account that ordered the tickets; null until they are ordered.'),
  ClientBalance: usd.describe("Money in US dollars that the office's wallet can spend now."),
  TktTimeLimit: localDateTime
    .nullable()
    .describe(
      'Until when the airline holds the seats, in the zone of TktTimeLimitTimeZone; null where nothing was reserved.',
    ),
  TktTimeLimitTimeZone: z
    .string()
    .nullable()
    .describe('Offset of TktTimeLimit, always `+00:00`; null where nothing was reserved.'),
  ...airCategoryAndStatus,
  RefundMethod: refundMethod,
  ValidatingAirlineCode: z.string().describe('IATA code of the airline that issues the ticket.'),
  DirectionInd: directionInd,
  OnlineCheckIn: z
    .boolean()
    .describe('Whether the airline offers check-in online; always false, as no source tells it.'),
  BeforeTravelOnlineCheckingTime: z
    .int()
    .nullable()
    .describe('How long before departure check-in opens; always null.'),
  OnlineCheckingUrl: z.string().nullable().describe('Address of the check-in; always null.'),
  SeatSelection: z
    .boolean()
    .describe('Whether the airline offers seats online; always false, as no source tells it.'),
  BeforeTravelSeatSelectionTime: z
    .int()
    .nullable()
    .describe('How long before departure seats can be chosen; always null.'),
  SeatSelectionUrl: z.string().nullable().describe('Address of the seat map; always null.'),
  AirRemark: z.array(z.string()).describe('Remarks of the airline; always empty.'),
  MarkupForAdult: usd.describe('Markup for one adult in US dollars, as the booking call had it.'),
  MarkupForChild: usd.describe('Markup for one child in US dollars, as the booking call had it.'),
  MarkupForInfant: usd.describe('Markup for one infant in US dollars, as the booking call had it.'),
  CreatedAt: instant.describe('When the booking was made, in UTC.'),
  UpdatedAt: instant.describe('When the booking last changed, in UTC.'),
  TicketedAt: instant.nullable().describe('When the tickets were issued, in UTC; null until then.'),
  CancelledAt: instant
    .nullable()
    .describe(
      'When the booking ended, cancelled, refunded or refused by the airline, in UTC; null until then.',
    ),
  TravelItinerary: entity('BookedItinerary', {
    ItineraryInfo: entity('BookedItineraryInfo', {
      ItineraryPricing: entity('BookedTotalFare', {
        ...money,
        TotalTax: usd.describe('Taxes of all travellers in US dollars.'),
        TotalCommission: usd.describe('Commission of the agent in US dollars; it is not added to the total.'),
      }).describe('Price of all travellers together.'),
      CustomerInfoes: z.array(customerInfo).describe('The travellers with their e-tickets.'),
      ReservationItems: z.array(reservationItem).describe('The flights of all legs in order.'),
      TripDetailPtcFareBreakdowns: z
        .array(
          entity('BookedPassengerFare', {
            PassengerTypeQuantity: passengerTypeQuantity.describe(
              'For whom the price is, and how many of them travel.',
            ),
            TripDetailPassengerFare: entity('BookedFare', {
              ...money,
              Tax: usd.describe('Taxes in US dollars.'),
              Commission: usd.describe(
                'Commission of the agent in US dollars; it is not added to the total.',
              ),
            }).describe('Price of one traveller of this type.'),
          }),
        )
        .describe('Price by type of traveller: adult, child, infant; only types that travel.'),
      PhoneNumber: z.string().describe('Phone number of the travellers; `ERASED` once it was erased.'),
      Email: z.string().describe('E-mail address of the travellers; `ERASED` once it was erased.'),
    }).describe('Price, travellers and flights.'),
    BookingNotes: z
      .array(
        entity('BookingNote', {
          Note: z.string().describe('The note, free text.'),
          Date: instant.describe('When it was written, in UTC.'),
        }),
      )
      .describe('Notes on the booking, the oldest first.'),
    Services: z
      .array(z.unknown())
      .describe('Extras that were booked; always empty, as AirBook has no field for them.'),
  }).describe('What is booked.'),
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
    body: z.object({
      UniqueId: uniqueId
        .describe("The gateway's reference of the booking; at least one of the two references is required.")
        .optional(),
      ClientUniqueId: askedClientUniqueId
        .describe(
          "The caller's own reference, as the booking call had it. Sent together, the two must name the same booking.",
        )
        .optional(),
    }),
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
