'use client'

import '../../../lib/browser-zod.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { keptDrafts } from '../../../lib/booking/draft.ts'
import { guestsFor, isBlank, staySubject } from '../../../lib/hotel/draft.ts'
import { emptyGuestForm, guestFormSchema, type GuestForm } from '../../../lib/hotel/guest-form.ts'
import type { StayOffer } from '../../../lib/hotel/stay-offer.ts'
import type { StayRoom } from '../../../lib/hotel/stay.ts'
import { BookFrame } from '../../booking/book/book-frame.tsx'
import { useDraft } from '../../booking/book/use-draft.ts'
import { useHold } from '../../booking/book/use-hold.ts'
import type { OfferCheck } from '../../booking/book/use-offer-check.ts'
import { useSubmit } from '../../booking/book/use-submit.ts'
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
  const submission = useSubmit(form, hold.start, formProblems)

  return (
    <BookFrame
      kind="hotel"
      title="Guests"
      form={form}
      check={check}
      hold={hold}
      holdBar={props.holdBar}
      standing={standing}
      kept={kept}
      nameIn={nameIn}
      submission={submission}
      backHref={props.ratesHref}
      panel={({ onBack, children }) => (
        <RatePanel check={check} onBack={onBack}>
          {children}
        </RatePanel>
      )}
    >
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
    </BookFrame>
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
