import { z } from 'zod'
import { entity } from '../entity.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { localDateTime, wireDate, wireNumber, wireText } from '../wire.ts'
import { fareSourceCode } from '../booking/references.ts'
import {
  country,
  email,
  gender,
  passengerTitle,
  passengerType,
  personName,
  phone,
} from '../booking/person-wire.ts'
import { MARKUP_LIMIT_USD } from './codes.ts'

/**
 * A passport, or any part of one; the required parts depend on the fare (gap 212). An object without any
 * value counts as null.
 */
const passport = z.preprocess(
  (value) => (saysNothing(value) ? undefined : value),
  entity('Passport', {
    PassportNumber: wireText(3, 20).optional(),
    ExpiryDate: wireDate.optional(),
    IssueDate: wireDate.optional(),
    /** Nationality counts where it is left out. */
    Country: country.optional(),
  }).optional(),
)

function saysNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((each) => typeof each === 'string' && each.trim() === '')
}

/** One traveller of AirBook. */
const airTraveler = entity('AirTraveller', {
  PassengerType: passengerType,
  Gender: gender,
  DateOfBirth: wireDate,
  PassengerName: entity('TravellerName', {
    PassengerFirstName: personName,
    PassengerMiddleName: wireText(0, 60).optional(),
    PassengerLastName: personName,
    PassengerTitle: passengerTitle.optional(),
  }),
  Nationality: country.optional(),
  NationalId: wireText(0, 40).optional(),
  Passport: passport,
})

const markup = wireNumber(0, MARKUP_LIMIT_USD).default(0)

export const airBook = operation({
  ...sessionCall,
  id: 'air.book',
  path: '/Air/AirBook',
  permission: 'air_book',
  request: {
    params: null,
    query: null,
    body: z.object({
      FareSourceCode: fareSourceCode,
      TravelerInfo: entity('TravellerInfo', {
        PhoneNumber: phone,
        Email: email,
        AirTravelers: z.array(airTraveler).min(1).max(18),
      }),
      ClientUniqueId: wireText(1, 128).optional(),
      MarkupForAdult: markup,
      MarkupForChild: markup,
      MarkupForInfant: markup,
    }),
  },
  response: z.object({
    UniqueId: z.string(),
    TktTimeLimit: localDateTime.nullable(),
    TktTimeLimitTimeZone: z.string().nullable(),
    Category: z.int(),
    Status: z.int(),
    PriceChange: z.boolean(),
    WarningMessage: z.string().nullable(),
  }),
  onFailure: {
    UniqueId: null,
    TktTimeLimit: null,
    TktTimeLimitTimeZone: null,
    Category: null,
    Status: null,
    PriceChange: false,
    WarningMessage: null,
  },
  booking: { asked: null, answered: 'UniqueId' },
  errors: ['Err0102003', 'Err0102004', 'Err0102005', 'Err0106001'],
  kind: 'commit',
  retry: 'never',
  repeats: 'client-reference',
  asks: 'supplier',
  source: {
    doc: 'session-gateway',
    section: 'Air, AirBook',
    gaps: [55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 84, 85, 210, 212, 217],
  },
  standing: 'documented',
  summary: 'Reserve a revalidated fare and hold its total on the wallet',
  description: 'Reserves a revalidated fare and holds its total on the office wallet.',
  examples: [
    {
      name: 'one adult with a passport',
      request: {
        FareSourceCode: '<FareSourceCode of a revalidated fare>',
        TravelerInfo: {
          PhoneNumber: '+49 30 1234567',
          Email: 'anna@example.com',
          AirTravelers: [
            {
              PassengerType: 1,
              Gender: 1,
              DateOfBirth: '1988-06-12',
              PassengerName: {
                PassengerFirstName: 'ANNA',
                PassengerLastName: 'KELLER',
                PassengerTitle: 'Ms',
              },
              Nationality: 'DE',
              Passport: {
                PassportNumber: 'C01X1000',
                ExpiryDate: '2033-05-01',
                IssueDate: '2023-05-01',
                Country: 'DE',
              },
            },
          ],
        },
        ClientUniqueId: 'KELLER-2027-01',
      },
      response: null,
    },
  ],
})
