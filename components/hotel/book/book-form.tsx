'use client'

import { useCallback } from 'react'
import {
  useForm,
  useController,
  useFormContext,
  useFormState,
  useWatch,
  type FieldErrors,
} from 'react-hook-form'
import { HOTEL_NOTE_MAX } from '../../../contract/hotel/limits.ts'
import { keptDrafts } from '../../../lib/booking/draft.ts'
import { guestsFor, isBlankGuestForm, staySubject } from '../../../lib/hotel/draft.ts'
import { markupOf, type MarkupType } from '../../../lib/booking/markup.ts'
import {
  checkGuestForm,
  emptyGuestForm,
  partyOfGuests,
  type GuestForm,
} from '../../../lib/hotel/guest-form.ts'
import type { Rate } from '../../../lib/hotel/rate.ts'
import type { StayRoom } from '../../../lib/hotel/stay.ts'
import { BookFrame } from '../../booking/book/book-frame.tsx'
import type { FormProblem } from '../../booking/book/error-summary.tsx'
import { markupFormProblems } from '../../booking/book/markup-problems.ts'
import { MarkupSection } from '../../booking/book/markup-section.tsx'
import { useOpeningMarkup, useTypedRule } from '../../booking/book/typed-rule.ts'
import { formRules, useBookForm, useKeptDraft } from '../../booking/book/use-book-form.ts'
import { ReachFields } from '../../booking/book/reach-fields.tsx'
import type { OfferCheck } from '../../booking/book/use-offer-check.ts'
import { CountryField } from '../../place/country-field.tsx'
import { Card } from '../../ui/card.tsx'
import { useFieldProblems } from '../../ui/field-problems.ts'
import { FieldPlace } from '../../ui/field-place.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { HotelBookScreenProps } from './book-screen-props.ts'
import { RatePanel } from './rate-panel.tsx'
import { RoomCard } from './room-card.tsx'
import { useForgetRates } from './use-forget-rates.ts'
import { clientPrice, type NetCents } from '../../../lib/money.ts'

type FormProps = HotelBookScreenProps & { rooms: readonly StayRoom[]; check: OfferCheck<Rate> }

/**
 * The booking form of a rate, with the rate in a side column. Everything typed is kept when something fails.
 */
