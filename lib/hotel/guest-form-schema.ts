import { guestFormFields } from './guest-fields.ts'
import { checkGuestForm } from './guest-form.ts'

/** The form with every rule, for input from outside. Errors name the field and what to type. */
export const guestFormSchema = guestFormFields.superRefine((form, context) =>
  checkGuestForm(form, (path, message) => context.addIssue({ code: 'custom', path: [...path], message })),
)
