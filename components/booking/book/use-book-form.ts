'use client'

import { useMemo, useState } from 'react'
import {
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
  get,
  set,
  type Resolver,
} from 'react-hook-form'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import type { KeptDrafts } from '../../../lib/booking/draft.ts'
import type { Offer } from '../../../lib/booking/offer-check.ts'
import type { TellProblem } from '../../../lib/booking/tell-problem.ts'
import type { FormProblem } from './error-summary.tsx'
import type { OpenedForm } from './opened-form.ts'
import { useDraft } from './use-draft.ts'
import { useHold } from './use-hold.ts'
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
  const { clientReference, outcomeOpen, holdBar } = props.opened
  const hold = useHold<Form, View>({ kind, clientReference, outcomeOpen, check })
  const offerCode = check.offer?.offerCode ?? null
  const about = useMemo(
    () => (offerCode === null || subjectKey === null ? null : { offerCode, subjectKey }),
    [offerCode, subjectKey],
  )
  const paused = hold.status !== 'idle'
  const restored = kept.restored !== null
  const standing = useDraft({ kind, form, about, isBlank, restored, paused })
  const submission = useSubmit(form, hold.start, problemsOf)
  return { kind, form, kept, check, hold, holdBar, standing, submission }
}

/**
 * The draft for this offer or subject comes back by itself; one of another subject that fits is offered until it is taken or
 * dismissed. Chosen once, when the form opens.
 */
export function useKeptDraft<Form>(choose: () => KeptDrafts<Form>) {
  const [offering, setOffering] = useState(true)
  const [{ restored, other }] = useState(choose)
  return { restored, offered: offering ? other : null, dismiss: () => setOffering(false) }
}

/**
 * The rules of a form as it wants them. They are plain functions: what comes from outside is parsed on the server, by the
 * same ones, and the browser is spared the parser. Of several problems of a field the first is shown.
 */
export function formRules<Form extends FieldValues>(
  check: (form: Form, tell: TellProblem) => void,
): Resolver<Form> {
  return (form) => {
    const errors: FieldErrors<Form> = {}
    check(form, (path, message) => {
      const name = path.join('.')
      if (get(errors, name) === undefined) set(errors, name, { type: 'custom', message })
    })
    return Object.keys(errors).length === 0 ? { values: form, errors: {} } : { values: {}, errors }
  }
}
