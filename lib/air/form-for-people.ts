import { passengerAges } from '../../contract/air/codes.ts'
import type { PassengerTypeCode } from '../../contract/booking/person.ts'
import type { FormPeople } from '../booking/form-people.ts'
import { sexOfTitle, titleAtAge, usualTitle } from '../booking/titles.ts'
import { placedTravellers } from '../traveller/placed-travellers.ts'
import type { SavedTraveller } from '../traveller/saved-traveller.ts'
import {
  emptyPassengerForm,
  type PassengerFields,
  type PassengerForm,
  type PassengerRules,
} from './passenger-form.ts'

/** The values that are put on a card: every field of a person. */
export type SavedValues = Omit<PassengerFields, 'type'>

/**
 * The values that a chosen saved traveller puts on a card: the whole person. A field without a saved value is
 * emptied, so that no card mixes two people.
 */
export function savedFill({ type }: PassengerFields, saved: SavedTraveller): SavedValues {
  const {
    id: _id,
    email: _email,
    phone: _phone,
    seat: _seat,
    meal: _meal,
    loyalty: _loyalty,
    client: _client,
    ...person
  } = saved
  const title = titleAtAge(type !== 1, saved.title) || usualTitle(type !== 1, saved.gender)
  return { ...person, title, gender: saved.gender === '' ? sexOfTitle(title) : saved.gender }
}

/**
 * The form of a fare for these people: each passenger type has the travellers of its ages, in their order. A
 * card for whom nobody is left stays empty.
 */
export function passengerFormFor(
  types: readonly PassengerTypeCode[],
  { lastDepartureDate: on }: Pick<PassengerRules, 'lastDepartureDate'>,
  { travellers, phone, email }: FormPeople,
): PassengerForm {
  const empty = emptyPassengerForm(types)
  const placed = placedTravellers(
    types.map((type) => ({ ...passengerAges[type], on })),
    travellers,
  )
  return {
    ...empty,
    phone,
    email,
    passengers: empty.passengers.map((card, index) => {
      const saved = placed[index]
      return saved ? { ...card, ...savedFill(card, saved) } : card
    }),
  }
}
