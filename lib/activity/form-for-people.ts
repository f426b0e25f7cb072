import type { FormPeople } from '../booking/form-people.ts'
import { titleAtAge, titleName, usualTitle } from '../booking/titles.ts'
import type { CalendarDate } from '../dates.ts'
import { placedTravellers } from '../traveller/placed-travellers.ts'
import type { SavedTraveller } from '../traveller/saved-traveller.ts'
import { emptyActivityForm, salutations, type ActivityForm } from './booking-form.ts'
import type { TicketParty } from './quote.ts'

/** Who presents the voucher is of age. */
export const LEAD_FROM = 18

/** The fields that a saved traveller fills: the names, and the title in the words of this family. */
export function customerOfSaved({ title, gender, lastName, firstName }: SavedTraveller) {
  return { lastName, firstName, salutation: salutationOf(title || usualTitle(false, gender)) }
}

/** A title in the words of this family; empty where it has none. */
export function salutationOf(title: string): string {
  const name = titleName(titleAtAge(false, title))
  return salutations.find((one) => one.replace('.', '') === name) ?? ''
}

/**
 * The form of an activity for these people: the first of them who is of age presents the voucher. The host's
 * questions stay without an answer.
 * @param date day of the activity
 */
export function activityFormFor(
  party: TicketParty,
  date: CalendarDate,
  { travellers, phone, email }: FormPeople,
): ActivityForm {
  const [lead = null] = placedTravellers([{ from: LEAD_FROM, below: null, on: date }], travellers)
  return { ...emptyActivityForm(party), phone, email, ...(lead && customerOfSaved(lead)) }
}
