import type { HotelRateV2 } from '../../contract/hotel/availability-answer.ts'
import type { TestGateway } from './gateway.ts'

/** The tests' default stay: two nights in December, three weeks after the tests' clock. */
export const stayDates = { CheckIn: '2026-12-10', CheckOut: '2026-12-12' }

export type TestRoom = { AdultCount: number; ChildAges?: number[] }

export const twoAdults: TestRoom[] = [{ AdultCount: 2 }]

/** The id of a place by its name, as callers use it. */
export async function placeId(gateway: TestGateway, name: string): Promise<number> {
  const { data } = await gateway.mustCall('place.search', { q: name, limit: 20 })
  const place = data.find((candidate) => candidate.name === name && candidate.type === 'city')
  if (!place) throw new Error(`no place ${name}`)
  return Number(place.external_id)
}

/** Hotel cards of a place, in the order of the supply. */
export async function cardsOf(gateway: TestGateway, SessionId: string, name: string) {
  const answer = await gateway.mustCall('hotel.availability', {
    SessionId,
    ...stayDates,
    CityId: await placeId(gateway, name),
    Occupancies: twoAdults,
    PageSize: 200,
  })
  return answer.PricedItineraries
}

/** The number of a hotel of the sandbox city, by its name. */
export async function scenarioHotel(gateway: TestGateway, SessionId: string, name: string): Promise<number> {
  const card = (await cardsOf(gateway, SessionId, 'Sandbox City')).find((each) => each.HotelName === name)
  if (!card) throw new Error(`no hotel ${name} in Sandbox City`)
  return card.HotelId
}

/** Rates of a hotel, cheapest first. */
export async function ratesOf(
  gateway: TestGateway,
  SessionId: string,
  HotelId: number,
  Occupancies: TestRoom[] = twoAdults,
): Promise<HotelRateV2[]> {
  const answer = await gateway.mustCall('hotel.availability', {
    SessionId,
    ...stayDates,
    HotelId,
    Occupancies,
  })
  return answer.PricedItineraries.filter((rate): rate is HotelRateV2 => 'FareSourceCode' in rate)
}

/** An ordinary rate in Lisbon; by default the first that refunds something. */
export async function someRate(
  gateway: TestGateway,
  SessionId: string,
  wanted: (rate: HotelRateV2) => boolean = (rate) => rate.FreeCancellation,
): Promise<HotelRateV2> {
  for (const card of (await cardsOf(gateway, SessionId, 'Lisbon')).slice(0, 40)) {
    const rate = (await ratesOf(gateway, SessionId, card.HotelId)).find(wanted)
    if (rate) return rate
  }
  throw new Error('no such rate in Lisbon')
}

/** Checks a rate; returns the code to book with. */
export async function checked(gateway: TestGateway, SessionId: string, FareSourceCode: string) {
  const answer = await gateway.mustCall('hotel.check-rate', { SessionId, FareSourceCode })
  return answer.PricedItinerary
}

/** The body of HotelBook, with guests that match the rooms. */
export function hotelBookBody(
  FareSourceCode: string,
  rooms: TestRoom[] = twoAdults,
  ClientUniqueId?: string,
) {
  return {
    FareSourceCode,
    PhoneNumber: '+49 30 1234567',
    Email: 'anna@example.com',
    Nationality: 'DE',
    ClientUniqueId,
    Rooms: rooms.map(({ AdultCount, ChildAges = [] }, room) => ({
      Passengers: [
        ...Array.from({ length: AdultCount }, (_, index) => ({
          PassengerType: 1 as const,
          FirstName: ['ANNA', 'BORIS', 'CLARA', 'DAVID'][(room * 2 + index) % 4] ?? 'ANNA',
          LastName: 'KELLER',
          PassengerTitle: 2 as const,
        })),
        ...ChildAges.map((ChildAge) => ({
          PassengerType: 2 as const,
          FirstName: 'EMIL',
          LastName: 'KELLER',
          ChildAge,
        })),
      ],
    })),
  }
}

/** Searches, checks and books; returns the booking's number. */
export async function heldHotel(
  gateway: TestGateway,
  SessionId: string,
  rate?: { FareSourceCode: string },
  ClientUniqueId?: string,
): Promise<string> {
  const { FareSourceCode } = rate ?? (await someRate(gateway, SessionId))
  const offer = await checked(gateway, SessionId, FareSourceCode)
  const booked = await gateway.mustCall('hotel.book', {
    SessionId,
    ...hotelBookBody(offer.FareSourceCode, twoAdults, ClientUniqueId),
  })
  return booked.UniqueId
}
