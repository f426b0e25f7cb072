import type { InputOf } from '../contract/registry.ts'
import { madeCatalogue } from '../gateway/world/activity/products.ts'
import { hotelsOfPlace } from '../gateway/world/hotel/hotels-of-place.ts'
import { searchPlaces } from '../gateway/world/place/search-places.ts'
import { bookActivityHref } from '../lib/activity/product-params.ts'
import { addDays } from '../lib/dates.ts'
import type { ReadId } from '../lib/read.ts'
import type { ResponseOf } from '../contract/registry.ts'

/** Reads as the desk's pages do, in the name of the agent who is signed in. */
export type DeskRead = <Id extends ReadId>(id: Id, input: InputOf<Id>) => Promise<ResponseOf<Id>>

/** A route of the desk as it is measured: searches and forms, or lists. */
export type MeasuredRoute = {
  /** The path with placeholders for its ids, as `/hotels/{id}`. */
  name: string
  kind: 'search or form' | 'list'
  /** Its address; for a form that of an offer found now, since offers of a search expire. */
  address(read: DeskRead): Promise<string>
}

/** The routes behind the sign-in: searches in London, an activity, a form of each kind, lists. */
export function routes(): MeasuredRoute[] {
  const [london] = searchPlaces({ q: 'london', limit: 1, type: 'city', sandbox: true })
  const hotelId = london && hotelsOfPlace(london.externalId)?.hotelId[0]
  if (!hotelId) throw new Error('there is no hotel in London')
  const today = new Date().toISOString().slice(0, 10)
  const [from, to] = [addDays(today, 60), addDays(today, 63)]
  const stay = `in=${from}&out=${to}&rooms=2`
  const uuid = madeCatalogue().catalogue.products.find(({ sandboxOnly }) => !sandboxOnly)?.uuid
  if (!uuid) throw new Error('there is no activity')
  const at = (kind: MeasuredRoute['kind']) => (path: string) => ({
    name: path.replace(/\?.*/, '').replace(/(?:[\da-f]+(?:-[\da-f]+)+|\d+)$/, '{id}'),
    kind,
    address: () => Promise.resolve(path),
  })
  const searches = [
    '/flights',
    `/flights/calendar?from=LON&to=SIN&trip=oneway&day=${from}`,
    `/hotels?place=${london.externalId}&${stay}`,
    `/hotels/${hotelId}?${stay}`,
    `/activities/${uuid}?from=${from}&to=${to}&adults=2`,
    '/activities?q=tour',
  ]
  const form = (name: string, address: MeasuredRoute['address']) =>
    ({ name, kind: 'search or form', address }) as const
  return [
    ...searches.map(at('search or form')),
    form('/flights/book', (read) => flightForm(read, from)),
    form('/hotels/book', (read) => hotelForm(read, hotelId, { from, to, stay })),
    form('/activities/book', (read) => activityForm(read, uuid, { from, to })),
    ...['/today', '/bookings', '/wallet', '/office', '/studio'].map(at('list')),
  ]
}

async function flightForm(read: DeskRead, date: string): Promise<string> {
  const { PricedItineraries: fares } = await read('air.low-fare-search', {
    AdultCount: 1,
    ChildCount: 0,
    InfantCount: 0,
    PricingSourceType: 'All',
    RequestOption: 'All',
    OriginDestinationInformations: [
      { OriginLocationCode: 'LON', DestinationLocationCode: 'SIN', DepartureDateTime: date },
    ],
  })
  return `/flights/book?fare=${codeOf(fares)}&trip=oneway&legs=LON-SIN-${date}&adt=1&chd=0&inf=0&cabin=1`
}

async function hotelForm(
  read: DeskRead,
  HotelId: number,
  { from: CheckIn, to: CheckOut, stay }: { from: string; to: string; stay: string },
): Promise<string> {
  const Occupancies = [{ AdultCount: 2, ChildCount: 0, ChildAges: [] }]
  const body = { HotelId, CheckIn, CheckOut, Occupancies, Page: 1, PageSize: 25 }
  const { PricedItineraries: rates } = await read('hotel.availability', body)
  const code = codeOf(rates.filter((rate) => 'FareSourceCode' in rate))
  return `/hotels/book?rate=${code}&hotel=${HotelId}&${stay}`
}

async function activityForm(
  read: DeskRead,
  product: string,
  days: { from: string; to: string },
): Promise<string> {
  const [variant] = await read('activity.product-types', { uuid: product })
  if (!variant) throw new Error('the activity has no variant')
  const query = { uuid: variant.uuid, date_start: days.from, date_end: addDays(days.to, 30) }
  const entries = await read('activity.price-lists', query)
  const party = { adult: 2, child: 0, senior: 0 }
  for (const { date, prices } of entries) {
    const open = prices.find(({ quantity }) => quantity >= party.adult)
    if (!open) continue
    const slot = open.timeSlotUuid
    return bookActivityHref({
      product,
      variant: variant.uuid,
      date,
      slot,
      days,
      party,
      search: null,
      shown: null,
    })
  }
  throw new Error('the activity has no places')
}

function codeOf(offers: readonly { FareSourceCode: string }[]): string {
  const [offer] = offers
  if (!offer) throw new Error('the search found nothing to book')
  return encodeURIComponent(offer.FareSourceCode)
}
