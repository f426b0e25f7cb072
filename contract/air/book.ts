import { z } from 'zod'
import { operation } from '../operation.ts'
import { localDateTime, wireChoice, wireDate, wireNumber, wireText } from '../wire.ts'
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN, MARKUP_LIMIT_USD, passengerTypes, titles } from './codes.ts'
import { fareSourceCode } from './revalidate.ts'

/** PassengerType: 1, 2, 3, or Adt, Chd, Cnn, Inf in any case (gap 56). */
export const passengerType = wireChoice([1, 2, 3], {
  ...(Object.fromEntries(passengerTypes.map((type) => [type.short, type.code])) as Record<string, 1 | 2 | 3>),
  CNN: 2,
  Adult: 1,
  Child: 2,
  Infant: 3,
})

/** Gender: 0, 1, Male, Female, or false and true (gap 57). */
export const gender = wireChoice([0, 1], { Male: 0, Female: 1, M: 0, F: 1, false: 0, true: 1 })

/** PassengerTitle by number or name (gap 58). */
export const passengerTitle = wireChoice(
  [0, 1, 2, 3, 4],
  Object.fromEntries(titles.map((title) => [title.name, title.code])) as Record<string, 0 | 1 | 2 | 3 | 4>,
)

const country = wireText(2, 3).transform((code) => code.toUpperCase())
const name = wireText(1, 60)

/** One traveller of AirBook. */
export const airTraveler = z.object({
  PassengerType: passengerType,
  Gender: gender,
  DateOfBirth: wireDate,
  PassengerName: z.object({
    PassengerFirstName: name,
    PassengerMiddleName: wireText(0, 60).optional(),
    PassengerLastName: name,
    PassengerTitle: passengerTitle.optional(),
  }),
  Nationality: country.optional(),
  NationalId: wireText(0, 40).optional(),
  Passport: z
    .object({
      PassportNumber: wireText(3, 20),
      ExpiryDate: wireDate,
      IssueDate: wireDate.optional(),
      Country: country,
    })
    .optional(),
})

export type AirTraveler = z.infer<typeof airTraveler>

const markup = wireNumber(0, MARKUP_LIMIT_USD).default(0)

/** Reserves a revalidated fare and holds its total on the office wallet. */
export const airBook = operation({
  id: 'air.book',
  method: 'POST',
  path: '/Air/AirBook',
  aliases: [],
  family: 'session',
  auth: 'session',
  permission: 'air_book',
  scope: null,
  request: {
    params: null,
    query: null,
    body: z.object({
      FareSourceCode: fareSourceCode,
      TravelerInfo: z.object({
        PhoneNumber: wireText(3, 40),
        Email: wireText(3, EMAIL_MAX_LENGTH).refine(
          (text) => EMAIL_PATTERN.test(text),
          'must be an e-mail address',
        ),
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
  answer: 'json',
  onFailure: {
    UniqueId: null,
    TktTimeLimit: null,
    TktTimeLimitTimeZone: null,
    Category: null,
    Status: null,
    PriceChange: false,
    WarningMessage: null,
  },
  events: null,
  errors: ['Err0102004', 'Err0102005', 'Err0106001'],
  kind: 'commit',
  retry: 'never',
  source: {
    doc: 'session-gateway',
    section: 'Air, AirBook',
    gaps: [55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 84, 85],
  },
  standing: 'documented',
  summary: 'Reserve a revalidated fare and hold its total on the wallet',
  examples: [],
})
