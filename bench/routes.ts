import type { InputOf } from '../contract/registry.ts'
import { madeCatalogue } from '../gateway/world/activity/products.ts'
import { hotelsOfPlace } from '../gateway/world/hotel/hotels-of-place.ts'
import { searchPlaces } from '../gateway/world/place/search-places.ts'
import { bookActivityHref } from '../lib/activity/book-params.ts'
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
  const hotelIds = london && hotelsOfPlace(london.externalId)?.hotelId
  if (!hotelIds) throw new Error('there is no hotel in London')
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
    `/activities/${uuid}?from=${from}&to=${to}&adults=2`,
    '/activities?q=tour',
  ]
  const form = (name: string, address: MeasuredRoute['address']) =>
    ({ name, kind: 'search or form', address }) as const
  return [
    ...searches.map(at('search or form')),
    form('/hotels/{id}', async (read) => {
      const { HotelId } = await openRate(read, hotelIds, { from, to })
      return `/hotels/${HotelId}?${stay}`
    }),
    form('/flights/book', (read) => flightForm(read, from)),
    form('/hotels/book', async (read) => {
      const { HotelId, code } = await openRate(read, hotelIds, { from, to })
      return `/hotels/book?rate=${code}&hotel=${HotelId}&${stay}`
    }),
    form('/activities/book', (read) => activityForm(read, uuid, { from, to })),
    ...['/today', '/bookings', '/bookings/review', '/clients', '/wallet', '/office', '/studio'].map(
      at('list'),
    ),
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

/** The first of the hotels that has a room on the days, and the code of its first rate. */
async function openRate(
  read: DeskRead,
  hotelIds: Iterable<number>,
  { from: CheckIn, to: CheckOut }: { from: string; to: string },
): Promise<{ HotelId: number; code: string }> {
  const Occupancies = [{ AdultCount: 2, ChildCount: 0, ChildAges: [] }]
  for (const HotelId of hotelIds) {
    const body = { HotelId, CheckIn, CheckOut, Occupancies, Page: 1, PageSize: 25 }
    const { PricedItineraries: rates } = await read('hotel.availability', body)
    const offers = rates.filter((rate) => 'FareSourceCode' in rate)
    if (offers.length > 0) return { HotelId, code: codeOf(offers) }
  }
  throw new Error('no hotel in London has a room on these days')
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
