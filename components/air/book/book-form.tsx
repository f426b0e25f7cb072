'use client'

import { useCallback, useMemo, useState } from 'react'
import { useForm, useFormContext, useFormState, useWatch, type Control } from 'react-hook-form'
import type { PassengerTypeCode } from '../../../contract/booking/person.ts'
import { draftFormFor, isBlank, tripKey } from '../../../lib/air/draft.ts'
import type { FareView } from '../../../lib/air/fare-view.ts'
import {
  checkPassengerForm,
  emptyPassengerForm,
  type PassengerForm,
} from '../../../lib/air/passenger-form.ts'
import { keptDrafts } from '../../../lib/booking/draft.ts'
import { markupCents, markupForAll, typedMarkup, type Markup } from '../../../lib/booking/shown-prices.ts'
import { BookFrame } from '../../booking/book/book-frame.tsx'
import { formRules, useBookForm, useKeptDraft } from '../../booking/book/use-book-form.ts'
import { ReachFields } from '../../booking/book/reach-fields.tsx'
import type { OfferCheck } from '../../booking/book/use-offer-check.ts'
import { useCommands, type Command } from '../../shell/commands.ts'
import { Card } from '../../ui/card.tsx'
import { useFieldProblems } from '../../ui/field-problems.ts'
import { FieldPlace } from '../../ui/field-place.tsx'
import { NetOnly, useShownPrices } from '../../ui/shown-prices.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { WhatDiffers } from '../again/what-differs.tsx'
import type { BookScreenProps } from './book-screen-props.ts'
import { FarePanel } from './fare-panel.tsx'
import { formProblems } from './form-problems.ts'
import { PassengerCard } from './passenger-card.tsx'
import { useFindSame } from './use-find-same.ts'

type FormProps = BookScreenProps & { types: readonly PassengerTypeCode[]; check: OfferCheck<FareView> }

/**
 * The booking form of a fare, with the fare in a side column. Everything typed is kept when something fails.
 */
