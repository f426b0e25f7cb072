'use client'

import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { PassengerTypeCode } from '../../../contract/booking/person.ts'
import {
  checkPassengerForm,
  emptyPassengerForm,
  type PassengerForm,
} from '../../../lib/air/passenger-form.ts'
import { draftFormFor, isBlank, tripKey } from '../../../lib/air/draft.ts'
import type { FareView } from '../../../lib/air/fare-view.ts'
import { keptDrafts } from '../../../lib/booking/draft.ts'
import { BookFrame } from '../../booking/book/book-frame.tsx'
import { formRules } from '../../booking/book/form-rules.ts'
import { useBookForm } from '../../booking/book/use-book-form.ts'
import { useKeptDraft } from '../../booking/book/use-kept-draft.ts'
import type { OfferCheck } from '../../booking/book/use-offer-check.ts'
import type { BookScreenProps } from './book-screen-props.ts'
import { ContactCard } from './contact-card.tsx'
import { formProblems } from './form-problems.ts'
import { FarePanel } from './fare-panel.tsx'
import { PassengerCard } from './passenger-card.tsx'

type FormProps = BookScreenProps & { types: readonly PassengerTypeCode[]; check: OfferCheck<FareView> }

/** The form of a fare and, beside it, the fare. Everything typed stays through every failure. */
export function BookForm(props: FormProps) {
  const { check, types } = props
  const fare = check.offer
  const rules = useFareRules(props, fare)
  const subjectKey = fare && tripKey(fare)
  const kept = useKeptDraft(() =>
    keptDrafts(props.drafts, { fareSourceCode: props.fareSourceCode, subjectKey }, (draft) =>
      draftFormFor(draft, { passengerTypes: [...types] }),
    ),
  )
  const form = useForm<PassengerForm>({
    defaultValues: kept.restored ?? emptyPassengerForm(types),
    resolver: formRules((values, tell) => checkPassengerForm(values, rules, tell)),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const frame = useBookForm({
    kind: 'air',
    opened: props,
    form,
    kept,
    check,
    subjectKey,
    isBlank,
    problemsOf: formProblems,
  })
  const locked = frame.hold.status !== 'idle'

  return (
    <BookFrame
      {...frame}
      title="Travellers"
      nameIn={nameIn}
      backHref={props.searchHref}
      panel={({ onBack, children }) => (
        <FarePanel check={check} onBack={onBack}>
          {children}
        </FarePanel>
      )}
    >
      {fare?.addressMandatory && (
        <p className="text-ink2">
          The airline asks for an address at the destination. The booking has no field for it: give it to the
          airline after the hold.
        </p>
      )}
      {types.map((_, index) => (
        <PassengerCard key={index} index={index} rules={rules} locked={locked} />
      ))}
      <ContactCard types={types} locked={locked} />
    </BookFrame>
  )
}

/** What the fare asks for; until it is known, nothing but what every fare asks for, by the days of the search. */
function useFareRules(props: BookScreenProps, fare: FareView | null) {
  const today = props.serverNow.slice(0, 10)
  return useMemo(
    () => ({
      today,
      ...(fare?.rules ?? {
        lastDepartureDate: today,
        lastArrivalDate: today,
        passportMandatory: false,
        issueDateMandatory: false,
      }),
    }),
    [today, fare],
  )
}

function nameIn(form: PassengerForm): string | null {
  const first = form.passengers[0]
  return first && first.lastName !== '' ? `${first.lastName}, ${first.firstName}` : null
}
