import 'server-only'
import { titles } from '../../contract/booking/person.ts'
import type { HotelBookingRecord } from '../../contract/hotel/booking-data.ts'
import { isErased } from '../../lib/booking/erased-name.ts'
import type { KnownPerson } from '../../lib/booking/same-person.ts'
import type { HotelBookingView } from '../../lib/hotel/booking-view.ts'
import type { GuestForm } from '../../lib/hotel/guest-form.ts'
import { factsOf, type BookedPerson, type BookingPeople, type KindPeople } from '../booking/people.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'
import { hotelBookingView } from './booking-view.ts'

/** Who rooms are booked for. */
export const hotelPeople: KindPeople<HotelBookingView> = { inView: guestsIn, read: readPeople }

/** The guests of a form or a booking: nothing but their names is known, and the ages of children. */
export function guestsIn({ rooms }: GuestForm | HotelBookingView): KnownPerson[] {
  return rooms.flatMap(({ guests }) =>
    guests.map(({ firstName, lastName }) => ({
      name: `${firstName.trim()} ${lastName.trim()}`,
      birthDate: null,
    })),
  )
}

/** Reads who rooms are booked for (Session gateway, HotelBookingData; gap 97). */
async function readPeople(
  desk: Desk,
  grant: AnyGrant,
  reference: string,
): Promise<CallOutcome<BookingPeople<HotelBookingView>>> {
  const read = await callAs(desk, grant, 'hotel.booking-data', { UniqueId: reference })
  if (read.kind !== 'ok') return read
  const record = read.data
  const guests = record.Rooms.flatMap(({ Passengers }) => Passengers)
  return {
    kind: 'ok',
    data: {
      booking: hotelBookingView(record),
      people: guests.map(personOf).filter(({ name }) => !isErased(name)),
      contact: contactOf(record),
      documents: guests.flatMap(({ PassportNumber }, index) =>
        PassportNumber ? [{ id: `guest ${index + 1}`, number: PassportNumber }] : [],
      ),
      vouchers: record.VoucherNumbers,
    },
  }
}

type WireGuest = HotelBookingRecord['Rooms'][number]['Passengers'][number]

function personOf(guest: WireGuest, index: number): BookedPerson {
  const name = `${guest.FirstName} ${guest.LastName}`
  return {
    name,
    positions: [index + 1],
    facts: factsOf({
      name,
      title: titles.find(({ code }) => code === guest.PassengerTitle)?.name,
      gender: guest.Gender,
      childAge: guest.ChildAge,
      nationality: guest.Nationality,
      nationalId: guest.NationalId,
      passportNumber: guest.PassportNumber,
    }),
  }
}

function contactOf(record: HotelBookingRecord) {
  const transfers = record.HotelTransfers.length > 0 ? JSON.stringify(record.HotelTransfers) : null
  return factsOf({
    phone: record.PhoneNumber,
    email: record.Email,
    note: record.Note,
    arrival: record.GuestArrival,
    departure: record.GuestDeparture,
    transfers,
  })
}
