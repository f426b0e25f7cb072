import { dateOf } from '../../clock.ts'
import { checkRate } from '../../domain/hotel/check-rate.ts'
import { searchHotels } from '../../domain/hotel/city-search.ts'
import { findRates } from '../../domain/hotel/find-rates.ts'
import { stayOf } from '../../domain/hotel/stay-rules.ts'
import { fail, ok } from '../../domain/outcome.ts'
import { rateLimit } from '../../domain/rate-limit.ts'
import type { Call, Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import type { Stay } from '../../world/hotel/stay.ts'
import { hotelIsHere, hotelsHere } from '../hotel/here.ts'
import { writeCityV2 } from './hotel-city.ts'
import { checkedOffer, hotelOffer } from './hotel-offer.ts'
import { hotelRatesAnswer } from './hotel-rates.ts'
import {
  boundsOf,
  filtersOf,
  roomsOf,
  sortOf,
  stayFaults,
  targetFault,
  unknownSentence,
} from './hotel-requests.ts'
import { offersOf, providerOf } from './hotel-offers-v1.ts'

type SearchIds = 'hotel.availability' | 'hotel.availability-v1' | 'hotel.check-rate'
type SearchCall = Call<'hotel.availability'>
type WireStay = Pick<SearchCall['request']['body'], 'CheckIn' | 'CheckOut' | 'Occupancies'>

const MINUTE_SECONDS = 60
/** The one that v2, which names none, asks. */
const PROVIDER = 'example-provider-1'

/** Searching hotels and checking a rate, both generations (Session gateway, Hotel v1 and v2; gaps 87-93, 111-117). */
export function hotelSearchHandlers(services: Services): Pick<Handlers, SearchIds> {
  const limit = rateLimit(services.settings.searchLimit, MINUTE_SECONDS)
  return {
    'hotel.availability': async (call) => {
      const { request, caller } = call
      await limit.take(caller.officeId)
      const target = targetFault(request.body)
      if (target !== null) return fail('Err0106001', target)
      const read = readStay(request.body, dateOf(caller.now))
      if (!read.ok) return read
      const { HotelId } = request.body
      return HotelId === undefined
        ? cityMode(services, call, read.value)
        : hotelMode(services, call, HotelId, read.value)
    },
    'hotel.availability-v1': async ({ request: { body }, caller, origin, signal }) => {
      await limit.take(caller.officeId)
      const target = targetFault(body)
      if (target !== null) return fail('Err0106001', target)
      const read = readStay(body, dateOf(caller.now))
      if (!read.ok) return read
      const provider = providerOf(body.Provider)
      const query = { stay: read.value, nationality: body.NationalityId ?? null, provider }
      const offers = await offersOf(services, { caller, signal }, query, body)
      if (!offers.ok) return offers
      return ok({
        PricedItineraries: offers.value.map(({ hotel, rate, fareSourceCode }) =>
          hotelOffer({ hotel, rate, fareSourceCode, provider, site: origin }),
        ),
      })
    },
    'hotel.check-rate': async ({ request, caller, origin }) => {
      const checked = await checkRate(services, caller, request.body.FareSourceCode)
      if (!checked.ok) return checked
      const { query, priceChanged } = checked.value
      return ok({
        CheckIn: midnight(query.stay.checkIn),
        CheckOut: midnight(query.stay.checkOut),
        PricedItinerary: checkedOffer({ ...checked.value, provider: query.provider, site: origin }),
        PriceChange: priceChanged,
      })
    },
  }
}

function readStay(body: WireStay, today: string) {
  const asked = { checkIn: body.CheckIn, checkOut: body.CheckOut, rooms: roomsOf(body.Occupancies) }
  const read = stayOf(asked, today)
  return read.ok ? ok(read.stay) : fail('Err0106001', stayFaults[read.fault])
}

async function cityMode(services: Services, call: SearchCall, stay: Stay) {
  const { request, caller, origin } = call
  const { body } = request
  const city = hotelsHere(body.CityId ?? 0, caller.environment)
  if (!city) return fail('Err0106001', 'CityId: no such place')
  const filters = filtersOf(body.Filters)
  const result = searchHotels(city, stay, dateOf(caller.now), {
    dialect: 'v2',
    without: [],
    filters,
    sort: sortOf(body.Sort),
    page: body.Page,
    pageSize: body.PageSize,
    bounds: boundsOf(body.Map),
  })
  if (!result.ok) return fail('Err0106001', unknownSentence(result.unknown))
  await services.hotels.answered(PROVIDER, city.placeId, stay, call.signal)
  return ok({ rendered: writeCityV2(result.found, filters, origin) })
}

async function hotelMode(services: Services, call: SearchCall, hotelId: number, stay: Stay) {
  const { request, caller, origin } = call
  // A choice of hotels has no meaning for one (gap 145).
  if (request.body.Sort) return fail('Err0106001', 'Sort: city mode only')
  if (Object.keys(filtersOf(request.body.Filters)).length > 0) {
    return fail('Err0106001', 'Filters: city mode only')
  }
  if (!hotelIsHere(hotelId, caller.environment)) return fail('Err0106001', 'HotelId: no such hotel')
  await services.hotels.answered(PROVIDER, hotelId, stay, call.signal)
  const found = await findRates(services, caller, { hotelId, stay, nationality: null, provider: PROVIDER })
  return found ? ok(hotelRatesAnswer(found, origin)) : fail('Err0106001', 'HotelId: no such hotel')
}

/** Dates of an answer carry a time of zeros (gaps 12, 59). */
function midnight(date: string): string {
  return `${date}T00:00:00`
}
