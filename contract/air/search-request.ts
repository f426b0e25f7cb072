import { z } from 'zod'
import { entity } from '../entity.ts'
import { provider } from '../booking/references.ts'
import { wireBoolean, wireChoice, wireDate, wireInt, wireText } from '../wire.ts'
import { ANY_CABIN, MAX_LEGS, MAX_SEATED_PASSENGERS, SEARCH_RESULT_MAX, cabins } from './codes.ts'
import { iata } from './iata.ts'

const cabinCodes = [1, 2, 3, 4, 5, 6, ANY_CABIN] as const

/** Names and letters that clients of such gateways send instead of the numbers (gaps 24, 244). */
const cabinSpellings: Readonly<Record<string, (typeof cabinCodes)[number]>> = {
  ...Object.fromEntries(
    cabins.flatMap(({ letter, name, code }) => [[letter, code] as const, [name, code] as const]),
  ),
  Default: ANY_CABIN,
}

/** What a code of a leg is meant to be, where it stands for a city and for an airport (gap 243). */
const locationType = wireChoice(['None', 'City', 'Airport', 'RailStation', 'Hotel', 'Country'], {
  '0': 'None',
  '1': 'City',
  '2': 'Airport',
  '3': 'RailStation',
  '4': 'Hotel',
  '5': 'Country',
})

/** One leg of a search. Codes are converted to upper case; the date is the calendar date as written. */
const originDestination = entity('SearchedLeg', {
  OriginLocationCode: iata.describe('Where the leg begins: IATA code of a city or an airport, in any case.'),
  DestinationLocationCode: iata.describe(
    'Where the leg ends: IATA code of a city or an airport, in any case.',
  ),
  DepartureDateTime: wireDate.describe('Local date of departure, YYYY-MM-DD.'),
  OriginType: locationType
    .describe(
      "How a code that is both a city's and an airport's is read. The numbers 0 to 5 mean the names in their order.",
    )
    .optional(),
  DestinationType: locationType
    .describe(
      "How a code that is both a city's and an airport's is read. The numbers 0 to 5 mean the names in their order.",
    )
    .optional(),
})

/** Body of both searches. Source: Session gateway, AirLowFareSearch; gaps 23-26, 46. */
export const airSearchRequest = z.object({
  AdultCount: wireInt(1, MAX_SEATED_PASSENGERS).describe(
    `Adults, from 12 years on at the last departure. Adults and children together are at most ${MAX_SEATED_PASSENGERS}.`,
  ),
  ChildCount: wireInt(0, MAX_SEATED_PASSENGERS).describe(
    'Children, from 2 to 11 years at the last departure.',
  ),
  InfantCount: wireInt(0, MAX_SEATED_PASSENGERS).describe(
    'Infants below 2 years at the last departure, without a seat; at most one for each adult.',
  ),
  PricingSourceType: wireChoice(['All', 'Private', 'Publish', 'WebFare'], {
    '0': 'All',
    '1': 'Private',
    '2': 'Publish',
    Public: 'Publish',
    '3': 'WebFare',
  }).describe(
    'Fares that are wanted: all, private (negotiated) or published ones; WebFare means the same as All. The numbers 0 to 3 mean the names in their order.',
  ),
  RequestOption: wireChoice(['Fifty', 'Hundred', 'TwoHundred', 'All'], {
    '0': 'Fifty',
    '1': 'Hundred',
    '2': 'TwoHundred',
    '3': 'All',
  }).describe(
    'Most itineraries of the answer: 50, 100, 200 or all; NumberOfResults counts instead where it is sent. The numbers 0 to 3 mean the names in their order.',
  ),
  NumberOfResults: wireInt(0, SEARCH_RESULT_MAX)
    .describe(
      'Most itineraries of the answer, up to 500; left out or 0, 100 or as RequestOption says. The streamed search has no limit.',
    )
    .optional(),
  Provider: provider
    .describe('Name of an inventory source; left out, all sources. An unknown name means the default source.')
    .optional(),
  TravelPreference: entity('TravelPreference', {
    CabinType: wireChoice(cabinCodes, cabinSpellings)
      .describe(
        '1 Economy, 2 Premium Economy, 3 Business, 4 Premium Business, 5 First, 6 Premium First, 100 any. Left out, 1.',
      )
      .optional(),
    AirTripType: wireChoice(['OneWay', 'Return', 'Circle', 'OpenJaw'], {
      '1': 'OneWay',
      '2': 'Return',
      '3': 'Circle',
      '4': 'OpenJaw',
    })
      .describe(
        'OneWay has one leg, Return two or more. Left out, what the legs say. The numbers 1 to 4 mean the names in their order.',
      )
      .optional(),
    MaxStopsQuantity: wireChoice(['All', '1', 'Direct'], {
      '0': 'All',
      '2': 'Direct',
      OneStop: '1',
    })
      .describe(
        'Most changes on a leg: no limit (All, 0), one (1, OneStop) or none (Direct, 2). Left out, no limit.',
      )
      .optional(),
    DirectFlight: wireBoolean
      .describe('Whether only flights without any landing on the way are wanted. Left out, no.')
      .optional(),
    VendorPreferenceCodes: z
      .array(wireText(1, 3))
      .max(50)
      .describe('IATA codes of the only airlines that are wanted; left out or empty, all.')
      .optional(),
    VendorExcludeCodes: z
      .array(wireText(1, 3))
      .max(50)
      .describe('IATA codes of airlines that are not wanted.')
      .optional(),
  })
    .describe('Cabin, kind of trip, stops and airlines.')
    .optional(),
  OriginDestinationInformations: z
    .array(originDestination)
    .min(1)
    .max(MAX_LEGS)
    .describe('The legs in order, each from one place to another on a date.'),
})

export type AirSearchRequest = z.infer<typeof airSearchRequest>

/** A search as a caller writes it. Values are canonical, so that the browser needs no zod. */
export type AirSearchInput = {
  AdultCount: number
  ChildCount: number
  InfantCount: number
  PricingSourceType: 'All'
  RequestOption: 'All'
  TravelPreference: { CabinType: number; AirTripType: 'OneWay' | 'Return' | 'Circle'; DirectFlight?: boolean }
  OriginDestinationInformations: {
    OriginLocationCode: string
    DestinationLocationCode: string
    DepartureDateTime: string
  }[]
}
