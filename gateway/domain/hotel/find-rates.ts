import type { Services } from '../../services.ts'
import type { Hotel } from '../../supply/hotel/hotel.ts'
import type { HotelRate } from '../../supply/hotel/rate.ts'
import { runDue } from '../booking/run-due.ts'
import { offerCoder } from '../offer-code.ts'
import { storeSearch } from '../search-row.ts'
import type { Caller } from '../session/caller.ts'
import type { HotelQuery, StoredHotelQuery } from './hotel-query.ts'
import { MAX_RATES } from './rate-variant.ts'
import { hotelHere } from './hotels-of-environment.ts'
import { readTaken } from './rooms-taken.ts'
import { scopeOf } from './rooms-scope.ts'
import { nightsOf } from './stay-rules.ts'
import { withTermsAt } from './terms.ts'

/** A rate that can be checked and booked, with its code (its v3 id contains the code). */
export type OfferedRate = { rate: HotelRate; offerCode: string }

/** The answer of hotel mode: cheapest first, empty when nothing is free. */
export type FoundRates = { searchId: number; hotel: Hotel; rates: readonly OfferedRate[] }

/** Hotel mode, after the provider has answered. @throws the signal's reason when the caller disconnects. */
export async function searchHotel(
  services: Services,
  caller: Caller,
  query: HotelQuery,
  signal: AbortSignal,
): Promise<FoundRates | null> {
  if (!(await hotelHere(services, query.hotelId, caller.environment))) return null
  await services.hotels.answered(query.provider, String(query.hotelId), query.stay, signal)
  return findRates(services, caller, query)
}

/**
 * The rates of a hotel for a stay, after subtracting the rooms that bookings have
 * taken. Stores one search row, which keeps its codes valid for 20 minutes of office
 * time. Null when the environment has no such hotel.
 * Source: Session gateway, Hotel v1 and v2, HotelAvailability; v3, POST /hotels/searches, hotel mode.
 */
export async function findRates(
  services: Services,
  caller: Caller,
  input: HotelQuery,
): Promise<FoundRates | null> {
  const hotel = await hotelHere(services, input.hotelId, caller.environment)
  if (!hotel) return null
  // A hotel may be asked for by a former id: searches and taken rooms are stored under its id of today.
  const query = { ...input, hotelId: hotel.hotelId }
  // Lapsed holds of the office are released first: they would block rooms of the hotel.
  await runDue(services, caller.officeId)
  const scope = scopeOf(caller, hotel)
  const taken = await readTaken(services.db, scope, query.hotelId, nightsOf(query.stay))
  const all = await services.hotels.rates({ ...query, searchedAt: caller.now }, taken)
  const rates = all.slice(0, MAX_RATES)
  const stored: StoredHotelQuery = { ...query, keys: rates.map((rate) => rate.key) }
  const searchId = await storeSearch(services, caller, 'hotel', stored)
  const code = offerCoder('hotel', services.settings.secret, caller.officeId, searchId)
  return {
    searchId,
    hotel,
    rates: rates.map((rate, position) => ({
      rate: withTermsAt(rate, hotel.timeZone, caller.now),
      offerCode: code(position),
    })),
  }
}
