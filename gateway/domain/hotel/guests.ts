import type { RateRoom } from '../../supply/hotel/rate.ts'
import type { Guest } from './hotel-booking.ts'

/** The guests of a room; a child's age is null where none was given. */
export type OrderedRoom = {
  /** The room number, as in the rate; null where none was given. */
  number: string | null
  guests: readonly Guest[]
}

/** Why guests do not fit into the rooms of a rate. `room` is the index of the room concerned. */
export type GuestFault =
  | { rule: 'rooms'; searched: number; count: number }
  | { rule: 'adults' | 'children'; room: number; searched: number; count: number }
  /** A child's age is not among the ages of the search, `searched`. */
  | { rule: 'age'; room: number; age: number; searched: readonly number[] }

/**
 * Sorts the rooms of a request into the order of the checked rate. Rooms are matched by number when the
 * numbers are those of the rate (Session gateway, HotelBook of v1). Missing or other numbers are ignored and
 * the given order is kept.
 * @param numbers number of each room of the rate.
 */
export function inOrderOfRate(rooms: readonly OrderedRoom[], numbers: readonly string[]) {
  if (rooms.length !== numbers.length) return rooms
  const left = [...rooms]
  const ordered = numbers.flatMap((number) => {
    const at = left.findIndex((room) => room.number === number)
    return at < 0 ? [] : left.splice(at, 1)
  })
  return ordered.length === rooms.length ? ordered : rooms
}

const ADULT = 1

/**
 * The first reason why these guests do not fit into the rooms of a checked rate: another number of rooms,
 * adults or children than searched, or a child of another age. Null when there is none.
 * Source: Session gateway, HotelBook; gap 103.
 */
export function guestFault(
  orderedRooms: readonly OrderedRoom[],
  rooms: readonly RateRoom[],
): GuestFault | null {
  if (orderedRooms.length !== rooms.length)
    return { rule: 'rooms', searched: rooms.length, count: orderedRooms.length }
  for (const [index, room] of rooms.entries()) {
    const fault = roomFault(orderedRooms[index]?.guests ?? [], room, index)
    if (fault) return fault
  }
  return null
}

function roomFault(guests: readonly Guest[], rateRoom: RateRoom, room: number): GuestFault | null {
  const adults = guests.filter((guest) => guest.type === ADULT).length
  const children = guests.length - adults
  const searched = rateRoom.childAges
  if (adults !== rateRoom.adults) return { rule: 'adults', room, searched: rateRoom.adults, count: adults }
  if (children !== searched.length)
    return { rule: 'children', room, searched: searched.length, count: children }
  const left = [...searched]
  for (const { childAge: age } of guests) {
    if (age === null) continue
    const at = left.indexOf(age)
    if (at < 0) return { rule: 'age', room, age, searched }
    left.splice(at, 1)
  }
  return null
}

/**
 * The guests of each room as the record stores them. A child without an age gets a
 * remaining age of the search.
 */
export function guestsOf(orderedRooms: readonly OrderedRoom[], rooms: readonly RateRoom[]): Guest[][] {
  return orderedRooms.map(({ guests }, index) => {
    const left = [...(rooms[index]?.childAges ?? [])]
    for (const { childAge } of guests) {
      const at = childAge === null ? -1 : left.indexOf(childAge)
      if (at >= 0) left.splice(at, 1)
    }
    return guests.map((guest) =>
      guest.type === ADULT ? guest : { ...guest, childAge: guest.childAge ?? left.shift() ?? null },
    )
  })
}
