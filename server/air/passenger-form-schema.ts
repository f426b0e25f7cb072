import 'server-only'
import { passengerFormFields } from '../../lib/air/passenger-fields.ts'
import { checkPassengerForm, type PassengerRules } from '../../lib/air/passenger-form.ts'

/** The form with every rule of the fare, for input from outside. Errors name the field and what to type. */
export function passengerFormSchema(rules: PassengerRules) {
  return passengerFormFields.superRefine((form, context) =>
    checkPassengerForm(form, rules, (path, message) =>
      context.addIssue({ code: 'custom', path: [...path], message }),
    ),
  )
}