export function HotelBookForm(props: FormProps) {
  const { check, rooms } = props
  const { offer } = check
  const subjectKey = offer && staySubject(offer)
  const { clientReference, rateCode, likelySubject } = props
  const opening = useOpeningMarkup('hotel')
  const storedDraft = useKeptDraft(
    { kind: 'hotel', clientReference, subjectKey },
    () =>
      keptDrafts(props.drafts, { offerCode: rateCode, subjectKey, likelySubject }, (draft) =>
        guestsFor(draft, sleepersOf(rooms)),
      ),
    (typed: GuestForm) => ({ markup: opening, ...typed }),
  )
  const fieldProblems = useFieldProblems()
  const resolver = formRules<GuestForm>(checkGuestForm, fieldProblems)
  const form = useForm<GuestForm>({
    defaultValues: { markup: opening, ...(storedDraft.restored ?? emptyGuestForm(sleepersOf(rooms))) },
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const frame = useBookForm({
    kind: 'hotel',
    opened: props,
    form,
    resolver,
    fieldProblems,
    storedDraft,
    check,
    subjectKey,
    likelySubject,
    draftCode: rateCode,
    title: offer?.hotelName,
    isBlank: useCallback((typed: GuestForm) => isBlankGuestForm(typed, opening), [opening]),
    problemsOf: formProblems,
  })
  const { status, outcome } = frame.hold
  useForgetRates(status === 'done' || outcome?.kind === 'duplicate')
  const locked = status !== 'idle'
  const rule = useTypedRule<GuestForm>(form.control)
  const party = partyOfGuests(storedDraft.restored ?? emptyGuestForm(sleepersOf(rooms)))
  const clientOf = (netCents: NetCents) => clientPrice(netCents, markupOf(rule, netCents, party))

  return (
    <BookFrame
      {...frame}
      title="Guests"
      nameIn={nameIn}
      backHref={props.ratesHref}
      panel={({ onBack, children }) => (
        <RatePanel check={check} rule={rule} clientOf={clientOf} onBack={onBack}>
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
          checkOut={offer?.checkOut ?? props.serverNow.slice(0, 10)}
        />
      ))}
      <ContactCard types={party.children > 0 ? ['adult', 'child'] : ['adult']} locked={locked} />
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

/** How the hotel contacts the guests, where they come from, and their requests. */
function ContactCard({ types, locked }: { types: readonly MarkupType[]; locked: boolean }) {
  const { register } = useFormContext<GuestForm>()
  const { errors } = useFormState<GuestForm>()
  return (
    <Card title="Contact and requests" aside="for the hotel">
      <div className="flex flex-col gap-3 p-4">
        <div className="grid grid-cols-3 gap-3 max-narrow:grid-cols-1">
          <ReachFields locked={locked} />
          <NationalityField locked={locked} />
        </div>
        <FieldPlace name="note">
          <TextArea
            label="Note to the hotel, optional"
            rows={3}
            readOnly={locked}
            {...register('note')}
            hint={<NoteHint />}
            error={errors.note?.message}
          />
        </FieldPlace>
        <MarkupSection types={types} only="the rate" locked={locked} />
      </div>
    </Card>
  )
}

function NoteHint() {
  const { length } = useWatch<GuestForm, 'note'>({ name: 'note' })
  const left = HOTEL_NOTE_MAX - length
  return (
    <span className="figures">
      {`Request only, not guaranteed. ${length > 0 ? `${left} of ${HOTEL_NOTE_MAX} characters left.` : ''}`}
    </span>
  )
}

function NationalityField({ locked }: { locked: boolean }) {
  const { field, fieldState } = useController<GuestForm, 'nationality'>({ name: 'nationality' })
  return (
    <FieldPlace name="nationality">
      <CountryField
        label="Nationality, optional"
        disabled={locked}
        value={field.value}
        onValueChange={field.onChange}
        error={fieldState.error?.message}
      />
    </FieldPlace>
  )
}

const GUEST_LABELS = { title: 'title', lastName: 'last name', firstName: 'first names' } as const

const LABELS = {
  phone: 'Phone',
  email: 'E-mail',
  nationality: 'Nationality',
  note: 'Note to the hotel',
} as const

type Wrong = { message?: string }
type WrongGuest = Partial<Record<keyof typeof GUEST_LABELS, Wrong>>
type WrongRoom = { guests?: readonly (WrongGuest | undefined)[] }

/** All problems of the form in the order of its fields. */
function formProblems(errors: FieldErrors<GuestForm>): FormProblem[] {
  const rooms = (errors.rooms ?? []) as readonly (WrongRoom | undefined)[]
  const guests = [...rooms].flatMap((room, index) =>
    [...(room?.guests ?? [])].flatMap((wrong, at) => problemsOf(wrong, index, at)),
  )
  const others = Object.entries(LABELS).flatMap(([name, about]) => {
    const message = errors[name as keyof typeof LABELS]?.message
    return message ? [{ name, about, message }] : []
  })
  return [...guests, ...others, ...markupFormProblems(errors)]
}

function problemsOf(wrong: WrongGuest | undefined, room: number, guest: number): FormProblem[] {
  return Object.entries(GUEST_LABELS).flatMap(([field, label]) => {
    const message = wrong?.[field as keyof typeof GUEST_LABELS]?.message
    const about = `Room ${room + 1}, guest ${guest + 1}, ${label}`
    return message ? [{ name: `rooms.${room}.guests.${guest}.${field}`, about, message }] : []
  })
}
