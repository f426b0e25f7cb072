import { z } from 'zod'
import { hotelCategoryAndStatus } from './category-and-status.ts'
import { passengerTypeCode, titleCode } from '../booking/person-wire.ts'
import { entity } from '../entity.ts'
import { askedClientUniqueId, uniqueId } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { instant, localDateTime, usd, usdCode } from '../wire.ts'
import { cancellationPolicies, hotelPolicy, hotelTimeZone, offeredHotel, offeredRoom } from './offer.ts'
import { hotelId } from './stay-request.ts'
import {
  boardBasis,
  boardText,
  hotelRefundType,
  nonRefundable,
  policyText,
  refundableUntil,
} from './rate-terms.ts'

/** A guest of the record (gap 97). */
const bookedGuest = entity('BookedGuest', {
  FirstName: z.string().describe('Given name; `ERASED` once the person was erased.'),
  LastName: z.string().describe('Family name; `ERASED` once the person was erased.'),
  PassengerType: passengerTypeCode,
  PassengerTitle: titleCode
    .nullable()
    .describe(
      '0 Mr, 1 Mrs, 2 Ms, 3 Miss, 4 Master; null where none was sent, or once the person was erased.',
    ),
  Gender: z.int().nullable().describe('0 male, 1 female; null where none was sent.'),
  ChildAge: z.int().nullable().describe('Age of a child in years; null for adults, and where none was sent.'),
  Nationality: z
    .string()
    .nullable()
    .describe('Country code; null where none was sent, or once the person was erased.'),
  NationalId: z
    .string()
    .nullable()
    .describe(
      'Number of a national identity document; null where none was sent, or once the person was erased.',
    ),
  PassportNumber: z
    .string()
    .nullable()
    .describe('Number of the passport; null where none was sent, or once the person was erased.'),
})

/** A room of the record with its guests (gap 97). */
const bookedRoom = entity('BookedRoom', {
  RoomArchiveId: z.string().describe('Id of this room of this booking.'),
  RoomId: z.string().describe('Number of the room type as text.'),
  Name: z.string().describe('Name of the room type.'),
  MealType: z
    .string()
    .describe(
      'Board: `Room Only`, `Self Catering`, `BB` (breakfast), `HB` (half board), `FB` (full board) or `AI` (all inclusive).',
    ),
  SharingBedding: z.boolean().describe('Whether guests share a bed with strangers; always false.'),
  BedGroups: z.string().describe('The beds in English, with commas between them.'),
  AdultCount: z.int().describe('Adults in this room.'),
  ChildCount: z.int().describe('Children in this room.'),
  ChildAges: z.array(z.int()).describe('Age of each child at check-out, in years.'),
  NetRate: usd.describe('Share of this room in the price of the whole stay, in US dollars.'),
  Passengers: z.array(bookedGuest).describe('The guests of the room.'),
  HotelRoomEarlyCheckin: offeredRoom.shape.HotelRoomEarlyCheckin,
  HotelRoomLateCheckout: offeredRoom.shape.HotelRoomLateCheckout,
})

/**
 * The full reservation (gaps 97, 205, 211). A hold that lapsed and one that was cancelled are both 30/30.
 * They differ in CancelledAt, which equals PaymentDeadline after a lapse, and in CancellationCharge, which
 * only a cancellation has.
 */
