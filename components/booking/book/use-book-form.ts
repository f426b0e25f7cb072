'use client'

import { useMemo } from 'react'
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'
import type { BookingKind } from '../../../lib/booking/booking-kinds.ts'
import type { Offer } from '../../../lib/booking/offer-check.ts'
import type { FormProblem } from './error-summary.tsx'
import type { OpenedForm } from './opened-form.ts'
import { useDraft } from './use-draft.ts'
import { useHold } from './use-hold.ts'
import type { useKeptDraft } from './use-kept-draft.ts'
import type { OfferCheck } from './use-offer-check.ts'
import { useSubmit } from './use-submit.ts'

/**
 * What the form of an offer does, of any kind: its hold, its draft, and the check of its fields at the button. What comes back
 * is what its frame needs.
 *
 * @param subjectKey what the draft is for, whatever the offer; null while the offer is not known
 * @param problemsOf all problems of the form in the order of its fields
 */
export function useBookForm<Form extends FieldValues, View extends Offer>(props: {
  kind: BookingKind
  opened: OpenedForm<Form>
  form: UseFormReturn<Form>
  kept: ReturnType<typeof useKeptDraft<Form>>
  check: OfferCheck<View>
  subjectKey: string | null
  isBlank: (form: Form) => boolean
  problemsOf: (errors: FieldErrors<Form>) => FormProblem[]
}) {
  const { kind, form, kept, check, subjectKey, isBlank, problemsOf } = props
  const { clientReference, outcomeOpen, holdBar, actions } = props.opened
  const hold = useHold({ clientReference, outcomeOpen, check, actions })
  const fareSourceCode = check.offer?.fareSourceCode ?? null
  const about = useMemo(
    () => (fareSourceCode === null || subjectKey === null ? null : { fareSourceCode, subjectKey }),
    [fareSourceCode, subjectKey],
  )
  const paused = hold.status !== 'idle'
  const restored = kept.restored !== null
  const standing = useDraft({ kind, form, about, isBlank, actions, restored, paused })
  const submission = useSubmit(form, hold.start, problemsOf)
  return { kind, form, kept, check, hold, holdBar, standing, submission }
}
