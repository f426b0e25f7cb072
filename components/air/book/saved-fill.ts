import { passengerAges } from '../../../contract/air/codes.ts'
import type { PassengerRules, PassengerFields, PassengerForm } from '../../../lib/air/passenger-form.ts'
import { sexOfTitle, titleAtAge } from '../../../lib/booking/titles.ts'
import type { SavedTraveller } from '../../../lib/traveller/saved-traveller.ts'
import { whoFits } from '../../traveller/who-fits.ts'

/** The fields that a saved traveller can fill, in the order of the card. */
export const SAVED_FIELDS = [
  'title',
  'lastName',
  'firstName',
  'nationality',
  'birthDate',
  'gender',
  'passportNumber',
  'passportCountry',
  'passportIssued',
  'passportExpiry',
] as const

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
  const title = titleAtAge(type !== 1, saved.title)
  return { ...person, title, gender: saved.gender === '' ? sexOfTitle(title) : saved.gender }
}

/** Chooses which of the matching saved travellers the card offers. */
export function offeredFor({ passengers }: PassengerForm, index: number, rules: PassengerRules) {
  const type = passengers[index]?.type ?? 1
  const others = passengers.filter((_, at) => at !== index)
  return (travellers: readonly SavedTraveller[]) =>
    whoFits(travellers, { ...passengerAges[type], on: rules.lastDepartureDate }, others)
}
