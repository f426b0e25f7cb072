import { titlesFor } from '../../lib/booking/titles.ts'
import { ageOn } from '../../lib/booking/age.ts'
import { nameKey } from '../../lib/booking/same-person.ts'
import type { CalendarDate } from '../../lib/dates.ts'
import type { SavedTraveller } from '../../lib/traveller/saved-traveller.ts'

/** The ages that a card of a form is for, on the day that counts; `below` null where there is no limit. */
export type AgesOfCard = { from: number; below: number | null; on: CalendarDate }

/** Somebody who is in the form already, on another card. No date of birth where the form asks for none. */
export type PersonInForm = { firstName: string; lastName: string; birthDate: CalendarDate | null }

/** The most travellers that are offered at once. */
const MOST_OFFERED = 6

/**
 * The saved travellers whom a card offers: those of its ages, without those who are in the form already.
 * Who has no date of birth saved is judged by the title. Of two people with one name of whom a form tells
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

function isOfAge({ birthDate, title }: SavedTraveller, { from, below, on }: AgesOfCard): boolean {
  if (birthDate !== null) {
    const age = ageOn(birthDate, on)
    return age >= from && (below === null || age < below)
  }
  // Somebody who was saved as a child may be an adult today, an adult is never a child again.
  const isAdult = titlesFor(false).some(({ code, of }) => String(code) === title && of === 'adults')
  return below === null || !isAdult
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
