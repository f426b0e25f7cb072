import {
  DEFAULT_HOTEL_PROVIDER,
  hotelProviders,
  type HotelProvider,
} from '../../../contract/hotel/providers.ts'
import { dateOf } from '../../clock.ts'
import { findRates, type OfferedRate } from '../../domain/hotel/find-rates.ts'
import { hotelHere, hotelsHere } from '../../domain/hotel/here.ts'
import type { HotelQuery } from '../../domain/hotel/hotel-query.ts'
import { knownStay } from '../../domain/hotel/search/known-stays.ts'
import { searchCity } from '../../domain/hotel/search/search-city.ts'
import { fail, ok, type Outcome } from '../../domain/outcome.ts'
import type { Caller } from '../../domain/session/caller.ts'
import type { Services } from '../../services.ts'
import type { Hotel } from '../../supply/hotel/hotel.ts'

/** Hotels of one v1 answer for a place: v1 has no pages, and each hotel's rate must be bookable. */
export const V1_CITY_HOTELS = 50

/** A rate of a hotel with its code. */
export type V1Offer = OfferedRate & { hotel: Hotel }

/** The source asked for; an unknown one is the default (Hotel v1, Provider; gaps 40, 204). */
export function providerOf(asked: string | undefined): HotelProvider {
  return hotelProviders.find((provider) => provider === asked) ?? DEFAULT_HOTEL_PROVIDER
}

/**
 * What v1 lists: all rates of a hotel, or the cheapest of each of the first hotels of a place that have one.
 * Errors: Err0106001 no such place or hotel.
 */
export async function offersOf(
  services: Services,
  { caller, signal }: { caller: Caller; signal: AbortSignal },
  query: Omit<HotelQuery, 'hotelId'>,
  { CityId, HotelId }: { CityId?: number; HotelId?: number },
): Promise<Outcome<V1Offer[], 'Err0106001'>> {
  if (HotelId !== undefined) {
    if (!(await hotelHere(services, HotelId, caller.environment)))
      return fail('Err0106001', 'HotelId: no such hotel')
    await services.hotels.answered(query.provider, String(HotelId), query.stay, signal)
    const found = await findRates(services, caller, { ...query, hotelId: HotelId })
    if (!found) return fail('Err0106001', 'HotelId: no such hotel')
    return ok(found.rates.map((offered) => ({ ...offered, hotel: found.hotel })))
  }
  const hotels = await hotelsHere(services, CityId ?? 0, caller.environment)
  if (!hotels) return fail('Err0106001', 'CityId: no such place')
  await services.hotels.answered(query.provider, hotels.placeId, query.stay, signal)
  const priced = await knownStay(hotels, query.stay, dateOf(caller.now), query.provider)
  const page = { filters: [], sort: null, page: 1, pageSize: V1_CITY_HOTELS, bounds: null }
  const offers: V1Offer[] = []
  for (const row of searchCity(priced.index, priced, page).rows) {
    const found = await findRates(services, caller, { ...query, hotelId: hotels.hotel(row).hotelId })
    const [cheapest] = found?.rates ?? []
    // Its last rooms may have been taken since its price was laid over the place.
    if (found && cheapest) offers.push({ ...cheapest, hotel: found.hotel })
  }
  return ok(offers)
}
