import { z } from 'zod'
import { entity } from '../entity.ts'
import { provider } from '../booking/references.ts'
import type { Example } from '../operation.ts'
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
  OriginLocationCode: iata,
  DestinationLocationCode: iata,
  DepartureDateTime: wireDate,
  OriginType: locationType.optional(),
  DestinationType: locationType.optional(),
})

/** Body of both searches. Source: Session gateway, AirLowFareSearch; gaps 23-26, 46. */
export const airSearchRequest = z.object({
  AdultCount: wireInt(1, MAX_SEATED_PASSENGERS),
  ChildCount: wireInt(0, MAX_SEATED_PASSENGERS),
  InfantCount: wireInt(0, MAX_SEATED_PASSENGERS),
  PricingSourceType: wireChoice(['All', 'Private', 'Publish', 'WebFare'], {
    '0': 'All',
    '1': 'Private',
    '2': 'Publish',
    Public: 'Publish',
    '3': 'WebFare',
  }),
  RequestOption: wireChoice(['Fifty', 'Hundred', 'TwoHundred', 'All'], {
    '0': 'Fifty',
    '1': 'Hundred',
    '2': 'TwoHundred',
    '3': 'All',
  }),
  NumberOfResults: wireInt(0, SEARCH_RESULT_MAX).optional(),
  Provider: provider.optional(),
  TravelPreference: entity('TravelPreference', {
    CabinType: wireChoice(cabinCodes, cabinSpellings).optional(),
    AirTripType: wireChoice(['OneWay', 'Return', 'Circle', 'OpenJaw'], {
      '1': 'OneWay',
      '2': 'Return',
      '3': 'Circle',
      '4': 'OpenJaw',
    }).optional(),
    MaxStopsQuantity: wireChoice(['All', '1', 'Direct'], {
      '0': 'All',
      '2': 'Direct',
      OneStop: '1',
    }).optional(),
    DirectFlight: wireBoolean.optional(),
    VendorPreferenceCodes: z.array(wireText(1, 3)).max(50).optional(),
    VendorExcludeCodes: z.array(wireText(1, 3)).max(50).optional(),
  }).optional(),
  OriginDestinationInformations: z.array(originDestination).min(1).max(MAX_LEGS),
})

/** Example of a search, for both search operations. */
export const airSearchExample: Example = {
  name: 'London to Singapore and back',
  request: {
    AdultCount: 2,
    ChildCount: 1,
    InfantCount: 0,
    PricingSourceType: 'All',
    RequestOption: 'All',
    TravelPreference: { CabinType: 1, AirTripType: 'Return' },
    OriginDestinationInformations: [
      { OriginLocationCode: 'LON', DestinationLocationCode: 'SIN', DepartureDateTime: '2027-01-14T00:00:00' },
      { OriginLocationCode: 'SIN', DestinationLocationCode: 'LON', DepartureDateTime: '2027-01-28T00:00:00' },
    ],
  },
  response: null,
}

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
