import { passengerAges } from '../../../contract/air/codes.ts'
import type { PassengerRules, PassengerForm } from '../../../lib/air/passenger-form.ts'
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

/** Chooses which of the matching saved travellers the card offers. */
export function offeredFor({ passengers }: PassengerForm, index: number, rules: PassengerRules) {
  const type = passengers[index]?.type ?? 1
  const others = passengers.filter((_, at) => at !== index)
  return (travellers: readonly SavedTraveller[]) =>
    whoFits(travellers, { ...passengerAges[type], on: rules.lastDepartureDate }, others)
}
