'use client'

import { useCallback, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { PassengerTypeCode } from '../../../contract/booking/person.ts'
import { draftFormFor, isBlank, tripKey } from '../../../lib/air/draft.ts'
import { passengerRulesOf, type Fare } from '../../../lib/air/fare.ts'
import { passengerFormFor } from '../../../lib/air/form-for-people.ts'
import {
  checkPassengerForm,
  emptyPassengerForm,
  type PassengerForm,
} from '../../../lib/air/passenger-form.ts'
import { keptDrafts } from '../../../lib/booking/draft.ts'
import { markupOf } from '../../../lib/booking/markup.ts'
import type { TypedMarkup } from '../../../lib/booking/typed-markup.ts'
import { MarkupSection } from '../../booking/book/markup-section.tsx'
import { useOpeningMarkup, useTypedRule } from '../../booking/book/typed-rule.ts'
import { BookFrame } from '../../booking/book/book-frame.tsx'
import { formRules, useBookForm, useKeptDraft } from '../../booking/book/use-book-form.ts'
import { openingValues } from '../../booking/book/trip-fill.tsx'
import { ReachFields } from '../../booking/book/reach-fields.tsx'
import type { OfferCheck } from '../../booking/book/use-offer-check.ts'
import { CopiedOffer } from '../../copied/copied-offer.tsx'
import { useCommands } from '../../shell/commands.ts'
import { Card } from '../../ui/card.tsx'
import { useFieldProblems } from '../../ui/field-problems.ts'
import { beforeOfFare } from '../again/differences.ts'
import { WhatDiffers } from '../again/what-differs.tsx'
import type { FlightBookScreenProps } from './book-screen-props.ts'
import { FarePanel } from './fare-panel.tsx'
import { flightFormProblems, formDoubts } from './form-problems.ts'
import { PassengerCard } from './passenger-card.tsx'
import { passengerCards } from './passenger-cards.ts'
import { useFindSame } from './use-find-same.ts'
import { clientPrice, type NetCents } from '../../../lib/money.ts'

type FormProps = FlightBookScreenProps & { types: readonly PassengerTypeCode[]; check: OfferCheck<Fare> }

/**
 * The booking form of a fare, with the fare in a side column. Everything typed is kept when something fails.
 */
export function FlightBookForm(props: FormProps) {
  const { check, types } = props
  const fare = check.offer
  const rules = useFareRules(props, fare)
  const subjectKey = fare && tripKey(fare)
  const blank = useBlankForm(types)
  const { clientReference, offerCode, likelySubject } = props
  const storedDraft = useKeptDraft({ kind: 'air', clientReference, subjectKey }, () =>
    keptDrafts(props.drafts, { offerCode, subjectKey, likelySubject }, (draft) => draftFormFor(draft, types)),
  )
  const opening = openingValues(props.trip, storedDraft.restored, blank.form, (people, agesOn) =>
    passengerFormFor(types, { lastDepartureDate: agesOn }, people),
  )
  const fieldProblems = useFieldProblems()
  const resolver = formRules<PassengerForm>(
    (values, tell) => checkPassengerForm(values, rules, tell),
    fieldProblems,
  )
  const form = useForm<PassengerForm>({
    defaultValues: opening.values,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const frame = useBookForm({
    kind: 'air',
    opened: props,
    form,
    resolver,
    fieldProblems,
    storedDraft,
    tripFill: opening.tripFill,
    check,
    subjectKey,
    likelySubject,
    draftCode: offerCode,
    isBlank: blank.isBlank,
    problemsOf: flightFormProblems,
    doubtsOf: formDoubts,
  })
  useRecheckCommand(check.check)
  const locked = frame.hold.status !== 'idle'
  const rule = useTypedRule<PassengerForm>(form.control)
  const clientOf = (netCents: NetCents) => clientPrice(netCents, markupOf(rule, netCents, partyOf(types)))
  const { same, before } = useFindSame(check, frame.hold)

  return (
    <BookFrame
      {...frame}
      same={same}
      title="Travellers"
      nameIn={nameIn}
      backHref={props.searchHref}
      panel={({ onBack, children }) => (
        <FarePanel check={check} rule={rule} clientOf={clientOf} onBack={onBack}>
          {children}
        </FarePanel>
      )}
    >
      {before && fare && check.status === 'current' && (
        <WhatDiffers before={beforeOfFare(before)} fare={fare} clientOf={clientOf} />
      )}
      {fare?.addressMandatory && (
        <p className="text-ink2">
          The airline needs an address at the destination. Give it to the airline after you hold the fare.
        </p>
      )}
      <CopiedOffer<PassengerForm>
        kind="air"
        locked={locked}
        cardsOf={(typed) => passengerCards(typed, rules)}
        check={(typed, tell) => checkPassengerForm(typed, rules, tell)}
      />
      {types.map((_, index) => (
        <PassengerCard key={index} index={index} rules={rules} locked={locked} />
      ))}
      <ContactCard types={types} locked={locked} />
    </BookFrame>
  )
}

/** The form as it opens, with the person's markup, and whether another is no more than that. */
function useBlankForm(types: readonly PassengerTypeCode[]) {
  const markup: TypedMarkup = useOpeningMarkup('air')
  const [form] = useState(() => ({ ...emptyPassengerForm(types), markup }))
  return { form, isBlank: useCallback((typed: PassengerForm) => isBlank(typed, form.markup), [form]) }
}

/**
 * The rules of the form by the fare. Until the fare is known: the rules of every fare, by the search's dates.
 */
function useFareRules(props: FlightBookScreenProps, fare: Fare | null) {
  const today = props.serverNow.slice(0, 10)
  return useMemo(
    () => ({
      today,
      ...(fare
        ? passengerRulesOf(fare)
        : {
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
function useRecheckCommand(check: OfferCheck<Fare>['check']) {
  useCommands([
    {
      id: 'book-recheck',
      label: 'Check price',
      group: 'This fare',
      keys: 'p',
      words: 're-price',
      entry: 'FXP',
      run: () => void check('agent'),
    },
  ])
}

function partyOf(types: readonly PassengerTypeCode[]) {
  const count = (type: PassengerTypeCode) => types.filter((one) => one === type).length
  return { adults: count(1), children: count(2), infants: count(3) }
}

function nameIn(form: PassengerForm): string | null {
  const first = form.passengers[0]
  return first && first.lastName !== '' ? `${first.lastName}, ${first.firstName}` : null
}

const TYPES = { 1: 'adult', 2: 'child', 3: 'infant' } as const

/** How the airline contacts the travellers and, collapsed, the office's markup. */
function ContactCard({ types, locked }: { types: readonly PassengerTypeCode[]; locked: boolean }) {
  return (
    <Card title="Contact" aside="for the airline, in case of schedule changes">
      <div className="flex flex-col gap-3 p-4">
        <div className="grid grid-cols-2 gap-3 max-narrow:grid-cols-1">
          <ReachFields locked={locked} />
        </div>
        <MarkupSection types={types.map((type) => TYPES[type])} only="the fare" locked={locked} />
      </div>
    </Card>
  )
}
