import { MAX_CHILD_AGE } from '../../../contract/hotel/limits.ts'
import { ageOn } from '../../../lib/booking/age.ts'
import { titleAtAge } from '../../../lib/booking/titles.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import { hasChildTitle, type GuestForm } from '../../../lib/hotel/guest-form.ts'
import type { PersonCard } from '../../copied/place-people.ts'

/**
 * The guests of a hotel's form, room by room, for the travellers of a copied text.
 * @param checkOut on this day guests are as old as the form says
 */
export function guestCards({ rooms }: GuestForm, checkOut: CalendarDate): PersonCard[] {
  return rooms.flatMap(({ guests }, room) =>
    guests.map(({ age, lastName, firstName }, guest): PersonCard => {
      const at = `rooms.${room}.guests.${guest}`
      return {
        label: rooms.length === 1 ? guestText(guest, age) : `Room ${room + 1}, ${guestText(guest, age)}`,
        lastName,
        firstName,
        isFor: (person) => {
          if (person.birthDate === null) return (person.age === 'adult') === (age === null)
          const years = ageOn(person.birthDate, checkOut)
          return age === null ? years > MAX_CHILD_AGE : years === age
        },
        valuesOf: (person) => ({
          [`${at}.lastName`]: person.lastName,
          [`${at}.firstName`]: person.firstName,
          [`${at}.title`]: titleAtAge(hasChildTitle(age), person.title),
        }),
      }
    }),
  )
}

function guestText(guest: number, age: number | null): string {
  if (age !== null) return `Child, ${age}`
  return guest === 0 ? 'Lead guest' : `Guest ${guest + 1}`
}
