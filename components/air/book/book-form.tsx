'use client'

import '../../../lib/browser-zod.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { PassengerTypeCode } from '../../../contract/booking/person.ts'
import {
  emptyPassengerForm,
  passengerFormSchema,
  type PassengerForm,
} from '../../../lib/air/passenger-form.ts'
import { draftFormFor, isBlank, tripKey } from '../../../lib/air/draft.ts'
import type { FareView } from '../../../lib/air/fare-view.ts'
import { keptDrafts } from '../../../lib/booking/draft.ts'
import { BookFrame } from '../../booking/book/book-frame.tsx'
import { useDraft } from '../../booking/book/use-draft.ts'
import { useHold } from '../../booking/book/use-hold.ts'
import type { OfferCheck } from '../../booking/book/use-offer-check.ts'
import { useSubmit } from '../../booking/book/use-submit.ts'
import type { BookScreenProps } from './book-screen-props.ts'
import { ContactCard } from './contact-card.tsx'
import { formProblems } from './form-problems.ts'
import { FarePanel } from './fare-panel.tsx'
import { PassengerCard } from './passenger-card.tsx'

/** The form of a fare and, beside it, the fare. Everything typed stays through every failure. */
export function BookForm(
  props: BookScreenProps & {
    types: readonly PassengerTypeCode[]
    check: OfferCheck<FareView>
    fare: FareView | null
  },
) {
  const { check, fare, types, actions } = props
  const rules = useFareRules(props, fare)
  const kept = useKeptDraft(props)
  const form = useForm<PassengerForm>({
    defaultValues: kept.restored ?? emptyPassengerForm(types),
    resolver: zodResolver(passengerFormSchema(rules)),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const hold = useHold({
    clientReference: props.clientReference,
    outcomeOpen: props.outcomeOpen,
    check,
    actions,
  })
  const locked = hold.status !== 'idle'
  const about = useMemo(
    () => fare && { fareSourceCode: fare.fareSourceCode, subjectKey: tripKey(fare) },
    [fare],
  )
  const standing = useDraft({
    kind: 'air',
    form,
    about,
    isBlank,
    actions,
    restored: kept.restored !== null,
    paused: locked,
  })
  const submission = useSubmit(form, hold.start, formProblems)

  return (
    <BookFrame
      kind="air"
      title="Travellers"
      form={form}
      check={check}
      hold={hold}
      holdBar={props.holdBar}
      standing={standing}
      kept={kept}
      nameIn={nameIn}
      submission={submission}
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

/** The draft for this fare or trip comes back by itself; one of another trip with the same travellers is offered. */
function useKeptDraft(
  props: BookScreenProps & { types: readonly PassengerTypeCode[]; fare: FareView | null },
) {
  const [offering, setOffering] = useState(true)
  const [kept] = useState(() => {
    const { drafts, fareSourceCode, fare, types } = props
    const about = { fareSourceCode, subjectKey: fare && tripKey(fare) }
    return keptDrafts(drafts, about, (draft) => draftFormFor(draft, { passengerTypes: [...types] }))
  })
  return {
    restored: kept.restored,
    offered: offering ? kept.other : null,
    dismiss: () => setOffering(false),
  }
}

function nameIn(form: PassengerForm): string | null {
  const first = form.passengers[0]
  return first && first.lastName !== '' ? `${first.lastName}, ${first.firstName}` : null
}
