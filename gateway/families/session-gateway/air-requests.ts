import {
  ANY_CABIN,
  FARE_TYPE_BY_SOURCE,
  MAX_DAYS_AHEAD,
  MAX_SEATED_PASSENGERS,
  SEARCH_RESULT_CAP,
  SEARCH_RESULT_DEFAULT,
} from '../../../contract/air/codes.ts'
import { airProviders, type AirProvider } from '../../../contract/air/providers.ts'
import type { AirSearchRequest } from '../../../contract/air/search-request.ts'
import { passengerTypes } from '../../../contract/booking/person.ts'
import type { RequestOf } from '../../../contract/registry.ts'
import type { AirOrder } from '../../domain/air/book.ts'
import type { AskedSearch, Wanted } from '../../domain/air/search.ts'
import type { SearchFault } from '../../domain/air/search-rules.ts'
import type { Traveler, TravelerFault } from '../../domain/air/travelers.ts'

/**
 * The search that a request of either kind asks for (Session gateway, AirLowFareSearch; gaps 23-26, 40).
 * @param defaultSource the source that an unknown Provider stands for; null for all sources (gap 215).
 */
export function searchOf(request: AirSearchRequest, defaultSource: AirProvider | null): AskedSearch {
  const preference = request.TravelPreference
  const cabin = preference?.CabinType ?? 1
  const stops = preference?.MaxStopsQuantity
  const trips = { OneWay: 'one-way', Return: 'return', Circle: null, OpenJaw: null } as const
  return {
    query: {
      legs: request.OriginDestinationInformations.map((leg) => ({
        origin: leg.OriginLocationCode,
        destination: leg.DestinationLocationCode,
        originKind: leg.OriginType === 'Airport' ? 'airport' : 'any',
        destinationKind: leg.DestinationType === 'Airport' ? 'airport' : 'any',
        date: leg.DepartureDateTime,
      })),
      cabin: cabin === ANY_CABIN ? 'any' : cabin,
      adults: request.AdultCount,
      children: request.ChildCount,
      infants: request.InfantCount,
      maxStops: stops === 'Direct' ? 0 : stops === '1' ? 1 : null,
      // A direct flight may land on the way under its one number; this one may not (gap 214).
      nonstop: preference?.DirectFlight ?? false,
      onlyCarriers: carriers(preference?.VendorPreferenceCodes),
      withoutCarriers: carriers(preference?.VendorExcludeCodes) ?? [],
    },
    trip: preference?.AirTripType ? trips[preference.AirTripType] : null,
    wanted: wantedOf(request, defaultSource),
    size: answerSize(request),
  }
}

function carriers(codes: readonly string[] | undefined): readonly string[] | null {
  return codes && codes.length > 0 ? codes.map((code) => code.toUpperCase()) : null
}

function wantedOf(request: AirSearchRequest, defaultSource: AirProvider | null): Wanted {
  const text = request.Provider?.toLowerCase()
  const provider = airProviders.find((name) => name === text)
  return {
    fareType: FARE_TYPE_BY_SOURCE[request.PricingSourceType],
    source: text ? (provider ?? defaultSource) : null,
  }
}

const byOption = { Fifty: 50, Hundred: 100, TwoHundred: 200, All: SEARCH_RESULT_CAP } as const

/**
 * Number of itineraries in the blocking search's answer (gap 26): NumberOfResults if it is above 0, otherwise
 * the smaller of RequestOption and the default of 100; at most 500.
 */
function answerSize(request: AirSearchRequest): number {
  const count = request.NumberOfResults
  if (count !== undefined && count > 0) return Math.min(SEARCH_RESULT_CAP, count)
  return Math.min(SEARCH_RESULT_DEFAULT, byOption[request.RequestOption])
}

