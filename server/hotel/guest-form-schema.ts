import 'server-only'
import { guestFormFields } from '../../lib/hotel/guest-fields.ts'
import { checkGuestForm } from '../../lib/hotel/guest-form.ts'

/** The form with every rule, for input from outside. Errors name the field and what to type. */
export const guestFormSchema = guestFormFields.superRefine((form, context) =>
  checkGuestForm(form, (path, message) => context.addIssue({ code: 'custom', path: [...path], message })),
)
