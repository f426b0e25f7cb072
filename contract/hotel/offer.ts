import { z } from 'zod'
import { entity } from '../entity.ts'
import { localDateTime, usd } from '../wire.ts'
import { hotelId } from './stay-request.ts'

/** The cost of cancelling from a time on, ascending by date (gap 91). */
export const cancellationPolicy = entity('CancellationPolicy', {
  Amount: usd,
  FromDate: localDateTime,
  Currency: z.string(),
})

/** A point on the map, in degrees. */
export const geoPoint = entity('GeoPoint', { latitude: z.number(), longitude: z.number() })

/** The hotel of an offer (Hotel v1 offer; gap 118: `latitude` and `longitude` in the session family). */
export const offeredHotel = entity('HotelBrief', {
  name: z.string(),
  rating: z.number(),
  location: geoPoint,
  images: z.array(z.string()),
})

/**
 * IANA zone of the hotel's wall times (`Europe/Rome`): a field of ours, absent at another gateway. Named as
 * in the reference data.
 */
export const hotelTimeZone = z.string().optional()

/**
 * Times, fees and instructions for guests (gaps 92, 211): null where nothing is known. Times are `HH:MM`.
 * `PetAttribiute` is spelled as clients read it.
 */
export const hotelPolicy = entity('HotelPolicy', {
  BeginTime: z.string().nullable(),
  EndTime: z.string().nullable(),
  CheckOutTime: z.string().nullable(),
  MinAge: z.int().nullable(),
  Instructions: z.string().nullable(),
  SpecialInstructions: z.string().nullable(),
  MandatoryFee: z.string().nullable(),
  OptionalFee: z.string().nullable(),
  KnowBeforeYouGo: z.string().nullable(),
  PaymentDetail: z.string().nullable(),
  LicenseNumber: z.string().nullable(),
  KeyCollectionInfo: z.string().nullable(),
  InstructionsFa: z.string().nullable(),
  SpecialInstructionsFa: z.string().nullable(),
  ChildPolicyDescriptionFa: z.string().nullable(),
  SingleWomanDescriptionFa: z.string().nullable(),
  PetAttribiute: z.array(entity('PetRule', { name: z.string() })),
})

/**
 * One room of an offer, for one occupancy (gap 90). RoomId is digits, one per room type of the hotel.
 * `MealType` is for example `Room Only`, `BB`, `HB`, `FB`, `AI`.
 */
export const offeredRoom = entity('OfferedRoom', {
  RoomId: z.string(),
  RoomMapId: z.string().nullable(),
  Name: z.string(),
  RoomMapName: z.string().nullable(),
  AdultCount: z.int(),
  ExtraBedCount: z.int(),
  ChildCount: z.int(),
  ChildAges: z.array(z.int()),
  MealType: z.string(),
  SharingBedding: z.boolean(),
  BedGroups: z.string(),
  HotelRoomEarlyCheckin: entity('EarlyCheckIn', {
    CheckInDateTime: localDateTime,
    CheckInAmount: usd,
  }).nullable(),
  HotelRoomLateCheckout: entity('LateCheckOut', {
    CheckOutDateTime: localDateTime,
    CheckOutAmount: usd,
  }).nullable(),
})

/**
 * A bookable rate of one hotel, as v1 availability lists it. Source: Session gateway, Hotel v1 offer; gaps
 * 90-92, 211. PaymentDeadline is null before the booking, because the deadline starts with the hold (gap
 * 203). FareSourceCode is 92 decimal digits (gap 39), HotelId an integer.
 */
export const hotelOffer = entity('HotelOffer', {
  FareSourceCode: z.string(),
  HotelId: hotelId,
  HotelName: z.string(),
  NetRate: usd,
  Currency: z.string(),
  NonRefundable: z.boolean(),
  HotelRefundType: z.int(),
  Hotel: entity('OfferedHotel', {
    ...offeredHotel.shape,
    time_zone: hotelTimeZone,
  }),
  Rooms: z.array(offeredRoom),
  CancellationPolicies: z.array(cancellationPolicy),
  PlainTextCancellationPolicy: z.string(),
  PaymentDeadline: localDateTime.nullable(),
  AvailableRoom: z.int(),
  Amenities: z.array(z.string()),
  Remarks: z.array(z.string()),
  HotelPolicy: hotelPolicy,
  HotelLabels: z.array(z.string()),
})

export type HotelOffer = z.infer<typeof hotelOffer>
