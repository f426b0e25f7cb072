'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import { kindFacts } from '../../../lib/kinds.ts'
import type { ClientOfBooking } from '../../../lib/booking/client-of-booking.ts'
import type { Offer } from '../../../lib/booking/offer-check.ts'
import { TripClientProvider } from '../../client/form-client-field.tsx'
import { useCommands } from '../../shell/commands.ts'
import { useRestWhileAway } from '../../shell/service-away.ts'
import { Button } from '../../ui/button.tsx'
import { ToldProblems, type FieldProblems } from '../../ui/field-problems.ts'
import { focusFirstField } from '../../ui/field-place.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { DoubtQuestion, type useDoubts } from './doubt-question.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { HoldButton, NarrowBar } from './hold-button.tsx'
import { HoldNotice, type SameOffer } from './hold-notice.tsx'
import { OfficeCard } from './office-card.tsx'
import type { DraftStanding } from './use-draft.ts'
import type { HoldStanding } from './use-hold.ts'
import type { OfferCheck } from './use-offer-check.ts'
import { TripFillNotice, type TripFill } from './trip-fill.tsx'
import type { useSubmit } from './use-submit.ts'
import { PersonName } from '../../ui/person-name.tsx'

/** A saved draft of another subject that can fill this form. */
type StoredDraft<Form> = { offered: Form | null; dismiss: () => void }

type BookFrameProps<Form extends FieldValues> = {
  kind: BookingKind
  title: string
  form: UseFormReturn<Form>
  /** The problems that its fields report about their own text. */
  fieldProblems: FieldProblems
  check: OfferCheck<Offer>
  hold: HoldStanding
  /** Why this person may not hold; null where they may. */
  holdBar: string | null
  /** The client of the trip whose option the form books; null for none. */
  tripClient: ClientOfBooking | null
  standing: ComponentProps<typeof DraftMark>['standing']
  storedDraft: StoredDraft<Form>
  /** What the trip of the form has put into it; null for nothing. */
  tripFill: TripFill<Form> | null
  nameIn: (form: Form) => string | null
  /** Holds although the desk knows an earlier booking with one of these people. */
  bookAnyway: () => Promise<void>
  submission: Pick<ReturnType<typeof useSubmit>, 'problems' | 'summary' | 'submit'>
  /** The question to ask about the form before it is sent; null for none. */
  question: ReturnType<typeof useDoubts<Form>>['question']
  backHref: string
  /** The field that the last refusal names; null where it names none. */
  refusedField?: string | null
  /** Searches for the same offer again after it was gone, for a kind that can do so. */
  same?: SameOffer
  /** The offer; its `children` are the hold button. */
  panel: (parts: { onBack: () => void; children: ReactNode }) => ReactNode
  children: ReactNode
}

/**
 * The booking form of any kind of offer: title, draft status, result of the last attempt, form problems and
 * cards, with the offer and the hold button in a side column. Everything typed is kept when something fails.
 */
