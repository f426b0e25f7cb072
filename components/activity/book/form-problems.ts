import { get, type FieldErrors } from 'react-hook-form'
import type { ActivityOption } from '../../../lib/activity/variant.ts'
import type { ActivityForm, AskedVariant } from '../../../lib/activity/booking-form.ts'
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

/** Fields of a request as the gateway names them, with their place in the form. */
const PLACES: readonly (readonly [named: RegExp, field: string])[] = [
  [/\bplaces are left\b/i, 'party'],
  [/\bsalutation\b/i, 'salutation'],
  [/\bfirst ?name\b/i, 'firstName'],
  [/\blast ?name\b/i, 'lastName'],
  [/\be-?mail\b/i, 'email'],
  [/\bphone\b/i, 'phone'],
  [/\bpartnerReference\b/i, 'reference'],
  [/\bmessage\b/i, 'message'],
  [/\btimeSlot(Uuid)?\b|\bstart times?\b/i, 'arrivalDate'],
  [/\b(arrivalDate|date)\b/i, 'arrivalDate'],
  [/\b(adults?|child(ren)?|seniors?|pax|travellers?|places?|minPax|maxPax|tickets?)\b/i, 'party'],
]

/**
 * The field of the form that a refusal names; null if it names none. An option is named with its traveller:
 * `Option "Height" is required for traveller 2 (adult)` (gap 184).
 */
export function refusedField(message: string, variant: Pick<AskedVariant, 'options'>): string | null {
  const { perBooking, perPax } = variant.options
  const named = (options: readonly ActivityOption[]) =>
    options.find(({ name, uuid }) => message.includes(`"${name}"`) || message.includes(uuid))
  const [, traveller] = /traveller (\d+)/i.exec(message) ?? []
  const each = named(perPax)
  if (traveller !== undefined && each) return `travellers.${Number(traveller) - 1}.answers.${each.uuid}`
  const once = named(perBooking)
  if (once) return `booking.${once.uuid}`
  return PLACES.find(([pattern]) => pattern.test(message))?.[1] ?? null
}
