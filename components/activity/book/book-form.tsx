'use client'

import { useCallback, useEffect } from 'react'
import { useForm, useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { ActivityOffer } from '../../../lib/activity/activity-offer.ts'
import { backFromForm } from '../../../lib/activity/book-params.ts'
import { activitySubject, draftedForm, isBlankActivityForm } from '../../../lib/activity/draft.ts'
import {
  checkActivityForm,
  emptyActivityForm,
  markupParty,
  partyOfForm,
  formTravellers,
  type ActivityForm,
  type AskedVariant,
} from '../../../lib/activity/booking-form.ts'
import { refusalSentence } from '../../../lib/activity/refusal-sentence.ts'
import { markupOf } from '../../../lib/booking/markup.ts'
import { keptDrafts } from '../../../lib/booking/draft.ts'
import type { HoldOutcome } from '../../../lib/booking/hold-outcome.ts'
import { BookFrame } from '../../booking/book/book-frame.tsx'
import { MarkupSection } from '../../booking/book/markup-section.tsx'
import { useOpeningMarkup, useTypedRule } from '../../booking/book/typed-rule.ts'
import { formRules, useBookForm, useKeptDraft } from '../../booking/book/use-book-form.ts'
import type { HoldStanding } from '../../booking/book/use-hold.ts'
import type { OfferCheck } from '../../booking/book/use-offer-check.ts'
import { Card } from '../../ui/card.tsx'
import { useFieldProblems } from '../../ui/field-problems.ts'
import { FieldPlace, focusField } from '../../ui/field-place.tsx'
import { NetOnly } from '../../ui/shown-prices.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ActivityPanel } from './activity-panel.tsx'
import type { ActivityBookScreenProps } from './book-screen-props.ts'
import { CustomerCard } from './customer-card.tsx'
import { activityFormProblems } from './form-problems.ts'
import { OptionField } from './option-field.tsx'
import { PartyCard } from './party-card.tsx'
import { refusedField } from './refused-field.ts'
import { TravellerOptions } from './traveller-options.tsx'
import { useActivityCheck } from './use-activity-check.ts'
import { useAddressParty, writeAddressParty } from './use-address-party.ts'
import { clientPrice, type NetCents } from '../../../lib/money.ts'

/**
 * The booking form of an activity, made from its variant. Everything typed is kept when something fails.
 */
export function ActivityBookForm(
  props: ActivityBookScreenProps & { read: OfferCheck<ActivityOffer>; offer: ActivityOffer },
) {
  const { place, read, offer, clientReference } = props
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
  const fieldProblems = useFieldProblems()
  const resolver = formRules<ActivityForm>(checkActivityForm(variant), fieldProblems)
  const form = useForm<ActivityForm>({
    defaultValues: { markup: opening, ...(storedDraft.restored ?? emptyActivityForm(party)) },
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [booking, travellers] = useWatch({ control: form.control, name: ['booking', 'travellers'] })
  const priced = { booking, travellers }
  const rule = useTypedRule<ActivityForm>(form.control)
  const people = markupParty(partyOfForm({ travellers }))
  const clientOf = (netCents: NetCents) => clientPrice(netCents, markupOf(rule, netCents, people))
  const check = useActivityCheck(read, priced, party)
  const frame = useBookForm({
    kind: 'activity',
    opened: props,
    form,
    resolver,
    fieldProblems,
    storedDraft,
    check,
    subjectKey,
    draftCode: offer.offerCode,
    title: variant.title,
    isBlank: useCallback((typed: ActivityForm) => isBlankActivityForm(typed, opening), [opening]),
    problemsOf: activityFormProblems(variant, travellers.length),
  })
  const locked = frame.hold.status !== 'idle'
  const field = fieldOf(frame.hold.outcome, variant)
  useRefusedField(frame.hold.outcome, field, form.setError)
  const product = place.product ?? variant.productUuid
  const backHref = backFromForm(product, place, partyOfForm({ travellers }))
  const today = props.serverNow.slice(0, 10)

  return (
    <BookFrame
      {...frame}
      hold={{ ...frame.hold, outcome: inWords(frame.hold.outcome) }}
      title="Booking details"
      nameIn={nameIn}
      backHref={backHref}
      refusedField={field}
      panel={({ onBack, children }) => (
        <ActivityPanel
          check={check}
          product={props.product}
          form={priced}
          rule={rule}
          clientOf={clientOf}
          onBack={onBack}
        >
          {children}
        </ActivityPanel>
      )}
    >
      <CustomerCard locked={locked} date={place.date} />
      <PartyCard offer={offer} backHref={backHref} locked={locked} onParty={writeAddressParty} />
      {variant.options.perBooking.length > 0 && (
        <Card title="Options for the booking" aside="answered once">
          <div className="grid grid-cols-3 items-start gap-3 p-4 max-[1239.98px]:grid-cols-2 max-narrow:grid-cols-1">
            {variant.options.perBooking.map((option) => (
              <OptionField
                key={option.uuid}
                name={`booking.${option.uuid}`}
                option={option}
                locked={locked}
                today={today}
              />
            ))}
          </div>
        </Card>
      )}
      {variant.options.perPax.length > 0 && (
        <TravellerOptions variant={variant} today={today} locked={locked} />
      )}
      <MessageCard locked={locked} />
      <NetOnly>
        <Card title="For the client">
          <div className="p-4">
            <MarkupSection
              types={people.children > 0 ? ['adult', 'child'] : ['adult']}
              only="the price of the activity"
              locked={locked}
            />
          </div>
        </Card>
      </NetOnly>
    </BookFrame>
  )
}

function nameIn({ lastName, firstName }: ActivityForm): string | null {
  return lastName === '' ? null : `${lastName}, ${firstName}`
}

/** The field that a refusal of the gateway names; its message says nothing else. */
function fieldOf(outcome: HoldOutcome | null, variant: AskedVariant): string | null {
  return outcome?.kind === 'refused' ? refusedField(outcome.message, variant) : null
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

function MessageCard({ locked }: { locked: boolean }) {
  const { register } = useFormContext<ActivityForm>()
  const { errors } = useFormState<ActivityForm>()
  return (
    <Card title="Message to the host" aside="optional">
      <div className="p-4">
        <FieldPlace name="message">
          <TextArea
            label="Message to the host, optional"
            rows={2}
            readOnly={locked}
            {...register('message')}
            error={errors.message?.message}
          />
        </FieldPlace>
      </div>
    </Card>
  )
}
