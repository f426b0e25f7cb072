'use client'

import '../../../lib/browser-zod.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { FormProvider, useForm, useFormState } from 'react-hook-form'
import type { PassengerTypeCode } from '../../../contract/air/codes.ts'
import {
  emptyPassengerForm,
  passengerFormSchema,
  type PassengerForm,
} from '../../../lib/air/passenger-form.ts'
import { draftFormFor, tripKey } from '../../../lib/booking/draft.ts'
import type { FareView } from '../../../lib/booking/fare-view.ts'
import { useCommands } from '../../shell/use-commands.ts'
import { Button } from '../../ui/button.tsx'
import type { BookScreenProps } from './book-screen-props.ts'
import { ContactCard } from './contact-card.tsx'
import { DraftMark } from './draft-mark.tsx'
import { ErrorSummary, formProblems } from './error-summary.tsx'
import { FarePanel } from './fare-panel.tsx'
import { HoldButton, NarrowBar } from './hold-button.tsx'
import { HoldNotice } from './hold-notice.tsx'
import { PassengerCard } from './passenger-card.tsx'
import { useDraft } from './use-draft.ts'
import type { FareCheck } from './use-fare-check.ts'
import { useHold } from './use-hold.ts'

/** The form of a fare and, beside it, the fare. Everything typed stays through every failure. */
export function BookForm(
  props: BookScreenProps & { types: readonly PassengerTypeCode[]; check: FareCheck; fare: FareView | null },
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
  const about = useMemo(() => fare && { fareSourceCode: fare.fareSourceCode, tripKey: tripKey(fare) }, [fare])
  const standing = useDraft({ form, about, actions, restored: kept.restored !== null, paused: locked })
  const { problems, summary, submit } = useSubmit(form, hold.start)

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
              form={kept.offered}
              onUse={() => {
                if (kept.offered) form.reset(kept.offered)
                kept.dismiss()
              }}
              onDismiss={kept.dismiss}
            />
          )}
          <NoticePlace outcome={hold.outcome?.kind ?? (check.status === 'gone' ? 'gone' : null)}>
            <HoldNotice hold={hold} check={check} searchHref={props.searchHref} />
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
            <HoldButton check={check} hold={hold} holdBar={props.holdBar} onHold={() => void submit()} />
          </FarePanel>
        </div>
        <NarrowBar check={check} hold={hold} holdBar={props.holdBar} onHold={() => void submit()} />
      </form>
    </FormProvider>
  )
}

/** Brings what an attempt came to into view: on a phone the button stands far below it. */
function NoticePlace({ outcome, children }: { outcome: string | null; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome !== null) place.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return (
    <div ref={place} className="scroll-mt-4 empty:hidden">
      {children}
    </div>
  )
}

/** Checks the form and starts the hold; the summary takes the focus when something is missing. */
function useSubmit(
  form: ReturnType<typeof useForm<PassengerForm>>,
  start: (form: PassengerForm) => Promise<void>,
) {
  const [attempts, setAttempts] = useState(0)
  const { errors } = useFormState({ control: form.control })
  const summary = useRef<HTMLDivElement>(null)
  const focused = useRef(0)
  const submit = form.handleSubmit(start, () => setAttempts((count) => count + 1))
  // After a refused attempt the summary shrinks with every field put right.
  const problems = attempts > 0 ? formProblems(errors) : []
  const shown = problems.length > 0
  useEffect(() => {
    // The errors are published a moment after the attempt is refused: the summary takes the focus once it is there.
    if (!shown || focused.current === attempts) return
    focused.current = attempts
    summary.current?.focus()
  }, [attempts, shown])

  return { problems, summary, submit }
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
  const { draft, fare, types } = props
  const [offering, setOffering] = useState(true)
  const [first] = useState(() => {
    const usable = draft && draftFormFor(draft, { passengerTypes: [...types] })
    if (!draft || !usable) return { restored: null, other: null }
    const same = draft.fareSourceCode === props.fareSourceCode || (fare && draft.tripKey === tripKey(fare))
    return same ? { restored: usable, other: null } : { restored: null, other: usable }
  })
  return {
    restored: first.restored,
    offered: offering ? first.other : null,
    dismiss: () => setOffering(false),
  }
}

function OfferedDraft(props: { form: PassengerForm; onUse: () => void; onDismiss: () => void }) {
  const first = props.form.passengers[0]
  const name = first && first.lastName !== '' ? `${first.lastName}, ${first.firstName}` : 'no name yet'
  return (
    <div
      className="flex flex-wrap items-center gap-2 rounded-control border bg-panel px-4 py-2"
      role="status"
    >
      <span className="flex-1">
        An unfinished form with the same number of travellers is kept: <b>{name}</b>
      </span>
      <Button size="small" variant="plain" onClick={props.onDismiss}>
        Leave it
      </Button>
      <Button size="small" onClick={props.onUse}>
        Use it here
      </Button>
    </div>
  )
}
