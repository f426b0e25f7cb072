import { z } from 'zod'
import { HOTEL_NOTE_MAX, MAX_CHILD_AGE, MAX_ROOMS } from '../../contract/hotel/limits.ts'
import { emailProblem, phoneProblem } from '../booking/contact.ts'
import { isCountry } from '../place/countries.ts'
import { guestNameProblem } from './guest-name.ts'
import type { OfferRoom } from './stay-offer.ts'

/** Most guests of one room: eight adults, six children. */
const MOST_GUESTS = 14

/** One guest as the form holds it: text as typed. `age` of a child, fixed by the stay; null of an adult. */
const guestFields = z.object({
  age: z.int().min(0).max(MAX_CHILD_AGE).nullable(),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})

/** The whole form. Also the shape of a saved draft. */
export const guestFormFields = z.object({
  rooms: z
    .array(z.object({ guests: z.array(guestFields).min(1).max(MOST_GUESTS) }))
    .min(1)
    .max(MAX_ROOMS),
  phone: z.string(),
  email: z.string(),
  nationality: z.string(),
  note: z.string(),
})

export type GuestFields = z.infer<typeof guestFields>
export type GuestForm = z.infer<typeof guestFormFields>

/** The form with every rule applied; errors name the field and what to type. */
export const guestFormSchema = guestFormFields.superRefine((form, context) => {
  const tell = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  form.rooms.forEach(({ guests }, room) => {
    guests.forEach((guest, index) => {
      checkGuest(guest, index === 0, (field, message) =>
        tell(['rooms', room, 'guests', index, field], message),
      )
    })
  })
  const phone = phoneProblem(form.phone)
  if (phone) tell(['phone'], phone)
  const email = emailProblem(form.email)
  if (email) tell(['email'], email)
  if (form.nationality !== '' && !isCountry(form.nationality)) tell(['nationality'], 'Choose a country.')
  if (form.note.length > HOTEL_NOTE_MAX) {
    tell(['note'], `At most ${HOTEL_NOTE_MAX} characters; these are ${form.note.length}.`)
  }
})

function checkGuest(
  guest: GuestFields,
  isLead: boolean,
  at: (field: keyof GuestFields, message: string) => void,
) {
  if (isLead && guest.title === '') at('title', 'Choose a title.')
  for (const field of ['lastName', 'firstName'] as const) {
    const typed = guest[field].trim()
    if (typed === '') at(field, `Type the ${field === 'firstName' ? 'first names' : 'last name'}.`)
    else if (typed.length > 60) at(field, 'At most 60 letters.')
    else {
      const problem = guestNameProblem(typed)
      if (problem) at(field, problem.message)
    }
  }
}

/** An empty form for the rooms of an offer: in each the adults first, then the children with their ages. */
export function emptyGuestForm(rooms: readonly Pick<OfferRoom, 'adults' | 'childAges'>[]): GuestForm {
  const guest = (age: number | null) => ({ age, title: '', firstName: '', lastName: '' })
  return {
    rooms: rooms.map(({ adults, childAges }) => ({
      guests: [...Array.from({ length: adults }, () => guest(null)), ...childAges.map(guest)],
    })),
    phone: '',
    email: '',
    nationality: '',
    note: '',
  }
}
