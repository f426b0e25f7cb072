import { z } from 'zod'
import { entity } from '../entity.ts'
import { askedClientUniqueId, uniqueId } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { instant, localDateTime, usd } from '../wire.ts'
import { cancellationPolicy, hotelPolicy, hotelTimeZone, offeredHotel, offeredRoom } from './offer.ts'
import { hotelId } from './stay-request.ts'

/** A guest of the record (gap 97). One whose data was erased is called ERASED. */
const bookedGuest = entity('BookedGuest', {
  FirstName: z.string(),
  LastName: z.string(),
  PassengerType: z.int(),
  PassengerTitle: z.int().nullable(),
  Gender: z.int().nullable(),
  ChildAge: z.int().nullable(),
  Nationality: z.string().nullable(),
  NationalId: z.string().nullable(),
  PassportNumber: z.string().nullable(),
})

/** A room of the record with its guests (gap 97). RoomArchiveId is a GUID of the room. */
const bookedRoom = entity('BookedRoom', {
  RoomArchiveId: z.string(),
  RoomId: z.string(),
  Name: z.string(),
  MealType: z.string(),
  SharingBedding: z.boolean(),
  BedGroups: z.string(),
  AdultCount: z.int(),
  ChildCount: z.int(),
  ChildAges: z.array(z.int()),
  NetRate: usd,
  Passengers: z.array(bookedGuest),
  HotelRoomEarlyCheckin: offeredRoom.shape.HotelRoomEarlyCheckin,
  HotelRoomLateCheckout: offeredRoom.shape.HotelRoomLateCheckout,
})

/**
 * The full reservation (gaps 97, 211). PaymentDeadline, CreatedAt and the other instants are UTC. CheckIn and
 * CheckOut are dates of the hotel, written with a time of zeros; policies are in the hotel's local time.
 * HotelConfirmationNo is the first voucher number, null until it is issued. UniqueId is `PH` and at least
 * seven digits. A hold that lapsed and one that was cancelled are both 30/30 (gap 205). They differ in
 * CancelledAt, which equals PaymentDeadline after a lapse, and in CancellationCharge, which only a
 * cancellation has.
 */
export const hotelBookingRecord = z.object({
  UniqueId: z.string(),
  ClientUniqueId: z.string().nullable(),
  BookedBy: z.string(),
  OrderBy: z.string().nullable(),
  ClientBalance: usd,
  Category: z.int(),
  Status: z.int(),
  PaymentDeadline: localDateTime.nullable(),
  CanExtendPaymentDeadline: z.boolean(),
  FareSourceCode: z.string(),
  SupplierName: z.string(),
  VatNumber: z.string().nullable(),
  TotalNetRate: usd,
  Currency: z.string(),
  CheckIn: localDateTime,
  CheckOut: localDateTime,
  HotelId: hotelId,
  Hotel: entity('BookedHotel', {
    ...offeredHotel.shape,
    address: z.string(),
    city: z.string(),
    country: z.string(),
    time_zone: hotelTimeZone,
  }),
  Rooms: z.array(bookedRoom),
  MealPlan: z.string(),
  Board: z.string(),
  NonRefundable: z.boolean(),
  RefundableUntil: localDateTime.nullable(),
  HotelRefundType: z.int(),
  CancellationPolicies: z.array(cancellationPolicy),
  PlainTextCancellationPolicy: z.string(),
  CancellationCharge: usd.nullable(),
  RefundAmount: usd.nullable(),
  HotelConfirmationNo: z.string().nullable(),
  VoucherNumbers: z.array(z.string()),
  Amenities: z.array(z.string()),
  Remarks: z.array(z.string()),
  HotelPolicy: hotelPolicy,
  PhoneNumber: z.string(),
  Email: z.string(),
  CountryCode: z.string().nullable(),
  NationalityId: z.string().nullable(),
  Note: z.string().nullable(),
  GuestArrival: z.string().nullable(),
  GuestDeparture: z.string().nullable(),
  HotelTransfers: z.array(z.record(z.string(), z.unknown())),
  IsReserveOffline: z.boolean(),
  CreatedAt: instant,
  UpdatedAt: instant,
  ConfirmedAt: instant.nullable(),
  CancelledAt: instant.nullable(),
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
    body: z.object({ UniqueId: uniqueId.optional(), ClientUniqueId: askedClientUniqueId.optional() }),
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
