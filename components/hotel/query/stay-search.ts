import { formatDay } from '../../../lib/dates.ts'
import { nightsOf, nightsText, roomsText, type Stay } from '../../../lib/hotel/stay.ts'
import { cityHref, hotelHref, readStay, stayKey, writeStay } from '../../../lib/hotel/stay-params.ts'
import { isPlaceType, placeNote, placeText, type HotelPlace } from '../../place/hotel-place.ts'
import { recentSearchesOf } from '../../search/recent-searches.ts'
import type { SearchKind } from '../../search/search-kind.ts'

/** A stay that is searched for, with the name of its place: an id alone tells an agent nothing. */
export type StaySearch = { stay: Stay; place: HotelPlace }

/** The search for hotels. */
export const staySearch: SearchKind<StaySearch> = {
  kind: 'hotel',
  heading: 'Hotels',
  changeLabel: 'Change the hotel search',
  filterLabel: 'Filter hotels',
  start: {
    question: 'Where are they staying?',
    hint: 'Type a city, district, landmark or hotel; Tab goes on. Type dates as `3dec` and nights as `+3`; Enter searches.',
  },
  recent: recentSearchesOf({
    storageKey: 'travel-desk.recent-hotels',
    read,
    write,
    keyOf: ({ stay }) => stayKey(stay),
    startOf: ({ stay }) => stay.checkIn,
    wordsOf: ({ stay, place }) => ({
      title: placeText(place),
      detail: placeNote(place),
      note: stayNote(stay),
    }),
    hrefOf: stayHref,
  }),
}

/** `Thu 3 Dec – Sun 6 Dec, 3 nights · 1 room · 2 adults`. */
export function stayNote(stay: Stay): string {
  const days = `${formatDay(stay.checkIn)} – ${formatDay(stay.checkOut)}, ${nightsText(nightsOf(stay))}`
  return `${days} · ${roomsText(stay.rooms)}`
}

/** The places of searches without duplicates, in their order. */
export function placesOf(searches: readonly StaySearch[]): HotelPlace[] {
  const places = searches.map(({ place }) => place)
  return places.filter((place, index) => places.findIndex(({ id }) => id === place.id) === index)
}

/** The address of a search: the hotels of a place, or the rates of the one hotel. */
export function stayHref({ stay, place }: { stay: Stay; place: Pick<HotelPlace, 'type'> | null }) {
  return place?.type === 'hotel' ? hotelHref(stay.place, stay) : cityHref(stay)
}

function write({ stay, place }: StaySearch): string {
  const params = writeStay(stay)
  params.set('type', place.type)
  params.set('name', place.name)
  params.set('within', place.within)
  if (place.country !== undefined) params.set('country', place.country)
  params.set('hotels', String(place.hotelCount))
  return params.toString()
}

function read(text: string): StaySearch | null {
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
