import type { z } from 'zod'
import { HOTEL_NOTE_MAX } from '../../contract/hotel/limits.ts'
import { emailProblem, phoneProblem } from '../booking/contact.ts'
import type { TellProblem } from '../booking/tell-problem.ts'
import { isCountry } from '../place/countries.ts'
import type { guestFields, guestFormFields } from './guest-fields.ts'
import { guestNameProblem } from './guest-name.ts'
import type { OfferRoom } from './stay-offer.ts'

/** One guest as the form has it: text as typed. `age` is a child's, fixed by the stay; null for an adult. */
export type GuestFields = z.infer<typeof guestFields>
/** The whole form. */
export type GuestForm = z.infer<typeof guestFormFields>

/** Applies every rule to the form and reports each field that breaks one. */
export function checkGuestForm(form: GuestForm, tell: TellProblem): void {
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
}

function checkGuest(
  guest: GuestFields,
  isLead: boolean,
  at: (field: keyof GuestFields, message: string) => void,
) {
  if (isLead && guest.title === '') at('title', 'Choose a title.')
  for (const field of ['lastName', 'firstName'] as const) {
    const typed = guest[field].trim()
    if (typed === '') at(field, `Enter the ${field === 'firstName' ? 'first names' : 'last name'}.`)
    else if (typed.length > 60) at(field, 'At most 60 letters.')
    else {
      const problem = guestNameProblem(typed)
      if (problem) at(field, problem.message)
    }
  }
}

/** An empty form for the rooms of an offer: in each room adults first, then children with their ages. */
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
