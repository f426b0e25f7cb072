import { nameKey } from '../../lib/booking/same-person.ts'
import type { CalendarDate } from '../../lib/dates.ts'
import { isOfAge, type AgesOfCard } from '../../lib/traveller/placed-travellers.ts'
import type { SavedTraveller } from '../../lib/traveller/saved-traveller.ts'

/** Somebody who is in the form already, on another card. No date of birth where the form asks for none. */
export type PersonInForm = { firstName: string; lastName: string; birthDate: CalendarDate | null }

/** The most travellers that are offered at once. */
const MOST_OFFERED = 6

/**
 * The saved travellers whom a card offers: those of its ages, without those who are in the form already.
 * Of two people with one name of whom a form tells
 * no date of birth, both stay: the agent tells them apart.
 */
export function whoFits(
  travellers: readonly SavedTraveller[],
  ages: AgesOfCard,
  others: readonly PersonInForm[],
): readonly SavedTraveller[] {
  return travellers
    .filter((saved) => isOfAge(saved, ages) && !others.some((other) => isInForm(saved, other, travellers)))
    .slice(0, MOST_OFFERED)
}

function isInForm(
  saved: SavedTraveller,
  other: PersonInForm,
  travellers: readonly SavedTraveller[],
): boolean {
  const keyOf = (person: PersonInForm) => nameKey(person.lastName, person.firstName)
  if (other.lastName.trim() === '' || keyOf(saved) !== keyOf(other)) return false
  if (other.birthDate !== null && saved.birthDate !== null) return other.birthDate === saved.birthDate
  return travellers.filter((one) => keyOf(one) === keyOf(saved)).length === 1
}
