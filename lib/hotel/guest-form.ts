import type { z } from 'zod'
import { HOTEL_NOTE_MAX } from '../../contract/hotel/limits.ts'
import { ADULT_TITLE_FROM } from '../../contract/booking/person.ts'
import { emailProblem, phoneProblem } from '../booking/contact.ts'
import { nameKey, repeatsIn } from '../booking/same-person.ts'
import type { Party } from '../booking/markup.ts'
import { checkMarkup } from '../booking/markup-form.ts'
import { titleProblem } from '../booking/titles.ts'
import type { TellProblem } from '../booking/tell-problem.ts'
import { isCountry } from '../place/countries.ts'
import type { guestFields, guestFormFields } from './guest-fields.ts'
import { guestNameAdvice } from './guest-name.ts'
import type { RateRoom } from './rate.ts'
import { typedText } from '../typed-text.ts'

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
  checkRepeats(form, tell)
  const phone = phoneProblem(form.phone)
  if (phone) tell(['phone'], phone)
  const email = emailProblem(form.email)
  if (email) tell(['email'], email)
  if (form.nationality !== '' && !isCountry(form.nationality)) tell(['nationality'], 'Choose a country.')
  if (form.note.length > HOTEL_NOTE_MAX) {
    tell(['note'], `At most ${HOTEL_NOTE_MAX} characters; these are ${form.note.length}.`)
  }
  checkMarkup(form.markup, tell)
}

/** Nobody sleeps in two beds: the same names and age are the same guest, unless their titles differ. */
function checkRepeats({ rooms }: GuestForm, tell: TellProblem): void {
  const placed = rooms.flatMap(({ guests }, room) => guests.map((guest, at) => ({ guest, room, at })))
  const wordsOf = ({ room, at }: (typeof placed)[number]) =>
    rooms.length === 1 ? `guest ${at + 1}` : `guest ${at + 1} of room ${room + 1}`
  const repeats = repeatsIn(placed, (one, other) => isSameGuest(one.guest, other.guest))
  for (const { index, of } of repeats) {
    const [first, second] = [placed[of], placed[index]]
    if (!first || !second) continue
    const message = `The same names as ${wordsOf(first)}.`
    tell(['rooms', second.room, 'guests', second.at, 'firstName'], message)
  }
}

function isSameGuest(one: GuestFields, other: GuestFields): boolean {
  const isNamed = typedText(one.firstName) !== '' && typedText(one.lastName) !== ''
  const mayBe = one.age === other.age && (one.title === '' || other.title === '' || one.title === other.title)
  return isNamed && mayBe && nameKey(one.firstName, one.lastName) === nameKey(other.firstName, other.lastName)
}

function checkGuest(
  guest: GuestFields,
  isLead: boolean,
  at: (field: keyof GuestFields, message: string) => void,
) {
  const title = titleProblem(hasChildTitle(guest.age), guest.title)
  if (title && (isLead || guest.title !== '')) at('title', title)
  for (const field of ['lastName', 'firstName'] as const) {
    const advice = guestNameAdvice(guest, field)
    if (advice?.blocks) at(field, advice.message)
    else if (typedText(guest[field]).length > 60) at(field, 'At most 60 letters.')
  }
}

/** Whether a guest has the titles of a child. Of adults the form knows no age. */
export function hasChildTitle(age: number | null): boolean {
  return age !== null && age < ADULT_TITLE_FROM
}

/** An empty form for the rooms of an offer: in each room adults first, then children with their ages. */
export function emptyGuestForm(rooms: readonly Pick<RateRoom, 'adults' | 'childAges'>[]): GuestForm {
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

/** The guests of a form, for a markup per person: a guest with an age is a child, however young. */
export function partyOfGuests({ rooms }: Pick<GuestForm, 'rooms'>): Party {
  const guests = rooms.flatMap((room) => room.guests)
  const adults = guests.filter(({ age }) => age === null).length
  return { adults, children: guests.length - adults, infants: 0 }
}
