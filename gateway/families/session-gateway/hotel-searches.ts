import { DEFAULT_HOTEL_PROVIDER, type HotelProvider } from '../../../contract/hotel/providers.ts'
import { dateOf } from '../../clock.ts'
import { checkRate } from '../../domain/hotel/check-rate.ts'
import { searchHotels, type AskedCity } from '../../domain/hotel/city-search.ts'
import { searchHotel } from '../../domain/hotel/find-rates.ts'
import type { HotelQuery } from '../../domain/hotel/hotel-query.ts'
import { firstCheckIn } from '../../domain/hotel/first-check-in.ts'
import { stayOf } from '../../domain/hotel/stay-rules.ts'
import { fail, ok, type Outcome } from '../../domain/outcome.ts'
import type { Caller } from '../../domain/session/caller.ts'
import type { Call, Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import type { Hotel } from '../../supply/hotel/hotel.ts'
import type { Stay } from '../../supply/hotel/stay.ts'
import { pageAnswer } from '../page-answer.ts'
import { failureOf } from './booking-words.ts'
import { writeCityV2 } from './hotel-city.ts'
import { checkedOffer, hotelOffer } from './hotel-offer.ts'
import { hotelRatesAnswer } from './hotel-rates.ts'
import { boundsOf, filtersOf, roomsOf, stayFaults, targetFault, unknownSentence } from './hotel-requests.ts'
import { offersOf, providerOf } from './hotel-offers-v1.ts'

type SearchIds = 'hotel.availability' | 'hotel.availability-v1' | 'hotel.check-rate'
type SearchCall = Call<'hotel.availability'>
type WireStay = Pick<
  SearchCall['request']['body'],
  'CityId' | 'HotelId' | 'CheckIn' | 'CheckOut' | 'Occupancies'
>

/** v2 requests do not name a source. */
const PROVIDER = DEFAULT_HOTEL_PROVIDER

/**
 * Operations for hotel searches and rate checks of both generations (Session gateway,
 * Hotel v1 and v2; gaps 87-93, 111-117).
 */
export function hotelSearchHandlers(services: Services): Pick<Handlers, SearchIds> {
  const profileOf = ({ hotelId }: Hotel, provider: HotelProvider) =>
    services.hotels.profile(hotelId, provider)
  return {
    'hotel.availability': async (call) => {
      const { request, caller } = call
      const target = targetFault(request.body)
      if (target !== null) return fail('Err0106001', target)
      const read = await readStay(services, caller, request.body)
      if (!read.ok) return read
      const { HotelId } = request.body
      return HotelId === undefined
        ? cityMode(services, call, read.value)
        : hotelMode(services, call, HotelId, read.value)
    },
    'hotel.availability-v1': async ({ request: { body }, caller, origin, signal }) => {
      const target = targetFault(body)
      if (target !== null) return fail('Err0106001', target)
      const read = await readStay(services, caller, body)
      if (!read.ok) return read
      const provider = providerOf(body.Provider)
      const query = { stay: read.value, nationality: body.NationalityId ?? null, provider }
      const offers = await offersOf(services, { caller, signal }, query, body)
      if (!offers.ok) return offers
      const answered = offers.value.map(async (offered) => {
        const profile = await profileOf(offered.hotel, provider)
        return hotelOffer({ ...offered, profile, site: origin })
      })
      return ok({
        CheckIn: midnight(read.value.checkIn),
        CheckOut: midnight(read.value.checkOut),
        PricedItineraries: await Promise.all(answered),
      })
    },
    'hotel.check-rate': async ({ request, caller, origin }) => {
      const checked = await checkRate(services, caller, request.body.FareSourceCode)
      if (!checked.ok) return failureOf('hotel', checked)
      const { hotel, query, priceChanged } = checked.value
      const profile = await profileOf(hotel, query.provider)
      return ok({
        CheckIn: midnight(query.stay.checkIn),
        CheckOut: midnight(query.stay.checkOut),
        PricedItinerary: checkedOffer({ ...checked.value, profile, site: origin }),
        PriceChange: priceChanged,
      })
    },
  }
}

async function readStay(
  services: Services,
  caller: Caller,
  body: WireStay,
): Promise<Outcome<Stay, 'Err0106001'>> {
  const input = { checkIn: body.CheckIn, checkOut: body.CheckOut, rooms: roomsOf(body.Occupancies) }
  const { CityId, HotelId } = body
  const target = HotelId === undefined ? { placeId: CityId ?? 0 } : { hotelId: HotelId }
  const first = await firstCheckIn(services, caller, target)
  const read = stayOf(input, { today: dateOf(caller.now), first })
  return read.ok ? ok(read.stay) : fail('Err0106001', stayFaults[read.fault])
}

async function cityMode(services: Services, call: SearchCall, stay: Stay) {
  const { request, caller, origin } = call
  const { body } = request
  const filters = filtersOf(body.Filters)
  const question: AskedCity = {
    placeId: body.CityId ?? 0,
    stay,
    provider: PROVIDER,
    dialect: 'v2',
    without: [],
    filters,
    sort: body.Sort ?? null,
    page: body.Page,
    pageSize: body.PageSize,
    bounds: boundsOf(body.Map),
  }
  const result = await searchHotels(services, caller, question, call.signal)
  if (!result.ok) return fail('Err0106001', unknownSentence(result.unknown))
  const { page, totalPages } = result.answer
  return pageAnswer(
    { rendered: writeCityV2(result.answer, filters, origin) },
    page < totalPages ? { Page: page + 1 } : null,
  )
}

async function hotelMode(services: Services, call: SearchCall, hotelId: number, stay: Stay) {
  const { request, caller, origin } = call
  // Sorts and filters make no sense for a single hotel (gap 145).
  if (request.body.Sort) return fail('Err0106001', 'Sort: city mode only')
  if (Object.keys(filtersOf(request.body.Filters)).length > 0) {
    return fail('Err0106001', 'Filters: city mode only')
  }
  const query: HotelQuery = { hotelId, stay, nationality: null, provider: PROVIDER }
  const answer = await searchHotel(services, caller, query, call.signal)
  const profile = await services.hotels.profile(hotelId, PROVIDER)
  if (!answer || !profile) return fail('Err0106001', 'HotelId: no such hotel')
  return ok(hotelRatesAnswer(answer, profile, origin))
}

/** Dates of an answer have a time of zeros (gaps 12, 59). */
function midnight(date: string): string {
  return `${date}T00:00:00`
}
