'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { ActivityOffer } from '../../../lib/activity/activity-offer.ts'
import {
  checkActivityForm,
  emptyActivityForm,
  formTravellers,
  type ActivityForm,
} from '../../../lib/activity/booking-form.ts'
import { activitySubject, draftedForm, isBlankActivityForm } from '../../../lib/activity/draft.ts'
import { activityFormFor } from '../../../lib/activity/form-for-people.ts'
import { ticketPartyParams, readTicketParty } from '../../../lib/activity/party-params.ts'
import type { TicketParty } from '../../../lib/activity/quote.ts'
import { refusalSentence } from '../../../lib/activity/refusal-sentence.ts'
import { keptDrafts } from '../../../lib/booking/draft.ts'
import type { HoldOutcome } from '../../../lib/booking/hold-outcome.ts'
import { openingValues } from '../../booking/book/trip-fill.tsx'
import { useOpeningMarkup } from '../../booking/book/typed-rule.ts'
import { formRules, useBookForm, useKeptDraft } from '../../booking/book/use-book-form.ts'
import type { HoldStanding } from '../../booking/book/use-hold.ts'
import type { OfferCheck } from '../../booking/book/use-offer-check.ts'
import { addressWith, replaceAddress } from '../../shell/use-address.ts'
import { useFieldProblems } from '../../ui/field-problems.ts'
import { focusField } from '../../ui/field-place.tsx'
import type { ActivityBookScreenProps } from './book-screen-props.ts'
import { activityFormProblems, refusedField } from './form-problems.ts'
import { useActivityCheck } from './use-activity-check.ts'

/** The properties of the form: the offer that was read, and its check. */
export type ActivityFormProps = ActivityBookScreenProps & {
  read: OfferCheck<ActivityOffer>
  offer: ActivityOffer
}

/**
 * Holds the booking form of an activity: what is typed, with the draft that it was restored from, the check
 * of its total, and its hold.
 */
export function useActivityForm(props: ActivityFormProps) {
  const { place, offer, clientReference } = props
  const { variant } = offer
  const subjectKey = activitySubject(place)
  const party = useAddressParty(place.party)
  const opening = useOpeningMarkup('activity')
  const storedDraft = useKeptDraft(
    { kind: 'activity', clientReference, subjectKey },
    () =>
      keptDrafts(props.drafts, { offerCode: offer.offerCode, subjectKey }, (draft) =>
        draftedForm(draft, place.variant, party),
      ),
    // A start has one code for any number of travellers, so these may have been chosen anew.
    (typed: ActivityForm) => ({
      markup: opening,
      ...typed,
      travellers: formTravellers(party, typed.travellers),
    }),
  )
  const blank: ActivityForm = { ...emptyActivityForm(party), markup: opening }
  const { values, tripFill } = openingValues(props.trip, storedDraft.restored, blank, (people, agesOn) =>
    activityFormFor(party, agesOn, people),
  )
  const fieldProblems = useFieldProblems()
  const resolver = formRules<ActivityForm>(checkActivityForm(variant), fieldProblems)
  const form = useForm<ActivityForm>({
    defaultValues: { markup: opening, ...values },
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [booking, travellers] = useWatch({ control: form.control, name: ['booking', 'travellers'] })
  const check = useActivityCheck(props.read, { booking, travellers }, party)
  const frame = useBookForm({
    kind: 'activity',
    opened: props,
    form,
    resolver,
    fieldProblems,
    storedDraft,
    tripFill,
    check,
    subjectKey,
    draftCode: offer.offerCode,
    title: variant.title,
    isBlank: useCallback((typed: ActivityForm) => isBlankActivityForm(typed, opening), [opening]),
    problemsOf: activityFormProblems(variant, travellers.length),
  })
  const { outcome } = frame.hold
  const field = outcome?.kind === 'refused' ? refusedField(outcome.message, variant) : null
  useRefusedField(outcome, field, form.setError)
  const shownFrame = { ...frame, hold: { ...frame.hold, outcome: inWords(outcome) } }
  return { frame: shownFrame, form, check, priced: { booking, travellers }, refusedField: field }
}

/**
 * The travellers of the form's address. The form changes them there after the server has rendered the screen,
 * and Back brings that first rendering together with the changed address.
 * @param rendered the party that the server read from the address; it is used while the address names nobody
 */
function useAddressParty(rendered: TicketParty): TicketParty {
  return readTicketParty(useSearchParams()) ?? rendered
}

/** Changes the travellers of the address. A reload shows them; the page itself need not be read again. */
export function writeAddressParty(party: TicketParty): void {
  replaceAddress(addressWith(ticketPartyParams, party))
}

/** An outcome as it is shown: the gateway's sentence about a request, as one for an agent. */
function inWords(outcome: HoldStanding['outcome']): HoldStanding['outcome'] {
  if (outcome?.kind !== 'refused' || outcome.code !== 'validation_failed') return outcome
  return { ...outcome, message: refusalSentence(outcome.message) }
}

/** Marks the field that a refusal names, and takes the focus there. */
function useRefusedField(
  outcome: HoldOutcome | null,
  field: string | null,
  setError: (name: keyof ActivityForm, error: { message: string }) => void,
) {
  useEffect(() => {
    if (outcome?.kind !== 'refused' || field === null) return
    setError(field as keyof ActivityForm, { message: refusalSentence(outcome.message) })
    focusField(field)
  }, [outcome, field, setError])
}