export function BookForm(props: FormProps) {
  const { check, types } = props
  const fare = check.offer
  const rules = useFareRules(props, fare)
  const subjectKey = fare && tripKey(fare)
  const blank = useBlankForm(types)
  const { clientReference, offerCode, likelySubject } = props
  const kept = useKeptDraft({ kind: 'air', clientReference, subjectKey }, () =>
    keptDrafts(props.drafts, { offerCode, subjectKey, likelySubject }, (draft) =>
      draftFormFor(draft, { passengerTypes: [...types] }),
    ),
  )
  const told = useFieldProblems()
  const form = useForm<PassengerForm>({
    defaultValues: kept.restored ?? blank.form,
    resolver: formRules((values, tell) => checkPassengerForm(values, rules, tell), told),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const frame = useBookForm({
    kind: 'air',
    opened: props,
    form,
    told,
    kept,
    check,
    subjectKey,
    likelySubject,
    draftCode: offerCode,
    isBlank: blank.isBlank,
    problemsOf: formProblems,
  })
  useRecheckCommand(check.check)
  const locked = frame.hold.status !== 'idle'
  const markup = useTypedMarkup(form.control)
  const { same, before } = useFindSame(check, frame.hold)

  return (
    <BookFrame
      {...frame}
      same={same}
      title="Travellers"
      nameIn={nameIn}
      backHref={props.searchHref}
      panel={({ onBack, children }) => (
        <FarePanel check={check} markupCents={markupForAll(markup, partyOf(types))} onBack={onBack}>
          {children}
        </FarePanel>
      )}
    >
      {before && fare && check.status === 'current' && (
        <WhatDiffers before={before} fare={fare} markupCents={markupForAll(markup, partyOf(types))} />
      )}
      {fare?.addressMandatory && (
        <p className="text-ink2">
          The airline needs an address at the destination. Give it to the airline after you hold the fare.
        </p>
      )}
      {types.map((_, index) => (
        <PassengerCard key={index} index={index} rules={rules} locked={locked} />
      ))}
      <ContactCard types={types} locked={locked} />
    </BookFrame>
  )
}

/** The form as it opens, with the person's markup, and whether another is no more than that. */
function useBlankForm(types: readonly PassengerTypeCode[]) {
  const { prices } = useShownPrices()
  const [form] = useState(() => ({ ...emptyPassengerForm(types), markup: typedMarkup(prices.markup) }))
  return { form, isBlank: useCallback((typed: PassengerForm) => isBlank(typed, form.markup), [form]) }
}

/** What the fare asks for. Until the fare is known: what every fare asks for, by the dates of the search. */
function useFareRules(props: BookScreenProps, fare: FareView | null) {
  const today = props.serverNow.slice(0, 10)
  return useMemo(
    () => ({
      today,
      ...(fare?.rules ?? {
        lastDepartureDate: today,
        lastArrivalDate: today,
        passportMandatory: null,
        issueDateMandatory: false,
      }),
    }),
    [today, fare],
  )
}

/** Checks the price of the open form again. */
function useRecheckCommand(check: OfferCheck<FareView>['check']) {
  useCommands(
    useMemo(
      (): Command[] => [
        {
          id: 'book-recheck',
          label: 'Check price',
          group: 'This fare',
          keys: 'p',
          words: 're-price',
          entry: 'FXP',
          run: () => void check('agent'),
        },
      ],
      [check],
    ),
  )
}

/** The markup in the form, cents for each traveller of a type; 0 where it is no amount yet. */
function useTypedMarkup(control: Control<PassengerForm>): Markup {
  const typed = useWatch({ control, name: 'markup' })
  const cents = (text: string) => Math.max(0, markupCents(text) ?? 0)
  return { adult: cents(typed.adult), child: cents(typed.child), infant: cents(typed.infant) }
}

function partyOf(types: readonly PassengerTypeCode[]) {
  const count = (type: PassengerTypeCode) => types.filter((known) => known === type).length
  return { adults: count(1), children: count(2), infants: count(3) }
}

function nameIn(form: PassengerForm): string | null {
  const first = form.passengers[0]
  return first && first.lastName !== '' ? `${first.lastName}, ${first.firstName}` : null
}

const MARKUPS = [
  { type: 1, field: 'adult', label: 'For each adult' },
  { type: 2, field: 'child', label: 'For each child' },
  { type: 3, field: 'infant', label: 'For each infant' },
] as const

/** How the airline contacts the travellers and, collapsed, what the office adds to the price. */
function ContactCard({ types, locked }: { types: readonly PassengerTypeCode[]; locked: boolean }) {
  const { register } = useFormContext<PassengerForm>()
  const { errors } = useFormState<PassengerForm>()
  return (
    <Card title="Contact" aside="for the airline, in case of schedule changes">
      <div className="flex flex-col gap-3 p-4">
        <div className="grid grid-cols-2 gap-3 max-narrow:grid-cols-1">
          <ReachFields locked={locked} />
        </div>
        <NetOnly>
          <details open={errors.markup !== undefined || undefined}>
            <summary className="w-fit rounded-pill text-ink2 hover:text-ink">Your markup</summary>
            <div className="grid grid-cols-3 gap-3 pt-2 max-narrow:grid-cols-1">
              {MARKUPS.filter((markup) => types.includes(markup.type)).map(({ field, label }) => (
                <FieldPlace key={field} name={`markup.${field}`}>
                  <TextField
                    label={label}
                    inputMode="decimal"
                    placeholder="0.00"
                    suffix="USD"
                    readOnly={locked}
                    {...register(`markup.${field}`)}
                    error={errors.markup?.[field]?.message}
                  />
                </FieldPlace>
              ))}
            </div>
            <p className="pt-2 text-12 text-ink2">
              Saved with the booking. Only the fare is taken from the wallet.
            </p>
          </details>
        </NetOnly>
      </div>
    </Card>
  )
}
