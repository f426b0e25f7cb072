import {
  DEFAULT_HOTEL_PROVIDER,
  hotelProviders,
  type HotelProvider,
} from '../../../contract/hotel/providers.ts'
import { searchHotels, type AskedCity } from '../../domain/hotel/city-search.ts'
import { findRates, searchHotel, type OfferedRate } from '../../domain/hotel/find-rates.ts'
import type { HotelQuery } from '../../domain/hotel/hotel-query.ts'
import { fail, ok, type Outcome } from '../../domain/outcome.ts'
import type { Caller } from '../../domain/session/caller.ts'
import type { Services } from '../../services.ts'
import type { Hotel } from '../../supply/hotel/hotel.ts'
import { unknownSentence } from './hotel-requests.ts'

/** Most hotels of a v1 answer for a place: v1 has no pages, and each hotel needs a bookable rate. */
const V1_CITY_HOTELS = 50

/** A rate of a hotel with its code. */
export type V1Offer = OfferedRate & { hotel: Hotel }

/** The requested source; an unknown one means the default (Hotel v1, Provider; gaps 40, 204). */
export function providerOf(name: string | undefined): HotelProvider {
  return hotelProviders.find((provider) => provider === name) ?? DEFAULT_HOTEL_PROVIDER
}

/**
 * The offers of a v1 answer: all rates of one hotel, or the cheapest rate of each of
 * the first hotels of a place that have one.
 * Errors: Err0106001 no such place or hotel.
 */
export async function offersOf(
  services: Services,
  { caller, signal }: { caller: Caller; signal: AbortSignal },
  query: Omit<HotelQuery, 'hotelId'>,
  { CityId, HotelId }: { CityId?: number; HotelId?: number },
): Promise<Outcome<V1Offer[], 'Err0106001'>> {
  if (HotelId !== undefined) {
    const answer = await searchHotel(services, caller, { ...query, hotelId: HotelId }, signal)
    if (!answer) return fail('Err0106001', 'HotelId: no such hotel')
    return ok(answer.rates.map((offered) => ({ ...offered, hotel: answer.hotel })))
  }
  const { stay, provider } = query
  const first: AskedCity = {
    ...{ placeId: CityId ?? 0, stay, provider, dialect: 'v2', without: [], filters: {} },
    ...{ sort: null, page: 1, pageSize: V1_CITY_HOTELS, bounds: null },
  }
  const result = await searchHotels(services, caller, first, signal)
  if (!result.ok) return fail('Err0106001', unknownSentence(result.unknown))
  const { hotels, rows } = result.answer
  const offers: V1Offer[] = []
  for (const row of rows) {
    const answer = await findRates(services, caller, { ...query, hotelId: hotels.hotel(row).hotelId })
    const [cheapest] = answer?.rates ?? []
    // The last rooms may have been taken after the hotel's price was computed.
    if (answer && cheapest) offers.push({ ...cheapest, hotel: answer.hotel })
  }
  return ok(offers)
}
