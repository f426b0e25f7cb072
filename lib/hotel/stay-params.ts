import {
  MAX_ADULTS_PER_ROOM,
  MAX_CHILD_AGE,
  MAX_CHILDREN_PER_ROOM,
  MAX_NIGHTS,
  MAX_ROOMS,
} from '../../contract/hotel/limits.ts'
import { day, matching, sequenceOf, type Format } from '../address/formats.ts'
import {
  hrefOf,
  param,
  readParams,
  readWhole,
  writeParams,
  writeWhole,
  type Values,
} from '../address/params.ts'
import { DEFAULT_ROOM, nightsOf, type Stay, type StayDates, type StayRoom } from './stay.ts'

/** The place of an address, by its `external_id`: at most 15 digits (Hotel v2, cities/search; gap 110). */
const placeParams = { place: param('place', matching(/^[1-9]\d{0,14}$/)) }

/** A room: its adults, then the ages of its children, `2,6`. */
const room: Format<StayRoom> = {
  read: (text) => {
    if (!/^\d{1,2}(,\d{1,2})*$/.test(text)) return undefined
    const [adults = 0, ...children] = text.split(',').map(Number)
    if (adults < 1 || adults > MAX_ADULTS_PER_ROOM || children.length > MAX_CHILDREN_PER_ROOM)
      return undefined
    return children.every((age) => age <= MAX_CHILD_AGE) ? { adults, children } : undefined
  },
  write: ({ adults, children }) => [adults, ...children].join(','),
}

/** Rooms with semicolons between them, `2;2,6`. */
export const roomsFormat = sequenceOf(room, { separator: ';', most: MAX_ROOMS })

/** Dates and rooms of an address. Without `rooms`: one room for two. */
const datesParams = {
  checkIn: param('in', day),
  checkOut: param('out', day),
  rooms: param('rooms', roomsFormat, [DEFAULT_ROOM]),
}

/**
 * Reads a stay from an address: `place=11112267057&in=2026-12-03&out=2026-12-06&rooms=2;2,6`. Null for
 * anything but a whole stay: a truncated address opens the form without an error. `datesProblem` checks
 * whether the dates are in the future.
 */
export function readStay(address: URLSearchParams): Stay | null {
  const place = readPlace(address)
  const dates = readDates(address)
  return place !== null && dates !== null ? { place, ...dates } : null
}

/** The place of an address alone; null if there is none. */
export function readPlace(address: URLSearchParams): string | null {
  return readParams(placeParams, address).place
}

/** Dates and rooms of an address, as on the page of one hotel. */
export function readDates(address: URLSearchParams): StayDates | null {
  const dates = readWhole(datesParams, address)
  const nights = dates ? nightsOf(dates) : 0
  return nights >= 1 && nights <= MAX_NIGHTS ? dates : null
}

/** A room whose guests are not all known: `2,?,8` has a child of unknown age. */
const openRoom: Format<{ adults: number; children: readonly (number | null)[] }> = {
  read: (text) => {
    const known = room.read(text.replaceAll('?', '0'))
    const ages = text.split(',').slice(1)
    return known && { ...known, children: known.children.map((age, at) => (ages[at] === '?' ? null : age)) }
  },
  write: ({ adults, children }) => [adults, ...children.map((age) => age ?? '?')].join(','),
}

const startParams = {
  ...placeParams,
  checkIn: datesParams.checkIn,
  checkOut: datesParams.checkOut,
  rooms: param('rooms', sequenceOf(openRoom, { separator: ';', most: MAX_ROOMS }), [DEFAULT_ROOM]),
}

/** What is known of a stay before it can be searched. */
export type StayStart = Values<typeof startParams>

/** Reads what an address knows of a stay. */
export function readStayStart(address: URLSearchParams): StayStart {
  return readParams(startParams, address)
}

/** Writes what is known of a stay into an address; a whole stay is read by `readStay` as well. */
export function writeStayStart(start: Partial<StayStart>): URLSearchParams {
  return writeParams(startParams, start)
}

/** Writes dates and rooms into an address, and behind them the place that led to a hotel. */
export function writeDates(stay: StayDates & { place?: string | null }): URLSearchParams {
  return writeWhole({ ...datesParams, ...placeParams }, stay)
}

/** Writes a stay into an address; `readStay` reads the same stay. */
export function writeStay(stay: Stay): URLSearchParams {
  return writeWhole({ ...placeParams, ...datesParams }, stay)
}

/** The same text for the same stay. */
export function stayKey(stay: Stay): string {
  return writeStay(stay).toString()
}

/** The address of a city's hotels. */
export function cityHref(stay: Stay) {
  return hrefOf('/hotels', writeStay(stay))
}

/**
 * The address of one hotel's rates. If the stay's place is not the hotel itself, it is included as the way
 * back to the list.
 */
export function hotelHref(hotelId: string, stay: StayDates & { place?: string | null }) {
  const place = stay.place === hotelId ? null : stay.place
  return hrefOf(`/hotels/${encodeURIComponent(hotelId)}`, writeDates({ ...stay, place }))
}
