'use client'

import { useCallback } from 'react'
import { useForm, type FieldErrors } from 'react-hook-form'
import { keptDrafts } from '../../../lib/booking/draft.ts'
import { guestsFor, isBlankGuestForm, staySubject } from '../../../lib/hotel/draft.ts'
import {
  checkGuestForm,
  emptyGuestForm,
  partyOfGuests,
  type GuestForm,
} from '../../../lib/hotel/guest-form.ts'
import { guestFormFor } from '../../../lib/hotel/form-for-people.ts'
import type { Rate } from '../../../lib/hotel/rate.ts'
import type { StayRoom } from '../../../lib/hotel/stay.ts'
import type { FormProblem } from '../../booking/book/error-summary.tsx'
import { markupFormProblems } from '../../booking/book/markup-problems.ts'
import { openingValues } from '../../booking/book/trip-fill.tsx'
import { useOpeningMarkup } from '../../booking/book/typed-rule.ts'
import { formRules, useBookForm, useKeptDraft } from '../../booking/book/use-book-form.ts'
import type { OfferCheck } from '../../booking/book/use-offer-check.ts'
import { useFieldProblems } from '../../ui/field-problems.ts'
import type { HotelBookScreenProps } from './book-screen-props.ts'
import { useForgetRates } from './use-forget-rates.ts'

/** The properties of the form: who sleeps in which room, and the check of the rate. */
export type GuestFormProps = HotelBookScreenProps & { rooms: readonly StayRoom[]; check: OfferCheck<Rate> }

/**
 * Holds the booking form of a rate: what is typed, with the draft that it was restored from, and its hold.
 * @returns `party`, the guests for whom a markup counts
 */
export function useGuestForm(props: GuestFormProps) {
  const { check, clientReference, rateCode, likelySubject } = props
  const { offer } = check
  const subjectKey = offer && staySubject(offer)
  const sleepers = props.rooms.map(({ adults, children }) => ({ adults, childAges: children }))
  const opening = useOpeningMarkup('hotel')
  const storedDraft = useKeptDraft(
    { kind: 'hotel', clientReference, subjectKey },
    () =>
      keptDrafts(props.drafts, { offerCode: rateCode, subjectKey, likelySubject }, (draft) =>
        guestsFor(draft, sleepers),
      ),
    (typed: GuestForm) => ({ markup: opening, ...typed }),
  )
  const fieldProblems = useFieldProblems()
  const resolver = formRules<GuestForm>(checkGuestForm, fieldProblems)
  const blank: GuestForm = { ...emptyGuestForm(sleepers), markup: opening }
  const { values, tripFill } = openingValues(props.trip, storedDraft.restored, blank, (people, agesOn) =>
    guestFormFor(sleepers, agesOn, people),
  )
  const form = useForm<GuestForm>({
    defaultValues: { markup: opening, ...values },
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
    tripFill,
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
  return { frame, party: partyOfGuests(values) }
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
