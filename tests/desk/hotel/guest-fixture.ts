import { emptyGuestForm, type GuestForm } from '../../../lib/hotel/guest-form.ts'
import type { RateRoom } from '../../../lib/hotel/rate.ts'

/** A filled form for some rooms, with the Kellers as guests; lead guests have a title. */
export function filledGuests(rooms: readonly Pick<RateRoom, 'adults' | 'childAges'>[]): GuestForm {
  const form = emptyGuestForm(rooms)
  return {
    ...form,
    rooms: form.rooms.map(({ guests }, room) => ({
      guests: guests.map((guest, index) => ({
        ...guest,
        title: index === 0 ? '2' : '',
        firstName: ['Anna', 'Jörg', 'Clara', 'Émile'][index % 4] ?? 'Anna',
        // Each room has a family of its own: nobody sleeps in two.
        lastName: ['Keller', 'Brandt', 'Moreau', 'Novak'][room % 4] ?? 'Keller',
      })),
    })),
    phone: '+49 30 1234567',
    email: 'anna@example.com',
    nationality: 'DE',
    note: 'A quiet room, please.',
  }
}
