import 'server-only'
import { totalOf, type ActivityOffer } from '../../lib/activity/activity-offer.ts'
import { checkActivityForm, type ActivityForm } from '../../lib/activity/booking-form.ts'
import { activityDraft } from '../../lib/activity/draft-schema.ts'
import { activitySubject, draftedForm } from '../../lib/activity/draft.ts'
import { activityFormFor } from '../../lib/activity/form-for-people.ts'
import type { TicketParty } from '../../lib/activity/quote.ts'
import { keptDrafts } from '../../lib/booking/draft.ts'
import { problemsOf, readDrafts, type FilledForm, type FormSource } from '../booking/fill-form.ts'

/** The form of a start: as it was typed for it, or for the people, with the host's questions unanswered. */
export function fillActivityForm(
  offer: ActivityOffer,
  party: TicketParty,
  { people, drafts, markup }: FormSource,
): FilledForm {
  const { place, variant, offerCode } = offer
  const about = { offerCode, subjectKey: activitySubject(place) }
  const { restored } = keptDrafts(readDrafts(activityDraft, drafts), about, (draft) =>
    draftedForm(draft, place.variant, party),
  )
  const form: ActivityForm = { ...(restored?.form ?? activityFormFor(party, place.date, people)), markup }
  const total = totalOf(offer, form)
  const problems = problemsOf((tell) => checkActivityForm(variant)(form, tell), placeOf)
  return {
    offerCode,
    form,
    totalCents: total?.totalCents ?? 0,
    isDrafted: restored !== null,
    problems: total === null ? [...problems, 'A ticket of this party has no price.'] : problems,
  }
}

/** `Traveller 2`; null for the fields of the whole form, whose sentences say what they are about. */
function placeOf([list, index]: readonly (string | number)[]): string | null {
  return list === 'travellers' ? `Traveller ${Number(index) + 1}` : null
}
