import { z } from 'zod'
import { hotelCategoryAndStatus } from './category-and-status.ts'
import { entity } from '../entity.ts'
import { email, gender, passengerTitle, passengerType, phone } from '../booking/person-wire.ts'
import { fareSourceCode } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { isPlainJson, localDateTime, wireInt, wireText } from '../wire.ts'
import { CHECK_MINUTES, HOTEL_NOTE_MAX, MAX_CHILD_AGE, MAX_ROOMS } from './limits.ts'
import { cancellationPolicies } from './offer.ts'
import { policyText } from './rate-terms.ts'

const name = wireText(1, 60)
/** Deepest nesting of a transfer, whose shape is up to the caller (gap 104). */
const TRANSFER_DEPTH = 8
const country = wireText(0, 8).transform((code) => code.toUpperCase())

/** One guest, with the fields of v1 and of v2 (gap 103). */
export const hotelGuest = entity('HotelGuest', {
  PassengerType: passengerType,
  FirstName: name.describe('Given name.'),
  LastName: name.describe('Family name.'),
  PassengerTitle: passengerTitle.optional(),
  Title: passengerTitle
    .describe('The same as PassengerTitle, read where that is left out; null for none.')
    .optional(),
  Gender: gender.optional(),
  ChildAge: wireInt(0, MAX_CHILD_AGE)
    .describe('Age of a child in years, one of those of the search; dropped for adults.')
    .optional(),
  Nationality: country.describe('Country code of the guest.').optional(),
  NationalId: wireText(0, 40).describe('Number of a national identity document.').optional(),
  PassportNumber: wireText(0, 20).describe('Number of the passport.').optional(),
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
      FareSourceCode: fareSourceCode.describe(
        `Code of a rate that was checked in this session within ${CHECK_MINUTES} minutes, the old one or the one that the check gave.`,
      ),
      PhoneNumber: phone,
      Email: email,
      NationalityId: country.describe('The same as Nationality, read where that is left out.').optional(),
      Nationality: country.describe('Country code of the guests; left out, that of the search.').optional(),
      ClientUniqueId: wireText(1, 128)
        .describe(
          "The caller's own reference, unique among the hotel bookings of the office. While that booking lives, the same call gets the same answer again.",
        )
        .optional(),
      Note: wireText(0, HOTEL_NOTE_MAX).describe('Free text to the hotel.').optional(),
      GuestArrival: wireText(0, 40).describe('When and how the guests arrive, free text.').optional(),
      GuestDeparture: wireText(0, 40).describe('When and how the guests leave, free text.').optional(),
      Rooms: z
        .array(
          entity('GuestRoom', {
            RoomId: wireText(0, 40).describe('Number of the room type, as in the rate.').optional(),
            Passengers: z
              .array(hotelGuest)
              .min(1)
              .max(14)
              .describe('The guests of the room, as many adults and children as the search had.'),
          }),
        )
        .min(1)
        .max(MAX_ROOMS)
        .describe('The rooms in the order of the rate, or in any order where each has its RoomId.'),
      HotelTransfers: z
        .array(
          z
            .record(z.string(), z.unknown())
            .refine((transfer) => isPlainJson(transfer, TRANSFER_DEPTH), 'must be a plain object'),
        )
        .max(20)
        .describe('Transfers of the guests, objects of any form; shown in the record as they were sent.')
        .optional(),
    }),
  },
  response: z.object({
    UniqueId: z.string().describe("The gateway's reference of the booking, for all later calls."),
    ...hotelCategoryAndStatus,
    PaymentDeadline: localDateTime
      .nullable()
      .describe(
        'Until when the booking must be confirmed, in UTC without an offset; then it is cancelled. Null where nothing was reserved.',
      ),
    CanExtendPaymentDeadline: z
      .boolean()
      .describe('Whether HotelExtendPaymentDeadline can move the deadline.'),
    VatNumber: z.string().nullable().describe('VAT number of the supplier; always null.'),
    SupplierName: z.string().describe('Name of the inventory source.'),
    Remarks: z.array(z.string()).describe('Remarks on the booking; always empty.'),
    CancelationPolicyChange: z
      .boolean()
      .describe('Whether the terms differ from the checked ones; always false.'),
    CancellationPolicies: cancellationPolicies,
    CancellationPolicyNote: policyText,
    CancellationPolicyNoteEn: z.string().describe('The same as CancellationPolicyNote.'),
    WarningMessage: z.string().nullable().describe('Why nothing was reserved (Category 40); null otherwise.'),
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
})
