import { randomUUID } from 'node:crypto'
import { assumedV3Facets } from '../../../contract/hotel/codes.ts'
import {
  HOTEL_PAGE_SIZE_DEFAULT,
  MAX_CHECK_IN_DAYS_AHEAD,
  MAX_NIGHTS,
  MAX_ROOMS,
} from '../../../contract/hotel/limits.ts'
import { DEFAULT_HOTEL_PROVIDER } from '../../../contract/hotel/providers.ts'
import { dateOf } from '../../clock.ts'
import { checkRate } from '../../domain/hotel/check-rate.ts'
import { searchHotels, type AskedCity, type UnknownChoice } from '../../domain/hotel/city-search.ts'
import { searchHotel } from '../../domain/hotel/find-rates.ts'
import type { HotelQuery } from '../../domain/hotel/hotel-query.ts'
import { firstCheckIn } from '../../domain/hotel/first-check-in.ts'
import { daysBetween, stayOf, type AskedRoom, type StayFault } from '../../domain/hotel/stay-rules.ts'
import { readOfferCode } from '../../domain/offer-code.ts'
import { fail, ok } from '../../domain/outcome.ts'
import type { Call, Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import type { Stay } from '../../supply/hotel/stay.ts'
import { withId } from '../failure.ts'
import { pageAnswer } from '../page-answer.ts'
import { writeCity } from './hotel-city.ts'
import { propertyObject, rateObject } from './hotel-rate.ts'
import { hotelRateIds } from './offer-id.ts'
import type { RequestOf } from '../../../contract/registry.ts'

type SearchCall = Call<'hotel.search'>

/** Failure ids for a rate that cannot be confirmed (v3, Errors; gap 125). */
const rateIds = { expired: 'offer_expired', gone: 'offer_expired' } as const
/** v3 requests do not name a source. */
const PROVIDER = DEFAULT_HOTEL_PROVIDER

/** Operations for hotel searches and confirming a rate (v3, Hotel search; gaps 127, 141-147). */
export function hotelSearchHandlers(
  services: Services,
): Pick<Handlers, 'hotel.search' | 'hotel.rate-confirmation'> {
  return {
    'hotel.search': async (call) => {
      const { request, caller } = call
      const { body } = request
      const mode = modeFault(body)
      if (mode !== null) return fail('validation_failed', mode)
      const input = { checkIn: body.check_in, checkOut: body.check_out, rooms: roomsOf(body) }
      const target = body.hotel_id == null ? { placeId: body.city_id ?? 0 } : { hotelId: body.hotel_id }
      const first = await firstCheckIn(services, caller, target)
      const read = stayOf(input, { today: dateOf(caller.now), first })
      if (!read.ok) return fail('validation_failed', stayFaults[read.fault])
      return body.hotel_id == null
        ? cityMode(services, call, read.stay)
        : hotelMode(services, call, read.stay)
    },
    'hotel.rate-confirmation': async ({ request, caller, origin }) => {
      const code = hotelRateIds.codeOf(request.params.id)
      const isOurs =
        code !== null && readOfferCode('hotel', services.settings.secret, caller.officeId, code) !== null
      if (code === null || !isOurs) return fail('not_found')
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
  const question: AskedCity = {
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
  const result = await searchHotels(services, caller, question, call.signal)
  if (!result.ok) return fail('validation_failed', unknownSentence(result.unknown))
  const { page, totalPages } = result.answer
  return pageAnswer(
    { rendered: writeCity(result.answer, { id: searchId(), stay, filters, without, site: origin }) },
    page < totalPages ? { page: page + 1 } : null,
  )
}

async function hotelMode(services: Services, call: SearchCall, stay: Stay) {
  const { request, caller, origin } = call
  const { body } = request
  const hotelId = body.hotel_id ?? 0
  const query: HotelQuery = { hotelId, stay, nationality: null, provider: PROVIDER }
  const answer = await searchHotel(services, caller, query, call.signal)
  const profile = await services.hotels.profile(hotelId, PROVIDER)
  if (!answer || !profile) return fail('validation_failed', 'hotel_id: no such hotel')
  return ok({
    object: 'hotel_search' as const,
    id: searchId(),
    mode: 'hotel' as const,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    nights: daysBetween(stay.checkIn, stay.checkOut),
    offer_count: answer.rates.length,
    offers: answer.rates.map((offered) => rateObject({ ...offered, hotel: answer.hotel }, origin)),
    hotel: propertyObject(answer.hotel, profile, origin),
  })
}

/** A random id that identifies only this answer: no search can be found by it. */
function searchId(): string {
  return `hsr_${randomUUID().replaceAll('-', '')}`
}

type SearchBody = RequestOf<'hotel.search'>['body']

/** Each broken rule of a stay with its field (v3, POST /hotels/searches; gap 125). */
const stayFaults: Record<StayFault, string> = {
  past: 'check_in: cannot be in the past',
  order: 'check_out: must be after check_in',
  nights: `check_out: at most ${MAX_NIGHTS} nights`,
  ahead: `check_in: at most ${MAX_CHECK_IN_DAYS_AHEAD} days ahead`,
  rooms: `occupancies: at most ${MAX_ROOMS} rooms`,
  adults: 'occupancies: at least one adult in each room',
  ages: 'occupancies: one age for each child',
}

function roomsOf(body: SearchBody): AskedRoom[] {
  return body.occupancies.map(({ adults, children }) => ({
    adults,
    children: null,
    childAges: children ?? [],
  }))
}

/** Filters as text; groups without values are left out. */
function filtersOf(body: SearchBody): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(body.filters ?? {}).filter(([, values]) => values.length > 0))
}

/** The sentence for a mistake in the mode, naming the field; null when there is none (gap 145). */
function modeFault(body: SearchBody): string | null {
  const { city_id, hotel_id } = body
  if (city_id != null && hotel_id != null) return 'hotel_id: provide exactly one of city_id or hotel_id'
  if (city_id == null && hotel_id == null) return 'city_id: provide exactly one of city_id or hotel_id'
  if (hotel_id == null) return null
  if (body.sort != null) return 'sort: city mode only'
  return Object.keys(body.filters ?? {}).length > 0 ? 'filters: city mode only' : null
}

/** The sentence for an unknown place, filter or sort. */
function unknownSentence(unknown: UnknownChoice): string {
  if (unknown.field === 'place') return 'city_id: no such place'
  if (unknown.field === 'sort') return `sort: unknown value "${unknown.value}"`
  const { key, value } = unknown
  return value === null ? `filters.${key}: unknown filter` : `filters.${key}: unknown value "${value}"`
}
