'use client'

import '../../../lib/browser-zod.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { keptDrafts } from '../../../lib/booking/draft.ts'
import { guestsFor, isBlank, staySubject } from '../../../lib/hotel/draft.ts'
import { emptyGuestForm, guestFormSchema, type GuestForm } from '../../../lib/hotel/guest-form.ts'
import type { StayOffer } from '../../../lib/hotel/stay-offer.ts'
import type { StayRoom } from '../../../lib/hotel/stay.ts'
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
import { RatePanel } from './rate-panel.tsx'
import { RoomCard } from './room-card.tsx'

type FormProps = BookScreenProps & { rooms: readonly StayRoom[]; check: OfferCheck<StayOffer> }

/** The form of a rate and, beside it, the rate. Everything typed stays through every failure. */
export function BookForm(props: FormProps) {
  const { check, rooms, actions } = props
  const { offer } = check
  const router = useRouter()
  const kept = useKeptDraft(props)
  const form = useForm<GuestForm>({
    defaultValues: kept.restored ?? emptyGuestForm(sleepersOf(rooms)),
    resolver: zodResolver(guestFormSchema),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { clientReference, outcomeOpen } = props
  const hold = useHold({ clientReference, outcomeOpen, check, actions })
  const locked = hold.status !== 'idle'
  const about = useMemo(
    () => offer && { fareSourceCode: offer.fareSourceCode, subjectKey: staySubject(offer) },
    [offer],
  )
  const standing = useDraft({
    kind: 'hotel',
    form,
    about,
    isBlank,
    actions,
    restored: kept.restored !== null,
    paused: locked,
  })
  const { problems, summary, submit } = useSubmit(form, hold.start, formProblems)
  useHoldCommand(locked || props.holdBar !== null, submit)

  const press = {
    kind: 'hotel',
    check,
    hold,
    holdBar: props.holdBar,
    onHold: () => void submit(),
  } as const
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
            <h1 className="text-22 font-bold">Guests</h1>
            <DraftMark standing={standing} />
          </div>
          {kept.offered && (
            <OfferedDraft
              kind="hotel"
              name={nameIn(kept.offered)}
              onUse={() => {
                if (kept.offered) form.reset(kept.offered)
                kept.dismiss()
              }}
              onDismiss={kept.dismiss}
            />
          )}
          <NoticePlace outcome={hold.outcome?.kind ?? (check.status === 'gone' ? 'gone' : null)}>
            <HoldNotice kind="hotel" hold={hold} check={check} searchHref={props.ratesHref} />
          </NoticePlace>
          <ErrorSummary problems={problems} ref={summary} />
          {rooms.map((room, index) => (
            <RoomCard
              key={index}
              index={index}
              name={offer?.rooms[index]?.name ?? null}
              room={room}
              locked={locked}
            />
          ))}
          <ContactCard locked={locked} />
        </div>
        <div className="sticky top-4 max-wide:static">
          <RatePanel check={check} onBack={() => router.push(props.ratesHref as Route)}>
            <HoldButton {...press} />
          </RatePanel>
        </div>
        <NarrowBar {...press} />
      </form>
    </FormProvider>
  )
}

function useHoldCommand(rests: boolean, submit: () => Promise<void>) {
  useCommands(
    useMemo(
      () => [
        {
          id: 'book-hold',
          label: 'Hold this rate',
          group: 'This rate',
          keys: 'Ctrl+Enter',
          when: () => !rests,
          run: () => void submit(),
        },
      ],
      [rests, submit],
    ),
  )
}

/** The draft for this rate or stay comes back by itself; one of another stay with the same guests is offered. */
function useKeptDraft({ drafts, rateCode, check: { offer }, rooms }: FormProps) {
  const [offering, setOffering] = useState(true)
  const [kept] = useState(() => {
    const about = {
      fareSourceCode: offer?.fareSourceCode ?? rateCode,
      subjectKey: offer && staySubject(offer),
    }
    return keptDrafts(drafts, about, (draft) => guestsFor({ ...draft, form: draft.form }, sleepersOf(rooms)))
  })
  return {
    restored: kept.restored,
    offered: offering ? kept.other : null,
    dismiss: () => setOffering(false),
  }
}

function sleepersOf(rooms: readonly StayRoom[]) {
  return rooms.map(({ adults, children }) => ({ adults, childAges: children }))
}

function nameIn({ rooms }: GuestForm): string | null {
  const lead = rooms[0]?.guests[0]
  return lead && lead.lastName !== '' ? `${lead.lastName}, ${lead.firstName}` : null
}
