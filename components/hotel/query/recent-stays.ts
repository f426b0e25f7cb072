import type { CalendarDate } from '../../../lib/dates.ts'
import { keepRecentTexts, readRecentTexts, type RecentStorage } from '../../shell/recent-list.ts'
import { isPlaceType, type HotelPlace } from '../../place/hotel-place.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import { cityHref, hotelHref, readStay, stayKey, writeStay } from '../../../lib/hotel/stay-params.ts'

/** The storage key of the recent hotel searches. */
export const RECENT_STAYS_KEY = 'travel-desk.recent-hotels'

/** A stay that was searched for, with the name of its place: an id alone tells an agent nothing. */
export type RecentStay = { stay: Stay; place: HotelPlace }

/**
 * The last ten hotel searches of this browser, newest first; those that check in before `first` are left out.
 */
export function readRecentStays(storage: Pick<RecentStorage, 'getItem'>, first: CalendarDate): RecentStay[] {
  return stored(storage).filter(({ stay }) => stay.checkIn >= first)
}

/** Puts a stay first among the recent ones and removes its earlier entry. */
export function rememberStay(storage: RecentStorage, recent: RecentStay): void {
  const key = stayKey(recent.stay)
  const others = stored(storage).filter((known) => stayKey(known.stay) !== key)
  keepRecentTexts(storage, RECENT_STAYS_KEY, [recent, ...others].map(write))
}

/** The places of recent stays without duplicates, newest first. */
export function recentPlaces(recent: readonly RecentStay[]): HotelPlace[] {
  const places = recent.map(({ place }) => place)
  return places.filter((place, index) => places.findIndex(({ id }) => id === place.id) === index)
}

/** The address of a search: the hotels of a place, or the rates of the one hotel. */
export function stayHref({ stay, place }: { stay: Stay; place: Pick<HotelPlace, 'type'> | null }) {
  return place?.type === 'hotel' ? hotelHref(stay.place, stay) : cityHref(stay)
}

function stored(storage: Pick<RecentStorage, 'getItem'>): RecentStay[] {
  return readRecentTexts(storage, RECENT_STAYS_KEY).flatMap((text) => read(text) ?? [])
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
