import 'server-only'
import {
  MAX_ADULTS_PER_ROOM,
  MAX_CHILD_AGE,
  MAX_CHILDREN_PER_ROOM,
  MAX_NIGHTS,
  MAX_ROOMS,
} from '../../contract/hotel/limits.ts'
import type { PlaceTime } from '../../lib/booking/offer-facts.ts'
import { addDays, daysBetween, type CalendarDate } from '../../lib/dates.ts'
import { readPlace, writeStayStart } from '../../lib/hotel/stay-params.ts'
import { defaultDates } from '../../lib/hotel/stay.ts'
import { daysThere, partyOn, type SearchWish } from '../booking/search-wish.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { nameRows } from '../reference/name-file.ts'
import type { AnyGrant } from '../session/grant.ts'

const ADULTS_IN_ROOM = 2

/**
 * The search for a hotel of a trip: the nights without a bed, otherwise from the local date of the arrival to
 * that of the departure, in the city of the arrival. A child whose age nobody knows is left to be asked for.
 */
export async function hotelSearchFor(desk: Desk, grant: AnyGrant, wish: SearchWish): Promise<string> {
  const dates = nightsWanted(wish)
  const party = partyOn(wish, dates.checkOut, MAX_CHILD_AGE + 1)
  const rooms = party === null ? defaultDates(wish.today).rooms : roomsFor(party)
  return `/hotels?${writeStayStart({ place: await placeOf(desk, grant, wish), ...dates, rooms })}`
}

/** Check-in and check-out: what has no bed yet, the days there, a stay that the trip has, or the usual. */
function nightsWanted(wish: SearchWish): { checkIn: CalendarDate; checkOut: CalendarDate } {
  const usual = defaultDates(wish.today)
  const usualNights = daysBetween(usual.checkIn, usual.checkOut)
  const span = (from: CalendarDate, to: CalendarDate) => {
    const nights = Math.min(MAX_NIGHTS, daysBetween(from, to))
    return { checkIn: from, checkOut: addDays(from, nights > 0 ? nights : usualNights) }
  }
  const [first] = wish.bedless
  if (first !== undefined && wish.stays.length > 0) {
    let last = first
    while (wish.bedless.includes(addDays(last, 1))) last = addDays(last, 1)
    return span(first, addDays(last, 1))
  }
  const [stay] = wish.stays
  const there = daysThere(wish)
  if (there) return span(there.from, there.to)
  if (stay) return span(stay.from.wall.slice(0, 10), stay.to.wall.slice(0, 10))
  return wish.days ? span(wish.days.from, addDays(wish.days.to, 1)) : usual
}

/** Rooms for two, with the children in the order of the rooms. */
function roomsFor({ adults, childAges }: { adults: number; childAges: readonly (number | null)[] }) {
  const grown = Math.min(MAX_ROOMS * MAX_ADULTS_PER_ROOM, Math.max(1, adults))
  const count = Math.min(MAX_ROOMS, Math.ceil(grown / ADULTS_IN_ROOM))
  return Array.from({ length: count }, (_, room) => ({
    adults: Math.floor(grown / count) + (room < grown % count ? 1 : 0),
    children: childAges.filter((_age, index) => index % count === room).slice(0, MAX_CHILDREN_PER_ROOM),
  }))
}

/** The place of the city of the arrival, otherwise of the search that led to a hotel of the trip. */
async function placeOf(
  desk: Desk,
  grant: AnyGrant,
  { journeys, sameHref }: SearchWish,
): Promise<string | null> {
  const city = journeys[0]?.to
  const found = city?.city ? await cityPlace(desk, grant, city.city, city.timeZone) : null
  return found ?? (sameHref === null ? null : readPlace(new URL(sameHref, 'http://desk').searchParams))
}

/** The place of a city, by its name and country; null where there is none, or places cannot be searched. */
async function cityPlace(
  desk: Desk,
  grant: AnyGrant,
  city: string,
  timeZone: PlaceTime['timeZone'],
): Promise<string | null> {
  const [answer, rows] = await Promise.all([
    callAs(desk, grant, 'place.search', { q: city, type: 'city', limit: 5 }),
    nameRows(desk, grant, 'places.json'),
  ])
  if (answer.kind !== 'ok') return null
  const country = rows?.find(([, name, , , , zone]) => name === city && zone === timeZone)?.[2]
  const { data } = answer.data
  const match = data.find((place) => place.name === city && place.country.code === country)
  return (match ?? data[0])?.external_id ?? null
}
