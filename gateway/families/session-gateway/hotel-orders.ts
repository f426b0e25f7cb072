import { passengerTypes } from '../../../contract/booking/person.ts'
import type { HotelGuest } from '../../../contract/hotel/book.ts'
import type { RequestOf } from '../../../contract/registry.ts'
import type { HotelOrder } from '../../domain/hotel/book.ts'
import type { GuestFault } from '../../domain/hotel/guests.ts'
import type { Guest } from '../../domain/hotel/hotel-booking.ts'

/**
 * The booking that a HotelBook request of either generation asks for (Session gateway, HotelBook; gap 103).
 */
export function orderOf(body: RequestOf<'hotel.book'>['body']): HotelOrder {
  return {
    clientReference: body.ClientUniqueId ?? null,
    phone: body.PhoneNumber,
    email: body.Email,
    nationality: body.Nationality ?? body.NationalityId ?? null,
    note: body.Note ?? null,
    guestArrival: body.GuestArrival ?? null,
    guestDeparture: body.GuestDeparture ?? null,
    transfers: body.HotelTransfers ?? [],
    rooms: body.Rooms.map((room) => ({ number: room.RoomId ?? null, guests: room.Passengers.map(guestOf) })),
    body,
  }
}

function guestOf(guest: HotelGuest): Guest {
  return {
    type: guest.PassengerType,
    firstName: guest.FirstName,
    lastName: guest.LastName,
    title: guest.PassengerTitle ?? guest.Title ?? null,
    gender: guest.Gender ?? null,
    // The age of an adult is dropped.
    childAge: guest.PassengerType === 1 ? null : (guest.ChildAge ?? null),
    nationality: guest.Nationality ?? null,
    nationalId: guest.NationalId ?? null,
    passportNumber: guest.PassportNumber ?? null,
  }
}

const [ADULT = '', CHILD = ''] = passengerTypes.map(({ name }) => name.toUpperCase())

/** The sentence for guests who do not fit a rate (gaps 60, 103). */
export function guestSentence(fault: GuestFault): string {
  if (fault.rule === 'rooms')
    return `Rooms: ${fault.searched} given while search but ${fault.count} present in booking request`
  const field = `Rooms[${fault.room}].Passengers`
  if (fault.rule === 'age') {
    const ages = fault.searched.join(', ')
    return `${field}: ChildAge ${fault.age} is not among the ages of the search, ${ages}`
  }
  const type = fault.rule === 'adults' ? ADULT : CHILD
  return `${field}: ${fault.searched} ${type} given while search but ${fault.count} ${type} information present in booking request`
}
