import { z } from 'zod'
import { airCategoryAndStatus } from './category-and-status.ts'
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
import { CHECK_MINUTES } from './limits.ts'

/** A passport, or any part of one (gap 212). An object without any value counts as null. */
const passport = z.preprocess(
  (value) => (saysNothing(value) ? undefined : value),
  entity('Passport', {
    PassportNumber: wireText(3, 20).describe('Number of the passport.').optional(),
    ExpiryDate: wireDate
      .describe('Last day of validity, YYYY-MM-DD, not before the last arrival.')
      .optional(),
    IssueDate: wireDate.describe('Day of issue, YYYY-MM-DD.').optional(),
    Country: country
      .describe('Country that issued it, two or three letters; left out, the nationality.')
      .optional(),
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
  DateOfBirth: wireDate.describe('Date of birth, YYYY-MM-DD; it must fit the type at the last departure.'),
  PassengerName: entity('TravellerName', {
    PassengerFirstName: personName.describe('Given name.'),
    PassengerMiddleName: wireText(0, 60).describe('Further given names.').optional(),
    PassengerLastName: personName.describe('Family name.'),
    PassengerTitle: passengerTitle.optional(),
  }).describe('The name as in the passport.'),
  Nationality: country.describe('Country code of two or three letters, in any case.').optional(),
  NationalId: wireText(0, 40).describe('Number of a national identity document.').optional(),
  Passport: passport.describe(
    'Passport, or the parts of one that are known; number and expiry are required where the fare has IsPassportMandatory.',
  ),
})

const markup = wireNumber(0, MARKUP_LIMIT_USD)
  .describe(
    'Markup for one traveller of this type in US dollars; shown in the record and not charged to the wallet.',
  )
  .default(0)

export const airBook = operation({
  ...sessionCall,
  id: 'air.book',
  path: '/Air/AirBook',
  permission: 'air_book',
  request: {
    params: null,
    query: null,
    body: z.object({
      FareSourceCode: fareSourceCode.describe(
        `Code of a fare that was revalidated in this session within ${CHECK_MINUTES} minutes.`,
      ),
      TravelerInfo: entity('TravellerInfo', {
        PhoneNumber: phone,
        Email: email,
        AirTravelers: z
          .array(airTraveler)
          .min(1)
          .max(18)
          .describe('One entry for each traveller of the search.'),
      }).describe('Who travels and how they are reached.'),
      ClientUniqueId: wireText(1, 128)
        .describe(
          "The caller's own reference, unique among the flights of the office. While that booking lives, the same call gets the same answer again.",
        )
        .optional(),
      MarkupForAdult: markup,
      MarkupForChild: markup,
      MarkupForInfant: markup,
    }),
  },
  response: z.object({
    UniqueId: z.string().describe("The gateway's reference of the booking, for all later calls."),
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
    PriceChange: z.boolean().describe('Whether the price differs from the one that the search showed.'),
    WarningMessage: z.string().nullable().describe('Why nothing was reserved (Category 40); null otherwise.'),
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
})
