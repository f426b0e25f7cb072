'use client'

import { useForm } from 'react-hook-form'
import { keptDrafts } from '../../../lib/booking/draft.ts'
import { guestsFor, isBlank, staySubject } from '../../../lib/hotel/draft.ts'
import { checkGuestForm, emptyGuestForm, type GuestForm } from '../../../lib/hotel/guest-form.ts'
import type { StayOffer } from '../../../lib/hotel/stay-offer.ts'
import type { StayRoom } from '../../../lib/hotel/stay.ts'
import { BookFrame } from '../../booking/book/book-frame.tsx'
import { formRules } from '../../booking/book/form-rules.ts'
import { useBookForm } from '../../booking/book/use-book-form.ts'
import { useKeptDraft } from '../../booking/book/use-kept-draft.ts'
import type { OfferCheck } from '../../booking/book/use-offer-check.ts'
import type { BookScreenProps } from './book-screen-props.ts'
import { ContactCard } from './contact-card.tsx'
import { formProblems } from './form-problems.ts'
import { RatePanel } from './rate-panel.tsx'
import { RoomCard } from './room-card.tsx'

type FormProps = BookScreenProps & { rooms: readonly StayRoom[]; check: OfferCheck<StayOffer> }

/** The form of a rate and, beside it, the rate. Everything typed stays through every failure. */
export function BookForm(props: FormProps) {
  const { check, rooms } = props
  const { offer } = check
  const subjectKey = offer && staySubject(offer)
  const kept = useKeptDraft(() =>
    keptDrafts(
      props.drafts,
      { fareSourceCode: offer?.fareSourceCode ?? props.rateCode, subjectKey },
      (draft) => guestsFor(draft, sleepersOf(rooms)),
    ),
  )
  const form = useForm<GuestForm>({
    defaultValues: kept.restored ?? emptyGuestForm(sleepersOf(rooms)),
    resolver: formRules(checkGuestForm),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const frame = useBookForm({
    kind: 'hotel',
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
      title="Guests"
      nameIn={nameIn}
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

function sleepersOf(rooms: readonly StayRoom[]) {
  return rooms.map(({ adults, children }) => ({ adults, childAges: children }))
}

function nameIn({ rooms }: GuestForm): string | null {
  const lead = rooms[0]?.guests[0]
  return lead && lead.lastName !== '' ? `${lead.lastName}, ${lead.firstName}` : null
}
