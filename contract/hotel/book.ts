import { z } from 'zod'
import { entity } from '../entity.ts'
import { email, gender, passengerTitle, passengerType, phone } from '../booking/person-wire.ts'
import { fareSourceCode } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { isPlainJson, localDateTime, wireInt, wireText } from '../wire.ts'
import { HOTEL_NOTE_MAX, MAX_CHILD_AGE, MAX_ROOMS } from './limits.ts'
import { cancellationPolicy } from './offer.ts'

const name = wireText(1, 60)
/** Deepest nesting of a transfer, whose shape is up to the caller (gap 104). */
const TRANSFER_DEPTH = 8
const country = wireText(0, 8).transform((code) => code.toUpperCase())

/** One guest, with the fields of v1 and of v2 (gap 103). `Title` and `PassengerTitle` are the same. */
export const hotelGuest = entity('HotelGuest', {
  PassengerType: passengerType,
  FirstName: name,
  LastName: name,
  PassengerTitle: passengerTitle.optional(),
  Title: passengerTitle.optional(),
  Gender: gender.optional(),
  ChildAge: wireInt(0, MAX_CHILD_AGE).optional(),
  Nationality: country.optional(),
  NationalId: wireText(0, 40).optional(),
  PassportNumber: wireText(0, 20).optional(),
})

export type HotelGuest = z.infer<typeof hotelGuest>

export const hotelBook = operation({
  ...sessionCall,
  id: 'hotel.book',
  path: '/v2/Hotel/HotelBook',
  aliases: ['/Hotel/HotelBook'],
  permission: 'hotel_book',
  request: {
    params: null,
    query: null,
    body: z.object({
      FareSourceCode: fareSourceCode,
      PhoneNumber: phone,
      Email: email,
      NationalityId: country.optional(),
      Nationality: country.optional(),
      ClientUniqueId: wireText(1, 128).optional(),
      Note: wireText(0, HOTEL_NOTE_MAX).optional(),
      GuestArrival: wireText(0, 40).optional(),
      GuestDeparture: wireText(0, 40).optional(),
      Rooms: z
        .array(
          entity('GuestRoom', {
            RoomId: wireText(0, 40).optional(),
            Passengers: z.array(hotelGuest).min(1).max(14),
          }),
        )
        .min(1)
        .max(MAX_ROOMS),
      HotelTransfers: z
        .array(
          z
            .record(z.string(), z.unknown())
            .refine((transfer) => isPlainJson(transfer, TRANSFER_DEPTH), 'must be a plain object'),
        )
        .max(20)
        .optional(),
    }),
  },
  response: z.object({
    UniqueId: z.string(),
    Category: z.int(),
    Status: z.int(),
    PaymentDeadline: localDateTime.nullable(),
    CanExtendPaymentDeadline: z.boolean(),
    VatNumber: z.string().nullable(),
    SupplierName: z.string(),
    Remarks: z.array(z.string()),
    CancelationPolicyChange: z.boolean(),
    CancellationPolicies: z.array(cancellationPolicy),
    CancellationPolicyNote: z.string(),
    CancellationPolicyNoteEn: z.string(),
    WarningMessage: z.string().nullable(),
  }),
  onFailure: {
    UniqueId: null,
    Category: null,
    Status: null,
    PaymentDeadline: null,
    CanExtendPaymentDeadline: false,
    VatNumber: null,
    SupplierName: null,
    Remarks: [],
    CancelationPolicyChange: false,
    CancellationPolicies: [],
    CancellationPolicyNote: null,
    CancellationPolicyNoteEn: null,
    WarningMessage: null,
  },
  booking: { asked: null, answered: 'UniqueId' },
  errors: ['Err0102004', 'Err0102005', 'Err0106001'],
  kind: 'commit',
  retry: 'never',
  repeats: 'client-reference',
  asks: 'supplier',
  source: {
    doc: 'session-gateway',
    section: 'Hotel v2, POST /v2/Hotel/HotelBook',
    gaps: [54, 56, 57, 58, 85, 87, 94, 103, 104, 105, 203],
  },
  standing: 'documented',
  summary: 'Reserve a checked hotel rate and hold its total on the wallet',
  description:
    'Reserves a checked rate and holds its total on the office wallet. First and second generation are the same operation.',
  examples: [
    {
      name: 'two guests in one room',
      request: {
        FareSourceCode: '<FareSourceCode of a checked rate>',
        PhoneNumber: '+49 30 1234567',
        Email: 'anna@example.com',
        Nationality: 'DE',
        ClientUniqueId: 'KELLER-2027-03',
        Rooms: [
          {
            Passengers: [
              { PassengerType: 1, FirstName: 'ANNA', LastName: 'KELLER', PassengerTitle: 2 },
              { PassengerType: 1, FirstName: 'BORIS', LastName: 'KELLER', PassengerTitle: 0 },
            ],
          },
        ],
      },
      response: null,
    },
  ],
})
