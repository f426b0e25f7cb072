import type { ActivityForm } from '../../../lib/activity/booking-form.ts'
import { LEAD_FROM, salutationOf } from '../../../lib/activity/form-for-people.ts'
import { ageOn } from '../../../lib/booking/age.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import type { PersonCard } from '../../copied/place-people.ts'

/**
 * The lead traveller of an activity's form, for the travellers of a copied text.
 * @param date day of the activity
 */
export function leadCard({ lastName, firstName }: ActivityForm, date: CalendarDate): PersonCard {
  return {
    label: 'Lead traveller',
    lastName,
    firstName,
    isFor: (person) =>
      person.birthDate === null ? person.age === 'adult' : ageOn(person.birthDate, date) >= LEAD_FROM,
    valuesOf: (person) => ({
      lastName: person.lastName,
      firstName: person.firstName,
      salutation: salutationOf(person.title),
    }),
  }
}
