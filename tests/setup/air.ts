import type { PricedItinerary } from '../../contract/air/itinerary.ts'
import type { TestGateway } from './gateway.ts'

/** A search body; by default one adult, one way, a month ahead. */
export function searchBody(
  legs: readonly [from: string, to: string, date: string][],
  mix: { adults?: number; children?: number; infants?: number; cabin?: number } = {},
) {
  return {
    AdultCount: mix.adults ?? 1,
    ChildCount: mix.children ?? 0,
    InfantCount: mix.infants ?? 0,
    PricingSourceType: 'All' as const,
    RequestOption: 'All' as const,
    TravelPreference: { CabinType: (mix.cabin ?? 1) as 1 },
    OriginDestinationInformations: legs.map(([from, to, date]) => ({
      OriginLocationCode: from,
      DestinationLocationCode: to,
      DepartureDateTime: date,
    })),
  }
}

/** First names for nine seats and two laps: no two travellers may be one person (gap 254). */
const firstNames = 'ANNA BORIS CLARA DAVID EMMA FELIX GRETA HUGO IRMA JONAS KLARA'.split(' ')

/** Travellers for a passenger mix: adults, children of 8, infants of 1, all with passports. */
export function travelers(mix: { adults?: number; children?: number; infants?: number } = {}) {
  const one = (PassengerType: 1 | 2 | 3, DateOfBirth: string, index: number) => ({
    PassengerType,
    Gender: 1 as const,
    DateOfBirth,
    PassengerName: {
      PassengerFirstName: firstNames[index] ?? 'ANNA',
      PassengerLastName: 'KELLER',
      PassengerTitle: 2 as const,
    },
    Nationality: 'DE',
    Passport: {
      PassportNumber: `C01X${1000 + index}`,
      ExpiryDate: '2033-05-01',
      IssueDate: '2023-05-01',
      Country: 'DE',
    },
  })
  const list = [
    ...Array.from({ length: mix.adults ?? 1 }, () => [1, '1988-06-12'] as const),
    ...Array.from({ length: mix.children ?? 0 }, () => [2, '2018-03-04'] as const),
    ...Array.from({ length: mix.infants ?? 0 }, () => [3, '2026-01-05'] as const),
  ]
  return list.map(([type, born], index) => one(type, born, index))
}

/** The body of AirBook for a fare. */
export function bookBody(
  fareSourceCode: string,
  mix: Parameters<typeof travelers>[0] = {},
  clientReference?: string,
) {
  return {
    FareSourceCode: fareSourceCode,
    TravelerInfo: { PhoneNumber: '+49 30 1234567', Email: 'anna@example.com', AirTravelers: travelers(mix) },
    ClientUniqueId: clientReference,
    MarkupForAdult: 0,
    MarkupForChild: 0,
    MarkupForInfant: 0,
  }
}

/** Searches a route and returns its fares, cheapest first. */
export async function faresOf(
  gateway: TestGateway,
  SessionId: string,
  from: string,
  to: string,
  date = '2026-12-20',
): Promise<PricedItinerary[]> {
  const answer = await gateway.mustCall('air.low-fare-search', {
    SessionId,
    ...searchBody([[from, to, date]]),
  })
  return answer.PricedItineraries
}

/** Searches and revalidates; returns the cheapest fare of a route. */
export async function openFare(gateway: TestGateway, SessionId: string, from = 'LHR', to = 'AMS') {
  const [fare] = await faresOf(gateway, SessionId, from, to)
  if (!fare) throw new Error(`no fare ${from}-${to}`)
  const priced = await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode: fare.FareSourceCode })
  return priced.PricedItinerary
}

/** Searches a trip, revalidates its cheapest fare and books it; returns the booking's number. */
export async function heldFlight(
  gateway: TestGateway,
  SessionId: string,
  { legs, mix }: { legs: Parameters<typeof searchBody>[0]; mix: { adults?: number; children?: number } },
): Promise<string> {
  const results = await gateway.mustCall('air.low-fare-search', { SessionId, ...searchBody(legs, mix) })
  const FareSourceCode = results.PricedItineraries[0]?.FareSourceCode ?? ''
  const priced = await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
  const code = priced.PricedItinerary.FareSourceCode
  const booked = await gateway.mustCall('air.book', { SessionId, ...bookBody(code, mix) })
  if (booked.Status !== 10) throw new Error(`not held: ${booked.Status}`)
  return booked.UniqueId
}
