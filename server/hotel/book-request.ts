import 'server-only'
import type { z } from 'zod'
import { hotelBook } from '../../contract/hotel/book.ts'
import type { HoldInput } from '../../lib/booking/hold-input.ts'
import type { GuestForm } from '../../lib/hotel/guest-form.ts'
import type { Rate } from '../../lib/hotel/rate.ts'

export type HotelBookRequest = z.infer<(typeof hotelBook)['request']['body']>

/** PassengerType of HotelBook: a guest with an age is a child. */
const guestTypes = { adult: 1, child: 2 } as const

/**
 * Turns the form into a HotelBook request (Session gateway, HotelBook; gaps 103, 104). Answers the field's
 * name where a value breaks a rule.
 */
export function hotelBookRequest(
  input: HoldInput<GuestForm>,
  offer: Rate,
): { ok: true; body: HotelBookRequest } | { ok: false; field: string } {
  const { form } = input
  const parsed = hotelBook.request.body.safeParse({
    FareSourceCode: offer.offerCode,
    ClientUniqueId: input.clientReference,
    PhoneNumber: form.phone.trim(),
    Email: form.email.trim(),
    ...(form.nationality === '' ? {} : { Nationality: form.nationality }),
    ...(form.note.trim() === '' ? {} : { Note: form.note.trim() }),
    Rooms: form.rooms.map(({ guests }, index) => ({
      RoomId: offer.rooms[index]?.roomId,
      Passengers: guests.map(guestOf),
    })),
  })
  return parsed.success
    ? { ok: true, body: parsed.data }
    : { ok: false, field: parsed.error.issues[0]?.path.join('.') ?? '' }
}

function guestOf({ age, title, firstName, lastName }: GuestForm['rooms'][number]['guests'][number]) {
  return {
    FirstName: firstName.trim(),
    LastName: lastName.trim(),
    ...(title === '' ? {} : { PassengerTitle: title }),
    ...(age === null
      ? { PassengerType: guestTypes.adult }
      : { PassengerType: guestTypes.child, ChildAge: age }),
  }
}
