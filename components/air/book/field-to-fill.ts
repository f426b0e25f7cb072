import {
  checkPassengerForm,
  type PassengerRules,
  type PassengerForm,
} from '../../../lib/air/passenger-form.ts'
import { FIELD_WORDS } from './form-problems.ts'

/**
 * The path of the field to go on with after a card was filled: the first of the card that still needs
 * something, else the last name.
 * @param index of the traveller, from 0
 */
export function fieldToFill(form: PassengerForm, index: number, rules: PassengerRules): string {
  const wrong = new Set<string>()
  checkPassengerForm(form, rules, ([group, at, field]) => {
    if (group === 'passengers' && at === index) wrong.add(String(field))
  })
  const next = Object.keys(FIELD_WORDS).find((field) => wrong.has(field)) ?? 'lastName'
  return `passengers.${index}.${next}`
}
