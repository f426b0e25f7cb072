import { passengerFormFields } from './passenger-fields.ts'
import { checkPassengerForm, type FareRules } from './passenger-form.ts'

/** The form with every rule of the fare, for input from outside. Errors name the field and what to type. */
export function passengerFormSchema(rules: FareRules) {
  return passengerFormFields.superRefine((form, context) =>
    checkPassengerForm(form, rules, (path, message) =>
      context.addIssue({ code: 'custom', path: [...path], message }),
    ),
  )
}
