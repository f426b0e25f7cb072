import { z } from 'zod'
import { entity } from '../entity.ts'
import { localDateTime, usd, usdCode } from '../wire.ts'
import { hotelId } from './stay-request.ts'
import { hotelRefundType, nonRefundable, policyText } from './rate-terms.ts'

/** A step of the cost of cancelling (gap 91). */
export const cancellationPolicy = entity('CancellationPolicy', {
  Amount: usd.describe('What cancelling costs from then on, in US dollars; 0 means free of charge.'),
  FromDate: localDateTime.describe("From when it applies, in the hotel's local time without an offset."),
  Currency: usdCode,
})

/** The cost of cancelling, step by step. */
export const cancellationPolicies = z
  .array(cancellationPolicy)
  .describe('What cancelling costs from which time on, by date.')

/** A point on the map, in degrees. */
export const geoPoint = entity('GeoPoint', {
  latitude: z.number().describe('Latitude in degrees, north positive.'),
  longitude: z.number().describe('Longitude in degrees, east positive.'),
})

/** The hotel of an offer (Hotel v1 offer; gap 118: `latitude` and `longitude` in the session family). */
export const offeredHotel = entity('HotelBrief', {
  name: z.string().describe('Name of the hotel.'),
  rating: z.number().describe('Stars, 1 to 5; 0 where the hotel is unrated.'),
  location: geoPoint.describe('Position in degrees.'),
  images: z.array(z.string()).describe('Absolute addresses of pictures; a list has the first three at most.'),
})

/** The zone of a hotel's wall times: a field of ours. */
export const hotelTimeZone = z
  .string()
  .describe(
    "IANA name of the hotel's zone; its times are meant there. A caller must do without it where it is absent.",
  )
  .optional()

/** Times, fees and instructions for guests (gaps 92, 211). */
export const hotelPolicy = entity('HotelPolicy', {
  BeginTime: z
    .string()
    .nullable()
    .describe("Earliest time of arrival, HH:MM in the hotel's zone; null where it is not known."),
  EndTime: z
    .string()
    .nullable()
    .describe("Latest time of arrival, HH:MM in the hotel's zone; null where it is not known."),
  CheckOutTime: z
    .string()
    .nullable()
    .describe("Latest time of departure, HH:MM in the hotel's zone; null where it is not known."),
  MinAge: z.int().nullable().describe('Least age of a guest who checks in; null where none is known.'),
  Instructions: z.string().nullable().describe('How to check in; null where nothing is known.'),
  SpecialInstructions: z
    .string()
    .nullable()
    .describe('What else matters at check-in; null where nothing is known.'),
  MandatoryFee: z
    .string()
    .nullable()
    .describe('Fees that every guest pays at the hotel; null where none are known.'),
  OptionalFee: z
    .string()
    .nullable()
    .describe('Fees for services that a guest may choose; null where none are known.'),
  KnowBeforeYouGo: z
    .string()
    .nullable()
    .describe('What a guest should know before the journey; null where nothing is known.'),
  PaymentDetail: z
    .string()
    .nullable()
    .describe('How fees are paid at the hotel; null where nothing is known.'),
  LicenseNumber: z
    .string()
    .nullable()
    .describe("Number of the property's licence; null where none is known."),
  KeyCollectionInfo: z
    .string()
    .nullable()
    .describe('Where the key is collected; null where nothing is known.'),
  InstructionsFa: z.string().nullable().describe('Instructions in Persian; null where there are none.'),
  SpecialInstructionsFa: z
    .string()
    .nullable()
    .describe('Special instructions in Persian; null where there are none.'),
  ChildPolicyDescriptionFa: z
    .string()
    .nullable()
    .describe('Rules for children in Persian; null where there are none.'),
  SingleWomanDescriptionFa: z
    .string()
    .nullable()
    .describe('Rules for women who travel alone, in Persian; null where there are none.'),
  PetAttribiute: z
    .array(entity('PetRule', { name: z.string().describe('The rule in a few words.') }))
    .describe('Rules for pets, under the key that clients read; empty where none are known.'),
})

/** One room of an offer, for one occupancy (gap 90). */
export const offeredRoom = entity('OfferedRoom', {
  RoomId: z.string().describe('Number of the room type as text.'),
  RoomMapId: z
    .string()
    .nullable()
    .describe('Number of the room type in a common list; null where there is none.'),
  Name: z.string().describe('Name of the room type.'),
  RoomMapName: z
    .string()
    .nullable()
    .describe('Name of the room type in a common list; null where there is none.'),
  AdultCount: z.int().describe('Adults in this room.'),
  ExtraBedCount: z.int().describe('Extra beds in this room.'),
  ChildCount: z.int().describe('Children in this room.'),
  ChildAges: z.array(z.int()).describe('Age of each child at check-out, in years.'),
  MealType: z
    .string()
    .describe(
      'Board: `Room Only`, `Self Catering`, `BB` (breakfast), `HB` (half board), `FB` (full board) or `AI` (all inclusive).',
    ),
  SharingBedding: z.boolean().describe('Whether guests share a bed with strangers; always false.'),
  BedGroups: z.string().describe('The beds in English, with commas between them.'),
  HotelRoomEarlyCheckin: entity('EarlyCheckIn', {
    CheckInDateTime: localDateTime.describe("Arrival in the hotel's local time, without an offset."),
    CheckInAmount: usd.describe('Price in US dollars.'),
  })
    .nullable()
    .describe('An earlier arrival and its price; null where none is offered.'),
  HotelRoomLateCheckout: entity('LateCheckOut', {
    CheckOutDateTime: localDateTime.describe("Departure in the hotel's local time, without an offset."),
    CheckOutAmount: usd.describe('Price in US dollars.'),
  })
    .nullable()
    .describe('A later departure and its price; null where none is offered.'),
})

/**
 * A bookable rate of one hotel, as v1 availability lists it. Source: Session gateway, Hotel v1 offer; gaps
 * 39, 90-92, 203, 211.
 */
export const hotelOffer = entity('HotelOffer', {
  FareSourceCode: z
    .string()
    .describe('Code of this rate, passed back exactly as received to rate check and booking.'),
  HotelId: hotelId.describe('Number of the hotel.'),
  HotelName: z.string().describe('Name of the hotel.'),
  NetRate: usd.describe('Price of the whole stay for all rooms, in US dollars.'),
  Currency: usdCode,
  NonRefundable: nonRefundable,
  HotelRefundType: hotelRefundType,
  Hotel: entity('OfferedHotel', {
    ...offeredHotel.shape,
    time_zone: hotelTimeZone,
  }).describe('The hotel.'),
  Rooms: z.array(offeredRoom).describe('The rooms, one for each occupancy of the search.'),
  CancellationPolicies: z
    .array(cancellationPolicy)
    .describe('What cancelling costs from which time on, by date.'),
  PlainTextCancellationPolicy: policyText,
  PaymentDeadline: localDateTime.nullable().describe('Always null: the deadline begins with the booking.'),
  AvailableRoom: z.int().describe('How many rooms can still be sold at this rate.'),
  Amenities: z
    .array(z.string())
    .describe('Facilities of the hotel in English; empty where the source has none.'),
  Remarks: z.array(z.string()).describe('Rules of the hotel for its guests, in English.'),
  HotelPolicy: hotelPolicy.describe('What the hotel tells its guests.'),
  HotelLabels: z.array(z.string()).describe('Labels of the hotel; always empty, as no source has any.'),
})

export type HotelOffer = z.infer<typeof hotelOffer>
