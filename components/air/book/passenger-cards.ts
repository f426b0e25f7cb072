import { passengerAges } from '../../../contract/air/codes.ts'
import type { PassengerForm, PassengerRules } from '../../../lib/air/passenger-form.ts'
import { ageOn } from '../../../lib/booking/age.ts'
import { titleAtAge, usualTitle } from '../../../lib/booking/titles.ts'
import type { CopiedPerson } from '../../copied/copied-people.ts'
import type { PersonCard } from '../../copied/place-people.ts'
import { mrzFill } from './use-passport-fill.ts'

const SAID_AGE = { 1: 'adult', 2: 'child', 3: 'infant' } as const

/** The cards of a flight's form, for the travellers of a copied text. */
export function passengerCards({ passengers }: PassengerForm, rules: PassengerRules): PersonCard[] {
  return passengers.map((card, index) => ({
    label: `Traveller ${index + 1}`,
    lastName: card.lastName,
    firstName: card.firstName,
    isFor: (person) => {
      if (person.birthDate === null) return person.age === SAID_AGE[card.type]
      const age = ageOn(person.birthDate, rules.lastDepartureDate)
      const { from, below } = passengerAges[card.type]
      return age >= from && (below === null || age < below)
    },
    valuesOf: (person) => {
      const values = { ...mrzFill(card, person), title: titleFor(person, card.type !== 1) }
      return Object.fromEntries(
        Object.entries(values).map(([field, value]) => [`passengers.${index}.${field}`, value]),
      )
    },
  }))
}

function titleFor({ title, gender }: CopiedPerson, isChild: boolean): string {
  const said = title === '' ? '' : titleAtAge(isChild, title)
  return said === '' && gender !== null ? usualTitle(isChild, String(gender)) : said
}