export const hotelBookingRecord = z.object({
  UniqueId: z.string().describe("The gateway's reference of the booking: `PH` and at least seven digits."),
  ClientUniqueId: z.string().nullable().describe("The caller's own reference; null where none was sent."),
  BookedBy: z.string().describe('Display name of the account that booked.'),
  OrderBy: z
    .string()
    .nullable()
    .describe('Display name of the account that confirmed the booking; null until it is confirmed.'),
  ClientBalance: usd.describe("Money in US dollars that the office's wallet can spend now."),
  ...hotelCategoryAndStatus,
  PaymentDeadline: localDateTime
    .nullable()
    .describe(
      'Until when the booking had to be confirmed, in UTC without an offset; null where nothing was reserved.',
    ),
  CanExtendPaymentDeadline: z.boolean().describe('Whether HotelExtendPaymentDeadline can move the deadline.'),
  FareSourceCode: z.string().describe('Code of the rate that was booked.'),
  SupplierName: z.string().describe('Name of the inventory source.'),
  VatNumber: z.string().nullable().describe('VAT number of the supplier; always null.'),
  TotalNetRate: usd.describe('Price of the whole stay for all rooms, in US dollars.'),
  Currency: usdCode,
  CheckIn: localDateTime.describe('Day of arrival with a time of zeros.'),
  CheckOut: localDateTime.describe('Day of departure with a time of zeros.'),
  HotelId: hotelId.describe('Number of the hotel.'),
  Hotel: entity('BookedHotel', {
    ...offeredHotel.shape,
    address: z.string().describe('Street and number; empty where the source has no address.'),
    city: z.string().describe('Name of the city; empty where the source has no address.'),
    country: z.string().describe('Name of the country; empty where the source has no address.'),
    phone: z
      .string()
      .describe('Phone number of the hotel; absent or empty where the source has none. A field of ours.')
      .optional(),
    time_zone: hotelTimeZone,
  }).describe('The hotel.'),
  Rooms: z.array(bookedRoom).describe('The rooms with their guests.'),
  MealPlan: boardText,
  Board: boardBasis,
  NonRefundable: nonRefundable,
  RefundableUntil: refundableUntil,
  HotelRefundType: hotelRefundType,
  CancellationPolicies: cancellationPolicies,
  PlainTextCancellationPolicy: policyText,
  CancellationCharge: usd
    .nullable()
    .describe(
      'What the cancellation cost, in US dollars; null where nobody cancelled, also after a hold that ended by itself.',
    ),
  RefundAmount: usd
    .nullable()
    .describe(
      'Money given back to the wallet by the cancellation, in US dollars; null where nobody cancelled.',
    ),
  HotelConfirmationNo: z.string().nullable().describe('The first voucher number; null until it is issued.'),
  VoucherNumbers: z.array(z.string()).describe('Numbers of the vouchers; empty until they are issued.'),
  Amenities: z
    .array(z.string())
    .describe('Facilities of the hotel in English; empty where the source has none.'),
  Remarks: z.array(z.string()).describe('Rules of the hotel for its guests, in English.'),
  HotelPolicy: hotelPolicy.describe('What the hotel tells its guests.'),
  PhoneNumber: z.string().describe('Phone number of the guests; `ERASED` once it was erased.'),
  Email: z.string().describe('E-mail address of the guests; `ERASED` once it was erased.'),
  CountryCode: z
    .string()
    .nullable()
    .describe('Country of the hotel, ISO 3166-1 alpha-2; null where the source does not say.'),
  NationalityId: z.string().nullable().describe('Country code of the guests; null where none was sent.'),
  Note: z
    .string()
    .nullable()
    .describe('Free text to the hotel; null where none was sent, or once the contact was erased.'),
  GuestArrival: z
    .string()
    .nullable()
    .describe('When and how the guests arrive; null where nothing was sent, or once the contact was erased.'),
  GuestDeparture: z
    .string()
    .nullable()
    .describe('When and how the guests leave; null where nothing was sent, or once the contact was erased.'),
  HotelTransfers: z
    .array(z.record(z.string(), z.unknown()))
    .describe('Transfers of the guests as they were sent; empty once the contact was erased.'),
  IsReserveOffline: z.boolean().describe('Whether a person makes the booking at the hotel; always false.'),
  CreatedAt: instant.describe('When the booking was made, in UTC.'),
  UpdatedAt: instant.describe('When the booking last changed, in UTC.'),
  ConfirmedAt: instant.nullable().describe('When the booking was confirmed, in UTC; null until then.'),
  CancelledAt: instant
    .nullable()
    .describe(
      'When the booking was cancelled, in UTC, by the end of the hold at PaymentDeadline; null otherwise.',
    ),
})

export type HotelBookingRecord = z.infer<typeof hotelBookingRecord>

/** Keys of the record on failure: all null (gap 12). */
const emptyRecord = Object.fromEntries(Object.keys(hotelBookingRecord.shape).map((key) => [key, null]))

export const hotelBookingData = operation({
  ...sessionCall,
  id: 'hotel.booking-data',
  path: '/v2/Hotel/HotelBookingData',
  aliases: ['/Hotel/HotelBookingData'],
  permission: 'hotel_booking_data',
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
  response: hotelBookingRecord,
  onFailure: emptyRecord,
  booking: { asked: 'UniqueId', answered: 'UniqueId' },
  errors: ['Err0104002', 'Err0106002'],
  kind: 'read',
  serverOnly: true,
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'Hotel v2', gaps: [87, 96, 97, 106] },
  standing: 'documented',
  summary: 'Read a hotel booking by UniqueId or ClientUniqueId',
  description: "Reads a hotel booking of the office by the gateway's reference, the caller's own, or both.",
})
