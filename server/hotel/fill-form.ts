import 'server-only'
import { hotelDraft } from '../../lib/hotel/draft-schema.ts'
import { guestsFor, staySubject } from '../../lib/hotel/draft.ts'
import { guestFormFor } from '../../lib/hotel/form-for-people.ts'
import { checkGuestForm, type GuestForm } from '../../lib/hotel/guest-form.ts'
import type { Rate } from '../../lib/hotel/rate.ts'
import { keptDrafts } from '../../lib/booking/draft.ts'
import { problemsOf, readDrafts, type FilledForm, type FormSource } from '../booking/fill-form.ts'

/** The form of a rate: as it was typed for this stay, or for the people. */
export function fillGuestForm(rate: Rate, { people, drafts, markup }: FormSource): FilledForm {
  const about = { offerCode: rate.offerCode, subjectKey: staySubject(rate) }
  const { restored } = keptDrafts(readDrafts(hotelDraft, drafts), about, (draft) =>
    guestsFor(draft, rate.rooms),
  )
  const form: GuestForm = {
    ...(restored?.form ?? guestFormFor(rate.rooms, rate.checkOut, people)),
    markup,
  }
  return {
    offerCode: rate.offerCode,
    form,
    totalCents: rate.price.totalCents,
    isDrafted: restored !== null,
    problems: problemsOf((tell) => checkGuestForm(form, tell), placeOf),
  }
}

/** `Room 1, guest 2`; null for the fields of the whole form. */
function placeOf([list, room, , guest]: readonly (string | number)[]): string | null {
  return list === 'rooms' ? `Room ${Number(room) + 1}, guest ${Number(guest) + 1}` : null
}