export function BookFrame<Form extends FieldValues>(props: BookFrameProps<Form>) {
  const { kind, form, check, hold } = props
  const away = useRestWhileAway()
  const holdBar = props.holdBar ?? away ?? null
  const { problems, summary, submit } = props.submission
  const router = useRouter()
  const locked = hold.status !== 'idle'
  const place = useRef<HTMLFormElement>(null)
  useHoldCommand(kind, locked || holdBar !== null, submit)
  const press = { kind, check, hold, holdBar, onHold: () => void submit() }
  return (
    <FormProvider {...form}>
      <form
        ref={place}
        method="post"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        aria-busy={locked || undefined}
        className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-5 max-wide:grid-cols-1"
      >
        <div className="flex min-w-0 flex-col gap-4">
          <div className="flex items-baseline justify-between gap-3">
            <h1 className="text-22 font-bold">{props.title}</h1>
            {/* During a hold and its look-up no draft is saved, so its status is hidden. */}
            {!locked && <DraftMark standing={props.standing} />}
          </div>
          <DraftOffer
            kind={kind}
            form={form}
            storedDraft={props.storedDraft}
            nameIn={props.nameIn}
            place={place}
          />
          {props.tripFill && !locked && <TripFillNotice fill={props.tripFill} form={form} place={place} />}
          <NoticePlace outcome={hold.outcome?.kind ?? (check.status === 'gone' ? 'gone' : null)}>
            <HoldNotice
              kind={kind}
              hold={hold}
              check={check}
              searchHref={props.backHref}
              refusedField={props.refusedField ?? null}
              onBookAnyway={() => void props.bookAnyway()}
              same={props.same}
            />
          </NoticePlace>
          <ErrorSummary problems={problems} ref={summary} />
          {props.question && <DoubtQuestion kind={kind} {...props.question} />}
          <TripClientProvider value={props.tripClient}>
            <ToldProblems value={props.fieldProblems}>{props.children}</ToldProblems>
            <OfficeCard locked={locked} />
          </TripClientProvider>
        </div>
        <div className="sticky top-4 max-wide:static">
          {props.panel({
            onBack: () => router.push(props.backHref as Route),
            children: <HoldButton {...press} />,
          })}
        </div>
        <NarrowBar {...press} />
      </form>
    </FormProvider>
  )
}

/** Ctrl+Enter holds, unless the hold button is disabled. */
function useHoldCommand(kind: BookingKind, rests: boolean, submit: () => Promise<void>) {
  const { hold, offer } = kindFacts(kind)
  const label = `${hold.words.press} this ${offer.one}`
  useCommands([
    {
      id: 'book-hold',
      label,
      group: `This ${offer.one}`,
      keys: 'Ctrl+Enter',
      when: () => !rests,
      run: () => void submit(),
    },
  ])
}

const WORDS: Readonly<Record<DraftStanding, string>> = {
  blank: 'Saved automatically',
  saving: 'Saving',
  saved: 'Draft saved',
  failed: 'Draft not saved; it is only in this window',
}

/** Whether the draft is saved. */
function DraftMark({ standing }: { standing: DraftStanding }) {
  return (
    <span role="status" className={standing === 'failed' ? 'text-12 text-bad' : 'text-12 text-ink2'}>
      {WORDS[standing]}
    </span>
  )
}

/** Scrolls the result of an attempt into view: on a phone the hold button is far below it. */
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

/**
 * Offers a saved draft of another subject that can fill this form, labelled with the name in it, if it has
 * one. The buttons disappear with it, and must not take the keyboard focus with them.
 * @param props.place the form, whose first field gets the focus
 */
function DraftOffer<Form extends FieldValues>(props: {
  kind: BookingKind
  form: UseFormReturn<Form>
  storedDraft: StoredDraft<Form>
  nameIn: (form: Form) => string | null
  place: RefObject<HTMLFormElement | null>
}) {
  const { offered, dismiss } = props.storedDraft
  const [filled, setFilled] = useState('')
  const name = offered && props.nameIn(offered)
  const close = () => {
    dismiss()
    focusFirstField(props.place.current)
  }
  return (
    <>
      {offered && (
        <div
          className="flex flex-wrap items-center gap-2 rounded-control border bg-panel px-4 py-2"
          role="status"
        >
          <span className="flex-1">
            <span>{`You have an unfinished form for the same number of ${kindFacts(props.kind).people}: `}</span>
            <b>{name === null ? 'no name yet' : <PersonName text={name} />}</b>
          </span>
          <Button size="small" variant="plain" onClick={close}>
            Dismiss
          </Button>
          <Button
            size="small"
            onClick={() => {
              props.form.reset(offered)
              setFilled('The form is filled from the draft.')
              close()
            }}
          >
            Use this draft
          </Button>
        </div>
      )}
      <LiveRegion message={filled} />
    </>
  )
}
