import {
  MAX_ADULTS_PER_ROOM,
  MAX_CHILD_AGE,
  MAX_CHILDREN_PER_ROOM,
  MAX_NIGHTS,
  MAX_ROOMS,
} from '../../contract/hotel/limits.ts'
import { isCalendarDate } from '../dates.ts'
import { DEFAULT_ROOM, nightsOf, type Stay, type StayDates, type StayRoom } from './stay.ts'

/** A place's `external_id`: at most 15 digits (Hotel v2, cities/search; gap 110). */
const PLACE = /^[1-9]\d{0,14}$/

/**
 * Reads a stay from an address: `place=11112267057&in=2026-12-03&out=2026-12-06&rooms=2;2,6`. Null for
 * anything but a whole stay: a truncated address opens the form without an error. `datesProblem` checks
 * whether the dates are in the future.
 */
export function readStay(params: URLSearchParams): Stay | null {
  const place = readPlace(params)
  const dates = readDates(params)
  return place !== null && dates !== null ? { place, ...dates } : null
}

/** The place of an address alone; null if there is none. */
export function readPlace(params: URLSearchParams): string | null {
  const place = params.get('place') ?? ''
  return PLACE.test(place) ? place : null
}

/** Dates and rooms of an address, as on the page of one hotel. Without `rooms`: one room for two. */
export function readDates(params: URLSearchParams): StayDates | null {
  const [checkIn, checkOut] = [params.get('in') ?? '', params.get('out') ?? '']
  if (!isCalendarDate(checkIn) || !isCalendarDate(checkOut)) return null
  const nights = nightsOf({ checkIn, checkOut })
  const rooms = readRooms(params.get('rooms'))
  return rooms !== null && nights >= 1 && nights <= MAX_NIGHTS ? { checkIn, checkOut, rooms } : null
}

/** Rooms from `2;2,6`: rooms are separated by `;`; each is its adults, then the ages of its children. */
export function readRooms(text: string | null): StayRoom[] | null {
  if (text === null || text === '') return [DEFAULT_ROOM]
  const rooms = text.split(';').map(readRoom)
  return rooms.length > MAX_ROOMS || rooms.includes(null) ? null : (rooms as StayRoom[])
}

/** The rooms as in an address. */
export function writeRooms(rooms: readonly StayRoom[]): string {
  return rooms.map((room) => [room.adults, ...room.children].join(',')).join(';')
}

/** Writes dates and rooms into an address; `readDates` reads the same. */
export function writeDates(stay: StayDates): URLSearchParams {
  return new URLSearchParams([
    ['in', stay.checkIn],
    ['out', stay.checkOut],
    ['rooms', writeRooms(stay.rooms)],
  ])
}

/** Writes a stay into an address; `readStay` reads the same stay. */
export function writeStay(stay: Stay): URLSearchParams {
  return new URLSearchParams([['place', stay.place], ...writeDates(stay)])
}

/** The same text for the same stay. */
export function stayKey(stay: Stay): string {
  return readable(writeStay(stay))
}

/** The address of a city's hotels. */
export function cityHref(stay: Stay): `/hotels?${string}` {
  return `/hotels?${stayKey(stay)}`
}

/**
 * The address of one hotel's rates. If the stay's place is not the hotel itself, it is included as the way
 * back to the list.
 */
export function hotelHref(
  hotelId: string,
  stay: StayDates & { place?: string | null },
): `/hotels/${string}?${string}` {
  const params = writeDates(stay)
  if (stay.place && stay.place !== hotelId) params.set('place', stay.place)
  return `/hotels/${encodeURIComponent(hotelId)}?${readable(params)}`
}

/** Parameters as text, with readable commas, semicolons and colons. */
export function readable(params: URLSearchParams): string {
  return params.toString().replaceAll('%2C', ',').replaceAll('%3B', ';').replaceAll('%3A', ':')
}

function readRoom(text: string): StayRoom | null {
  if (!/^\d{1,2}(,\d{1,2})*$/.test(text)) return null
  const [adults = 0, ...children] = text.split(',').map(Number)
  if (adults < 1 || adults > MAX_ADULTS_PER_ROOM || children.length > MAX_CHILDREN_PER_ROOM) return null
  return children.every((age) => age <= MAX_CHILD_AGE) ? { adults, children } : null
}
