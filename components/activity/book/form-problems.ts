import { get, type FieldErrors } from 'react-hook-form'
import { type ActivityForm, type AskedVariant } from '../../../lib/activity/booking-form.ts'
import { markupFormProblems } from '../../booking/book/markup-problems.ts'
import type { FormProblem } from '../../booking/book/error-summary.tsx'

const FIRST = {
  salutation: 'Title',
  lastName: 'Last name',
  firstName: 'First names',
  phone: 'Phone',
  email: 'E-mail',
  reference: 'Your reference',
  party: 'Travellers',
  arrivalDate: 'Date',
} as const

/** All problems of the form in the order of its fields. */
export function activityFormProblems({ options }: AskedVariant, travellers: number) {
  return (errors: FieldErrors<ActivityForm>): FormProblem[] => {
    const fields = [
      ...Object.entries(FIRST).map(([name, about]) => ({ name, about })),
      ...options.perBooking.map(({ uuid, name }) => ({ name: `booking.${uuid}`, about: name })),
      ...Array.from({ length: travellers }, (_, index) =>
        options.perPax.map(({ uuid, name }) => ({
          name: `travellers.${index}.answers.${uuid}`,
          about: `Traveller ${index + 1}, ${name}`,
        })),
      ).flat(),
      { name: 'message', about: 'Message to the host' },
    ]
    const problems = fields.flatMap(({ name, about }) => {
      const wrong: unknown = get(errors, name)
      const message = (wrong as { message?: string } | undefined)?.message
      return message ? [{ name, about, message }] : []
    })
    return [...problems, ...markupFormProblems(errors)]
  }
}
