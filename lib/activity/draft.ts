import type { z } from 'zod'
import { sameMarkup, type TypedMarkup } from '../booking/typed-markup.ts'
import type { DraftFacts } from '../booking/draft.ts'
import { hrefOf, writeWhole } from '../address/params.ts'
import { isCalendarDate } from '../dates.ts'
import { partyOfForm, formTravellers, type ActivityForm } from './booking-form.ts'
import type { activityDraft } from './draft-schema.ts'
import type { ActivityStart } from './activity-offer.ts'
import { ticketPartyParams } from './party-params.ts'
import { choiceParams } from './product-params.ts'
import { partySize, type TicketParty } from './quote.ts'
import { typedText } from '../typed-text.ts'

/** An unfinished form of an activity as it is stored. */
export type ActivityDraft = z.infer<typeof activityDraft>

/** Variant, date and start. The number of travellers is part of the form. */
export function activitySubject({ variant, date, slot }: ActivityStart): string {
  return `${variant} ${date} ${slot ?? ''}`.trimEnd()
}

/** A saved form for the list of drafts. It names the lead customer alone, so the others do not count. */
export function activityDraftFacts({ subjectKey, title, form }: ActivityDraft): DraftFacts {
  const [variant = '', date = '', slot = ''] = subjectKey.split(' ')
  const start = { variant, date, slot: slot || null }
  const address = writeWhole({ ...choiceParams, ...ticketPartyParams }, { ...start, ...partyOfForm(form) })
  return {
    title: title ?? null,
    days: isCalendarDate(date) ? { from: date, to: date } : null,
    named: typedText(form.firstName) && typedText(form.lastName) ? 1 : 0,
    people: 1,
    href: hrefOf('/activities/book', address),
  }
}

/**
 * The form of a draft for these travellers: their answers if it is of the same variant, otherwise who books.
 * Null for the draft of another variant with another number of travellers.
 */
export function draftedForm(draft: ActivityDraft, variant: string, party: TicketParty): ActivityForm | null {
  if (draft.subjectKey.startsWith(`${variant} `)) {
    return { ...draft.form, travellers: formTravellers(party, draft.form.travellers) }
  }
  if (partySize(partyOfForm(draft.form)) !== partySize(party)) return null
  return { ...draft.form, booking: {}, message: '', travellers: formTravellers(party, []) }
}

/**
 * True if nothing was typed into a form yet. A field that was just taken away has no value.
 * @param opened the markup that the form opened with
 */
export function isBlankActivityForm(
  { booking, travellers, markup, client, ...contact }: ActivityForm,
  opened?: TypedMarkup,
): boolean {
  const answers = [booking, ...travellers.map((traveller) => traveller.answers)]
  const values: (string | readonly string[] | undefined)[] = [
    client?.id,
    ...Object.values(contact),
    ...answers.flatMap((each) => Object.values(each)),
  ]
  return sameMarkup(markup, opened) && values.every((value) => value === undefined || value.length === 0)
}
