import { MAX_CHILD_AGE } from '../../contract/hotel/limits.ts'
import type { FormPeople } from '../booking/form-people.ts'
import { titleAtAge, usualTitle } from '../booking/titles.ts'
import type { CalendarDate } from '../dates.ts'
import { placedTravellers, type AgesOfCard } from '../traveller/placed-travellers.ts'
import type { SavedTraveller } from '../traveller/saved-traveller.ts'
import { emptyGuestForm, hasChildTitle, type GuestFields, type GuestForm } from './guest-form.ts'
import type { RateRoom } from './rate.ts'

/**
 * The ages of a guest without one and of a child, as hotels count them.
 * @param on day of check-out
 */
export function agesOfGuest(age: number | null, on: CalendarDate): AgesOfCard {
  const adult = MAX_CHILD_AGE + 1
  return age === null ? { from: adult, below: null, on } : { from: 0, below: adult, on }
}

/** The values that a saved traveller puts on the card of a guest: names, and the title at this age. */
export function guestOfSaved(
  age: number | null,
  { lastName, firstName, title, gender }: SavedTraveller,
): Pick<GuestFields, 'lastName' | 'firstName' | 'title'> {
  const isChild = hasChildTitle(age)
  return { lastName, firstName, title: titleAtAge(isChild, title) || usualTitle(isChild, gender) }
}

/**
 * The form of a stay for these people, room by room in their order; children go by their age at check-out. A
 * bed for whom nobody is left stays without a name. The lead guest's nationality is that of the booking.
 */
export function guestFormFor(
  rooms: readonly Pick<RateRoom, 'adults' | 'childAges'>[],
  checkOut: CalendarDate,
  { travellers, phone, email }: FormPeople,
): GuestForm {
  const empty = emptyGuestForm(rooms)
  const ages = empty.rooms.flatMap(({ guests }) => guests.map(({ age }) => age))
  const placed = placedTravellers(
    ages.map((age) =>
      age === null ? agesOfGuest(null, checkOut) : { from: age, below: age + 1, on: checkOut },
    ),
    travellers,
  )
  const left = [...placed]
  return {
    ...empty,
    phone,
    email,
    nationality: placed[0]?.nationality ?? '',
    rooms: empty.rooms.map(({ guests }) => ({
      guests: guests.map((guest) => {
        const saved = left.shift()
        return saved ? { ...guest, ...guestOfSaved(guest.age, saved) } : guest
      }),
    })),
  }
}
