'use client'

import '../../../lib/browser-zod.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { PassengerTypeCode } from '../../../contract/air/codes.ts'
import {
  emptyPassengerForm,
  passengerFormSchema,
  type PassengerForm,
} from '../../../lib/air/passenger-form.ts'
import { draftFormFor, isBlank, tripKey } from '../../../lib/air/draft.ts'
import type { FareView } from '../../../lib/air/fare-view.ts'
import { keptDrafts } from '../../../lib/booking/draft.ts'
import { DraftMark } from '../../booking/book/draft-mark.tsx'
import { ErrorSummary } from '../../booking/book/error-summary.tsx'
import { HoldButton, NarrowBar } from '../../booking/book/hold-button.tsx'
import { HoldNotice } from '../../booking/book/hold-notice.tsx'
import { NoticePlace } from '../../booking/book/notice-place.tsx'
import { OfferedDraft } from '../../booking/book/offered-draft.tsx'
import { useDraft } from '../../booking/book/use-draft.ts'
import { useHold } from '../../booking/book/use-hold.ts'
import type { OfferCheck } from '../../booking/book/use-offer-check.ts'
import { useSubmit } from '../../booking/book/use-submit.ts'
import { useCommands } from '../../shell/use-commands.ts'
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
  const router = useRouter()
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
  const { problems, summary, submit } = useSubmit(form, hold.start, formProblems)

  useCommands(
    useMemo(
      () => [
        {
          id: 'book-hold',
          label: 'Hold this fare',
          group: 'This fare',
          keys: 'Ctrl+Enter',
          when: () => !locked && props.holdBar === null,
          run: () => void submit(),
        },
      ],
      [locked, props.holdBar, submit],
    ),
  )

  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        aria-busy={locked || undefined}
        className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-5 max-wide:grid-cols-1"
      >
        <div className="flex min-w-0 flex-col gap-4">
          <div className="flex items-baseline justify-between gap-3">
            <h1 className="text-22 font-bold">Travellers</h1>
            <DraftMark standing={standing} />
          </div>
          {kept.offered && (
            <OfferedDraft
              kind="air"
              name={nameIn(kept.offered)}
              onUse={() => {
                if (kept.offered) form.reset(kept.offered)
                kept.dismiss()
              }}
              onDismiss={kept.dismiss}
            />
          )}
          <NoticePlace outcome={hold.outcome?.kind ?? (check.status === 'gone' ? 'gone' : null)}>
            <HoldNotice kind="air" hold={hold} check={check} searchHref={props.searchHref} />
          </NoticePlace>
          <ErrorSummary problems={problems} ref={summary} />
          {fare?.addressMandatory && (
            <p className="text-ink2">
              The airline asks for an address at the destination. The booking has no field for it: give it to
              the airline after the hold.
            </p>
          )}
          {types.map((_, index) => (
            <PassengerCard key={index} index={index} rules={rules} locked={locked} />
          ))}
          <ContactCard types={types} locked={locked} />
        </div>
        <div className="sticky top-4 max-wide:static">
          <FarePanel check={check} onBack={() => router.push(props.searchHref as Route)}>
            <HoldButton
              kind="air"
              check={check}
              hold={hold}
              holdBar={props.holdBar}
              onHold={() => void submit()}
            />
          </FarePanel>
        </div>
        <NarrowBar
          kind="air"
          check={check}
          hold={hold}
          holdBar={props.holdBar}
          onHold={() => void submit()}
        />
      </form>
    </FormProvider>
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
