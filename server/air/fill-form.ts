import 'server-only'
import { airDraft } from '../../lib/air/draft-schema.ts'
import { draftFormFor, tripKey } from '../../lib/air/draft.ts'
import { passengerRulesOf, passengerTypesOf, type Fare } from '../../lib/air/fare.ts'
import { passengerFormFor } from '../../lib/air/form-for-people.ts'
import { checkPassengerForm, type PassengerForm } from '../../lib/air/passenger-form.ts'
import { FIELD_WORDS } from '../../lib/air/passenger-words.ts'
import { keptDrafts } from '../../lib/booking/draft.ts'
import type { CalendarDate } from '../../lib/dates.ts'
import { problemsOf, readDrafts, type FilledForm, type FormSource } from '../booking/fill-form.ts'

/** The form of a fare: as it was typed for these flights, or for the people. */
export function fillPassengerForm(
  fare: Fare,
  today: CalendarDate,
  { people, drafts, markup }: FormSource,
): FilledForm {
  const types = passengerTypesOf(fare)
  const rules = { ...passengerRulesOf(fare), today }
  const about = { offerCode: fare.offerCode, subjectKey: tripKey(fare) }
  const { restored } = keptDrafts(readDrafts(airDraft, drafts), about, (draft) => draftFormFor(draft, types))
  const form: PassengerForm = { ...(restored?.form ?? passengerFormFor(types, rules, people)), markup }
  return {
    offerCode: fare.offerCode,
    form,
    totalCents: fare.price.totalCents,
    isDrafted: restored !== null,
    problems: problemsOf((tell) => checkPassengerForm(form, rules, tell), placeOf),
  }
}

/** `Traveller 2, passport number`; null for the fields of the whole form. */
function placeOf([list, index, field]: readonly (string | number)[]): string | null {
  if (list !== 'passengers') return null
  const word = FIELD_WORDS[String(field)]
  return word ? `Traveller ${Number(index) + 1}, ${word}` : `Traveller ${Number(index) + 1}`
}
