import { randomUUID } from 'node:crypto'
import { assumedV3Facets } from '../../../contract/hotel/codes.ts'
import { HOTEL_PAGE_SIZE_DEFAULT } from '../../../contract/hotel/limits.ts'
import { DEFAULT_HOTEL_PROVIDER } from '../../../contract/hotel/providers.ts'
import { dateOf } from '../../clock.ts'
import { checkRate } from '../../domain/hotel/check-rate.ts'
import { searchHotels, type AskedCity } from '../../domain/hotel/city-search.ts'
import { searchHotel } from '../../domain/hotel/find-rates.ts'
import type { HotelQuery } from '../../domain/hotel/hotel-query.ts'
import { firstCheckIn } from '../../domain/hotel/first-check-in.ts'
import { daysBetween, stayOf } from '../../domain/hotel/stay-rules.ts'
import { readOfferCode } from '../../domain/offer-code.ts'
import { fail, ok } from '../../domain/outcome.ts'
import { rateLimit } from '../../domain/rate-limit.ts'
import type { Call, Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import type { Stay } from '../../supply/hotel/stay.ts'
import { withId } from '../failure.ts'
import { writeCity } from './hotel-city.ts'
import { propertyObject, rateObject } from './hotel-rate.ts'
import { filtersOf, modeFault, roomsOf, stayFaults, unknownSentence } from './hotel-requests.ts'
import { hotelRateIds } from './offer-id.ts'

type SearchCall = Call<'hotel.search'>

const MINUTE_SECONDS = 60
/** Failure ids for a rate that cannot be confirmed (v3, Errors; gap 125). */
const rateIds = { expired: 'offer_expired', gone: 'offer_expired' } as const
/** v3 requests do not name a source. */
const PROVIDER = DEFAULT_HOTEL_PROVIDER

/** Operations for hotel searches and confirming a rate (v3, Hotel search; gaps 127, 141-147). */
export function hotelSearchHandlers(
  services: Services,
): Pick<Handlers, 'hotel.search' | 'hotel.rate-confirmation'> {
  const limit = rateLimit(services.settings.searchLimit, MINUTE_SECONDS)
  return {
    'hotel.search': async (call) => {
      const { request, caller } = call
      await limit.take(caller.officeId)
      const { body } = request
      const mode = modeFault(body)
      if (mode !== null) return fail('validation_failed', mode)
      const asked = { checkIn: body.check_in, checkOut: body.check_out, rooms: roomsOf(body) }
      const target = body.hotel_id == null ? { placeId: body.city_id ?? 0 } : { hotelId: body.hotel_id }
      const first = await firstCheckIn(services, caller, target)
      const read = stayOf(asked, { today: dateOf(caller.now), first })
      if (!read.ok) return fail('validation_failed', stayFaults[read.fault])
      return body.hotel_id == null
        ? cityMode(services, call, read.stay)
        : hotelMode(services, call, read.stay)
    },
    'hotel.rate-confirmation': async ({ request, caller, origin }) => {
      const code = hotelRateIds.codeOf(request.params.id)
      const known =
        code !== null && readOfferCode('hotel', services.settings.secret, caller.officeId, code) !== null
      if (code === null || !known) return fail('not_found')
      const checked = await checkRate(services, caller, code)
      if (!checked.ok) return withId(checked, rateIds)
      const { priceChanged, until } = checked.value
      return ok({
        ...rateObject(checked.value, origin),
        confirmed_until: until.toISOString(),
        price_change: priceChanged,
      })
    },
  }
}

async function cityMode(services: Services, call: SearchCall, stay: Stay) {
  const { request, caller, origin } = call
  const { body } = request
  const filters = filtersOf(body)
  const without = services.settings.assumed ? [] : assumedV3Facets
  const asked: AskedCity = {
    placeId: body.city_id ?? 0,
    stay,
    provider: PROVIDER,
    dialect: 'v3',
    without,
    filters,
    sort: body.sort ?? null,
    page: body.page ?? 1,
    pageSize: body.page_size ?? HOTEL_PAGE_SIZE_DEFAULT,
    bounds: null,
  }
  const result = await searchHotels(services, caller, asked, call.signal)
  if (!result.ok) return fail('validation_failed', unknownSentence(result.unknown))
  return ok({ rendered: writeCity(result.found, { id: searchId(), stay, filters, without, site: origin }) })
}

async function hotelMode(services: Services, call: SearchCall, stay: Stay) {
  const { request, caller, origin } = call
  const { body } = request
  const hotelId = body.hotel_id ?? 0
  const query: HotelQuery = { hotelId, stay, nationality: null, provider: PROVIDER }
  const found = await searchHotel(services, caller, query, call.signal)
  const profile = await services.hotels.profile(hotelId, PROVIDER)
  if (!found || !profile) return fail('validation_failed', 'hotel_id: no such hotel')
  return ok({
    object: 'hotel_search' as const,
    id: searchId(),
    mode: 'hotel' as const,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    nights: daysBetween(stay.checkIn, stay.checkOut),
    offer_count: found.rates.length,
    offers: found.rates.map((offered) => rateObject({ ...offered, hotel: found.hotel }, origin)),
    hotel: propertyObject(found.hotel, profile, origin),
  })
}

/** A random id that identifies only this answer: no search can be found by it. */
function searchId(): string {
  return `hsr_${randomUUID().replaceAll('-', '')}`
}
