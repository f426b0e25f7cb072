import { OFFER_MINUTES } from '../../../contract/hotel/limits.ts'
import type { Services } from '../../services.ts'
import type { Hotel } from '../../supply/hotel/hotel.ts'
import type { HotelRate, Taken } from '../../supply/hotel/rate.ts'
import { checkOfSession, type SessionCheck } from '../booking/checked-offer.ts'
import { runDue } from '../booking/run-due.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import { offerCoder, readOfferCode } from '../offer-code.ts'
import { readSearch } from '../search-row.ts'
import type { Caller } from '../session/caller.ts'
import type { HotelQuery, StoredHotelQuery } from './hotel-query.ts'
import { indexOf, pricedAs, variantAt, variantOf, type RateVariant } from './rate-variant.ts'
import { readTaken } from './rooms-taken.ts'
import { scopeOf } from './rooms-scope.ts'
import { nightsOf } from './stay-rules.ts'
import { withTermsAt } from './terms.ts'

/** The rate that a code names, whether or not it is still free or its search has expired. */
export type NamedRate = {
  hotel: Hotel
  query: HotelQuery
  scope: string
  /** The code of this rate, at its first price or the raised one. */
  codeAs(variant: { raised: boolean }): string
  raised: boolean
  /** Whether its search is past its lifetime (gap 54). */
  expired: boolean
  /** The rate at its first price when bookings have taken `taken`; null when it is not free then. */
  whenTaken(taken: Taken): Promise<HotelRate | null>
}

/** A rate found by its code, as it is for sale now. */
export type FoundRate = NamedRate & {
  /** The rate at the price that its code stands for. */
  rate: HotelRate
  /** The rate at its first price or the raised one. */
  rateAs(variant: { raised: boolean }): HotelRate
  /** Where the search is past its lifetime: the price for which this session's check still counts. */
  lapsed: (Pick<RateVariant, 'raised'> & Pick<SessionCheck, 'until'>) | null
}

/**
 * The rate that an offer code of this office names, computed from its stored search.
 * Faults: `gone`: the code is unknown.
 */
export async function rateOfCode(
  services: Services,
  caller: Caller,
  offerCode: string,
): Promise<Outcome<NamedRate, 'gone'>> {
  const { secret } = services.settings
  const offer = readOfferCode('hotel', secret, caller.officeId, offerCode)
  if (!offer) return fail('gone')
  const { searchId } = offer
  const question = { kind: 'hotel', searchId, lifeMinutes: OFFER_MINUTES } as const
  const search = await readSearch<StoredHotelQuery>(services, caller, question)
  if (!search) return fail('gone')
  const { keys, ...query } = search.query
  const { position, raised } = variantOf(offer.index)
  const key = keys[position]
  const hotel = await services.hotels.findHotel(query.hotelId)
  if (key === undefined || !hotel) return fail('gone')
  // Prices depend on the day of the search, so that an offer survives midnight; its terms are those of now.
  const { searchedAt } = search
  const code = offerCoder('hotel', secret, caller.officeId, searchId)
  return ok({
    hotel,
    query,
    scope: scopeOf(caller, hotel),
    codeAs: (variant) => code(indexOf({ position, raised: variant.raised })),
    raised,
    expired: search.expired,
    whenTaken: async (taken) => {
      const rate = await services.hotels.rate({ ...query, searchedAt }, key, taken)
      return rate && rate.available > 0 ? withTermsAt(rate, hotel.timeZone, caller.now) : null
    },
  })
}

/**
 * The rate of an offer code as it is for sale now, after subtracting the rooms taken since. One of an expired
 * search is found while this session's check of it counts: until then it can be booked (gap 105).
 * Faults: `expired`; `gone`: the code is unknown, or its rooms are taken.
 */
export async function findRate(
  services: Services,
  caller: Caller,
  offerCode: string,
): Promise<Outcome<FoundRate, 'expired' | 'gone'>> {
  const named = await rateOfCode(services, caller, offerCode)
  if (!named.ok) return named
  const { scope, query, raised, expired, whenTaken } = named.value
  const check = expired ? await checkOfSession(services, caller, offerCode) : null
  if (expired && !check) return fail('expired')
  // Lapsed holds of the office are released first: they would block rooms of the hotel.
  await runDue(services, caller.officeId)
  const plain = await whenTaken(await readTaken(services.db, scope, query.hotelId, nightsOf(query.stay)))
  if (!plain) return fail('gone')
  return ok({
    ...named.value,
    rate: pricedAs(plain, { raised }),
    rateAs: (variant) => pricedAs(plain, variant),
    lapsed: check && { ...variantAt(plain, check.totalCents), until: check.until },
  })
}
