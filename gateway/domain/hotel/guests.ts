import { passengerTypes } from '../../../contract/booking/person.ts'
import type { HotelGuest } from '../../../contract/hotel/book.ts'
import type { RateRoom } from '../../supply/hotel/rate.ts'
import type { Guest, HotelBookInput } from './hotel-booking.ts'

type Rooms = HotelBookInput['Rooms']

/**
 * The rooms of a request in the order of a checked rate's: where their RoomIds are those of the rate, each goes to its own
 * (Session gateway, HotelBook of v1). RoomIds that are left out, or are not the rate's, say nothing: the order counts.
 * @param numbers RoomId of each room of the rate.
 */
export function inOrderOfRate(given: Rooms, numbers: readonly string[]): Rooms {
  if (given.length !== numbers.length) return given
  const left = [...given]
  const ordered = numbers.flatMap((number) => {
    const at = left.findIndex(({ RoomId }) => RoomId === number)
    return at < 0 ? [] : left.splice(at, 1)
  })
  return ordered.length === given.length ? ordered : given
}

const ADULT = 1

/**
 * Looks for the first thing that keeps these guests from sleeping in the rooms of a checked rate: another number of
 * rooms, adults or children, or a child of another age than was searched for.
 * @returns a sentence that names the field, or null. Source: Session gateway, HotelBook; gap 103.
 */
export function guestFault(given: Rooms, rooms: readonly RateRoom[]): string | null {
  if (given.length !== rooms.length) {
    return `Rooms: ${rooms.length} given while search but ${given.length} present in booking request`
  }
  for (const [index, room] of rooms.entries()) {
    const fault = roomFault(given[index]?.Passengers ?? [], room)
    if (fault) return `Rooms[${index}].Passengers: ${fault}`
  }
  return null
}

function roomFault(guests: readonly HotelGuest[], room: RateRoom): string | null {
  const adults = guests.filter((guest) => guest.PassengerType === ADULT).length
  const children = guests.length - adults
  const [adult, child] = passengerTypes.map((type) => type.name.toUpperCase())
  if (adults !== room.adults) return mixFault(adult, room.adults, adults)
  if (children !== room.childAges.length) return mixFault(child, room.childAges.length, children)
  const ages = guests.flatMap((guest) => (guest.PassengerType === ADULT ? [] : (guest.ChildAge ?? [])))
  const left = [...room.childAges]
  for (const age of ages) {
    const at = left.indexOf(age)
    if (at < 0) return `ChildAge ${age} is not among the ages of the search, ${room.childAges.join(', ')}`
    left.splice(at, 1)
  }
  return null
}

/** The sentence of gap 60. */
function mixFault(name: string | undefined, searched: number, given: number): string {
  return `${searched} ${name} given while search but ${given} ${name} information present in booking request`
}

/** The guests of each room as the record keeps them; a child without an age gets one that is left of the search. */
export function guestsOf(given: Rooms, rooms: readonly RateRoom[]): Guest[][] {
  return given.map(({ Passengers }, index) => {
    const left = [...(rooms[index]?.childAges ?? [])]
    for (const { ChildAge } of Passengers) {
      const at = ChildAge === undefined ? -1 : left.indexOf(ChildAge)
      if (at >= 0) left.splice(at, 1)
    }
    return Passengers.map((guest) => guestOf(guest, () => left.shift() ?? null))
  })
}

function guestOf(guest: HotelGuest, nextAge: () => number | null): Guest {
  return {
    type: guest.PassengerType,
    firstName: guest.FirstName,
    lastName: guest.LastName,
    title: guest.PassengerTitle ?? guest.Title ?? null,
    gender: guest.Gender ?? null,
    childAge: guest.PassengerType === ADULT ? null : (guest.ChildAge ?? nextAge()),
    nationality: guest.Nationality ?? null,
    nationalId: guest.NationalId ?? null,
    passportNumber: guest.PassportNumber ?? null,
  }
}
