import { ageOn } from '../booking/age.ts'
import { titlesFor } from '../booking/titles.ts'
import type { CalendarDate } from '../dates.ts'
import type { SavedTraveller } from './saved-traveller.ts'

/** The ages that a card of a form is for, on the day that counts; `below` null where there is no limit. */
export type AgesOfCard = { from: number; below: number | null; on: CalendarDate }

/** Whether a card is for somebody of this age. Who has no date of birth saved is judged by the title. */
export function isOfAge(
  { birthDate, title }: Pick<SavedTraveller, 'birthDate' | 'title'>,
  { from, below, on }: AgesOfCard,
): boolean {
  if (birthDate !== null) {
    const age = ageOn(birthDate, on)
    return age >= from && (below === null || age < below)
  }
  // Somebody who was saved as a child may be an adult today, an adult is never a child again.
  const isAdult = titlesFor(false).some(({ code, of }) => String(code) === title && of === 'adults')
  return below === null || !isAdult
}

/**
 * Puts travellers on the cards of a form, in their order: each card gets the first traveller of its ages who
 * has none yet, and null where nobody is left for it.
 */
export function placedTravellers(
  cards: readonly AgesOfCard[],
  travellers: readonly SavedTraveller[],
): (SavedTraveller | null)[] {
  const left = [...travellers]
  return cards.map((card) => {
    const at = left.findIndex((traveller) => isOfAge(traveller, card))
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null)
  })
}
