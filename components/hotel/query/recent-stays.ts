import type { Stay } from '../../../lib/hotel/stay.ts'
import { cityHref, hotelHref, readStay, stayKey, writeStay } from '../../../lib/hotel/stay-params.ts'
import { plural } from '../../../lib/plural.ts'
import { dateSpan } from '../../booking/date-span.ts'
import { isPlaceType, type HotelPlace } from '../../place/hotel-place.ts'
import { recentSearchesOf } from '../../search/recent-searches.ts'

/** A stay that was searched for, with the name of its place: an id alone tells an agent nothing. */
export type RecentStay = { stay: Stay; place: HotelPlace }

/** The recent hotel searches of this browser. */
export const recentStays = recentSearchesOf<RecentStay>({
  storageKey: 'travel-desk.recent-hotels',
  read,
  write,
  keyOf: ({ stay }) => stayKey(stay),
  startOf: ({ stay }) => stay.checkIn,
  lineOf: ({ stay, place }, first) => ({
    title: place.name,
    note: `${dateSpan(stay.checkIn, stay.checkOut, first)}, ${plural(stay.rooms.length, 'room')}`,
    href: stayHref({ stay, place }),
  }),
})

/** The places of recent stays without duplicates, newest first. */
export function recentPlaces(recent: readonly RecentStay[]): HotelPlace[] {
  const places = recent.map(({ place }) => place)
  return places.filter((place, index) => places.findIndex(({ id }) => id === place.id) === index)
}

/** The address of a search: the hotels of a place, or the rates of the one hotel. */
export function stayHref({ stay, place }: { stay: Stay; place: Pick<HotelPlace, 'type'> | null }) {
  return place?.type === 'hotel' ? hotelHref(stay.place, stay) : cityHref(stay)
}

function write({ stay, place }: RecentStay): string {
  const params = writeStay(stay)
  params.set('type', place.type)
  params.set('name', place.name)
  params.set('within', place.within)
  if (place.country !== undefined) params.set('country', place.country)
  params.set('hotels', String(place.hotelCount))
  return params.toString()
}

function read(text: string): RecentStay | null {
  const params = new URLSearchParams(text)
  const stay = readStay(params)
  const type = params.get('type') ?? ''
  const name = params.get('name') ?? ''
  if (!stay || !isPlaceType(type) || name === '') return null
  const hotelCount = Number(params.get('hotels')) || 0
  const [within, country] = [params.get('within') ?? '', params.get('country')]
  const place = { id: stay.place, type, name, within, ...(country !== null && { country }), hotelCount }
  return { stay, place }
}