/** The sentence for a broken search rule (gap 46). */
export function searchSentence(fault: SearchFault): string {
  const leg = 'leg' in fault ? `OriginDestinationInformations[${fault.leg}]` : ''
  const sentences: Record<SearchFault['rule'], string> = {
    'no-adult': 'AdultCount cannot be less than 1',
    infants: 'InfantCount cannot be more than AdultCount',
    passengers: `AdultCount and ChildCount together cannot be more than ${MAX_SEATED_PASSENGERS}`,
    'one-way': 'OriginDestinationInformations: OneWay takes one leg',
    return: 'OriginDestinationInformations: Return takes two legs or more',
    'same-place': `${leg}: OriginLocationCode and DestinationLocationCode cannot be the same`,
    past: `${leg}.DepartureDateTime cannot be in the past`,
    order: `${leg}.DepartureDateTime cannot be before the leg before it`,
    ahead: `${leg}.DepartureDateTime cannot be more than ${MAX_DAYS_AHEAD} days ahead`,
  }
  return sentences[fault.rule]
}

type BookBody = RequestOf<'air.book'>['body']

/** The booking that an AirBook request asks for (Session gateway, AirBook; gaps 56-59, 212). */
export function orderOf(body: BookBody): AirOrder {
  const { PhoneNumber, Email, AirTravelers } = body.TravelerInfo
  return {
    clientReference: body.ClientUniqueId ?? null,
    phone: PhoneNumber,
    email: Email,
    travelers: AirTravelers.map(travelerOf),
    markup: {
      adultCents: Math.round(body.MarkupForAdult * 100),
      childCents: Math.round(body.MarkupForChild * 100),
      infantCents: Math.round(body.MarkupForInfant * 100),
    },
    body,
  }
}

function travelerOf(traveler: BookBody['TravelerInfo']['AirTravelers'][number]): Traveler {
  const { PassengerName: name, Passport: passport } = traveler
  return {
    type: traveler.PassengerType,
    gender: traveler.Gender,
    dateOfBirth: traveler.DateOfBirth,
    firstName: name.PassengerFirstName,
    middleName: name.PassengerMiddleName ?? null,
    lastName: name.PassengerLastName,
    title: name.PassengerTitle ?? null,
    nationality: traveler.Nationality ?? null,
    nationalId: traveler.NationalId ?? null,
    passport: passport
      ? {
          number: passport.PassportNumber ?? null,
          expiryDate: passport.ExpiryDate ?? null,
          issueDate: passport.IssueDate ?? null,
          country: passport.Country ?? traveler.Nationality ?? null,
        }
      : null,
  }
}

const ageWords = {
  1: 'an adult must be 12 or older',
  2: 'a child must be 2 to 11 years old',
  3: 'an infant must be younger than 2',
} as const

/** The sentence for travellers who do not fit a fare (gaps 60, 61, 254). */
export function travelerSentence(fault: TravelerFault): string {
  if (fault.rule === 'mix') {
    const type = passengerTypes.find(({ code }) => code === fault.type)?.name.toUpperCase()
    return `${fault.searched} ${type} given while search but ${fault.count} ${type} information present in booking request`
  }
  if (fault.rule === 'infants') return 'TravelerInfo.AirTravelers: each infant needs an adult'
  if (fault.rule === 'repeats') return `AirTravelers[${fault.traveler}] repeats AirTravelers[${fault.of}]`
  const field = `TravelerInfo.AirTravelers[${fault.traveler}]`
  switch (fault.rule) {
    case 'birth':
      return `${field}.DateOfBirth: nobody who travels was born on that date`
    case 'age':
      return `${field}.DateOfBirth: ${ageWords[fault.type]} on ${fault.on}`
    case 'passport':
      return `${field}.Passport cannot be null`
    case 'passport-number':
      return `${field}.Passport.PassportNumber cannot be null`
    case 'passport-expiry':
      return `${field}.Passport.ExpiryDate cannot be null`
    case 'passport-issue':
      return `${field}.Passport.IssueDate cannot be null`
    case 'passport-issued-later':
      return `${field}.Passport.IssueDate cannot be in the future`
    case 'passport-expired':
      return `${field}.Passport.ExpiryDate: the passport must be valid until the last arrival, ${fault.until}`
  }
}
