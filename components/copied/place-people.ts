import { nameKey } from '../../lib/booking/same-person.ts'
import type { CopiedPerson } from './copied-people.ts'

/** A card of a booking form, as a traveller of a copied text is put on it. */
export type PersonCard = {
  /** `Traveller 1`. */
  label: string
  /** The last name that is on it; empty where nobody is. */
  lastName: string
  firstName: string
  /** Whether a person is of the card's age. */
  isFor: (person: CopiedPerson) => boolean
  /** The values of a person, by the path of their field. */
  valuesOf: (person: CopiedPerson) => Readonly<Record<string, string | null>>
}

/** Who goes on which card, and who on none. */
export type PlacedPeople = {
  placed: readonly { card: PersonCard; person: CopiedPerson }[]
  left: readonly CopiedPerson[]
}

/**
 * Puts people on the cards that nobody is on, in their order: first those who are of the card's age, then
 * those of whom the text tells no age. Who is on a card already is put on no other.
 */
export function placePeople(people: readonly CopiedPerson[], cards: readonly PersonCard[]): PlacedPeople {
  const waiting = people.filter((person) => !cards.some((card) => isOn(card, person)))
  const free = cards.filter(({ lastName, firstName }) => lastName.trim() === '' && firstName.trim() === '')
  const chosen = new Map<PersonCard, CopiedPerson>()
  const put = (fits: (card: PersonCard, person: CopiedPerson) => boolean) => {
    for (const card of free) {
      if (chosen.has(card)) continue
      const person = waiting.find((each) => ![...chosen.values()].includes(each) && fits(card, each))
      if (person) chosen.set(card, person)
    }
  }
  put((card, person) => card.isFor(person))
  put((_, person) => hasNoAge(person))
  return {
    placed: free.flatMap((card) => {
      const person = chosen.get(card)
      return person ? [{ card, person }] : []
    }),
    left: waiting.filter((person) => ![...chosen.values()].includes(person)),
  }
}

function isOn(card: PersonCard, { lastName, firstName }: CopiedPerson): boolean {
  return (
    card.lastName.trim() !== '' && nameKey(card.lastName, card.firstName) === nameKey(lastName, firstName)
  )
}

/** A text that lists names alone tells no child from an adult. */
function hasNoAge({ age, birthDate, title }: CopiedPerson): boolean {
  return age === 'adult' && birthDate === null && title === ''
}
