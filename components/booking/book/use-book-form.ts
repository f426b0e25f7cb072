'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  get,
  set,
  type Resolver,
} from 'react-hook-form'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import type { KeptDrafts, KeptForm } from '../../../lib/booking/draft.ts'
import type { Offer } from '../../../lib/booking/offer-check.ts'
import type { TellProblem } from '../../../lib/booking/tell-problem.ts'
import { usePerson } from '../../shell/admins.tsx'
import type { FieldProblems } from '../../ui/field-problems.ts'
import { focusField } from '../../ui/field-place.tsx'
import { useFirstFocus } from '../../ui/use-first-focus.ts'
import { useDoubts } from './doubt-question.tsx'
import type { FormProblem } from './error-summary.tsx'
import type { OpenedForm } from './opened-form.ts'
import { forgetTyped, rememberTyped, typedForm, type TypedPlace } from './typed-forms.ts'
import type { TripFill } from './trip-fill.tsx'
import { useDraft } from './use-draft.ts'
import { useHold } from './use-hold.ts'
import type { OfferCheck } from './use-offer-check.ts'
import { useSubmit } from './use-submit.ts'

/**
 * The behaviour of an offer's form, for every kind: hold, draft and validation on submit. Its result is what
 * `BookFrame` needs.
 *
 * @param subjectKey identifies the subject of the draft, independent of the offer; null while the offer is
 * not known: then the subject of the restored form is used, or else `likelySubject`
 * @param likelySubject the subject by the address, which the offer may contradict; null if the address has
 * none
 * @param draftCode the code in the form's address, where a check may return another: a reload knows only this
 * @param fieldProblems what its fields report about their own text; the same object as for its rules
 * @param title the offer's name in the list of drafts
 * @param problemsOf all problems of the form in the order of its fields
 * @param doubtsOf the questions about a form without problems, asked before it is sent
 */
export function useBookForm<Form extends FieldValues, View extends Offer>(props: {
  kind: BookingKind
  opened: OpenedForm<Form>
  form: UseFormReturn<Form>
  /** The rules of the form: they tell which field needs something first. */
  resolver: Resolver<Form>
  fieldProblems: FieldProblems
  storedDraft: ReturnType<typeof useKeptDraft<Form>>
  /** What the trip of the form has put into it; null for nothing. */
  tripFill: TripFill<Form> | null
  check: OfferCheck<View>
  subjectKey: string | null
  likelySubject?: string | null
  draftCode: string
  title?: string | undefined
  isBlank: (form: Form) => boolean
  problemsOf: (errors: FieldErrors<Form>) => FormProblem[]
  doubtsOf?: (form: Form) => readonly FormProblem[]
}) {
  const { kind, form, fieldProblems, storedDraft, check, likelySubject = null, isBlank, problemsOf } = props
  const { clientReference, outcomeOpen, holdBar, tripClient, drafts } = props.opened
  const hold = useHold<Form, View>({ kind, clientReference, outcomeOpen, check })
  const certainSubject = props.subjectKey ?? storedDraft.subjectKey
  const subjectKey = certainSubject ?? likelySubject
  const title = props.title ?? drafts.find((draft) => draft.subjectKey === subjectKey)?.title
  const { draftCode } = props
  const about = useMemo(
    () => (subjectKey === null ? null : { offerCode: draftCode, subjectKey, ...(title && { title }) }),
    [draftCode, subjectKey, title],
  )
  const paused = hold.status !== 'idle'
  const restored = storedDraft.restored !== null
  const isEarly = certainSubject === null && check.status === 'checking'
  const { savedAt } = storedDraft
  const draft = useDraft({ kind, form, about, isEarly, isBlank, restored, savedAt, paused })
  const { standing } = draft
  const isBooked = hold.status === 'done'
  useTypedMemory({ kind, clientReference, subjectKey }, form, draft.savedAt, isBlank, isBooked)
  useProblemsOfSeveral(form, problemsOf)
  const { attempt, question } = useDoubts(form, props.doubtsOf ?? noDoubts, hold.start)
  const submission = useSubmit(form, (values) => attempt(values, false), problemsOf)
  useFirstField(form, props.resolver, problemsOf, hold.status === 'idle' && check.status !== 'gone', isBlank)
  const bookAnyway = form.handleSubmit((values) => attempt(values, true))
  return {
    kind,
    form,
    fieldProblems,
    storedDraft,
    tripFill: props.tripFill,
    check,
    hold,
    holdBar,
    tripClient,
    standing,
    submission,
    question,
    bookAnyway,
  }
}

function noDoubts(): readonly FormProblem[] {
  return []
}

/**
 * The caret in the first field that needs something, when the form opens. Where the offer is gone before
 * anything was typed, it leaves the fields, so that the keys of the notice work.
 */
function useFirstField<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  resolver: Resolver<Form>,
  problemsOf: (errors: FieldErrors<Form>) => FormProblem[],
  wanted: boolean,
  isBlank: (form: Form) => boolean,
) {
  useFirstFocus(wanted, () => {
    const validation = resolver(form.getValues(), undefined, { fields: {}, shouldUseNativeValidation: false })
    if (validation instanceof Promise) return
    const [first] = problemsOf(validation.errors)
    if (first) focusField(first.name)
  })
  const leave = useEffectEvent(() => {
    const { activeElement } = document
    const isField = activeElement instanceof HTMLElement && activeElement.closest('[data-field]') !== null
    if (isField && isBlank(form.getValues())) activeElement.blur()
  })
  useEffect(() => {
    if (!wanted) leave()
  }, [wanted])
}

/**
 * Checks the fields that have a problem again whenever another field changes: a problem between two cards
 * disappears whichever of them is corrected.
 */
function useProblemsOfSeveral<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  problemsOf: (errors: FieldErrors<Form>) => FormProblem[],
) {
  const { subscribe, trigger, getFieldState, formState } = form
  const check = useEffectEvent((changed: string | undefined) => {
    // A refusal by the booking service has no rule here, so it stays until its own field changes.
    const byRule = problemsOf(formState.errors).filter(
      ({ name }) => getFieldState(name as Path<Form>).error?.type === RULE,
    )
    const others = byRule.filter(({ name }) => name !== changed)
    if (others.length > 0) void trigger(others.map(({ name }) => name as Path<Form>))
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => check(name) }),
    [subscribe],
  )
}

/** Remembers the form's values when its screen is left, until it is booked. */
function useTypedMemory<Form extends FieldValues>(
  about: Omit<TypedPlace, 'person'>,
  form: UseFormReturn<Form>,
  savedAt: () => string | null,
  isBlank: (form: Form) => boolean,
  isBooked: boolean,
) {
  const queries = useQueryClient()
  const person = usePerson()
  const forget = useEffectEvent(() => forgetTyped(queries, { ...about, person }))
  const remember = useEffectEvent(() => {
    const typed = { form: form.getValues(), savedAt: savedAt() }
    if (!isBooked && !isBlank(typed.form)) rememberTyped(queries, { ...about, person }, typed)
  })
  useEffect(() => {
    if (isBooked) forget()
  }, [isBooked])
  useEffect(() => () => remember(), [])
}

/**
 * Restores the values typed before the screen was left, into this form or another of its subject, or else the
 * draft for this offer or subject. The draft of the same subject wins where another tab has saved it later.
 * Both times are the server's; unsaved values have no time and always stay. A draft of another subject that
 * fits is offered until it is used or dismissed. Chosen once, when the form opens.
 *
 * @param adapt fits typed or offered values to the people who are booked now, where one offer can be booked
 * for other people: they may change while the draft is offered
 */
export function useKeptDraft<Form>(
  about: Omit<TypedPlace, 'person'>,
  choose: () => KeptDrafts<Form>,
  adapt: (typed: Form) => Form = (typed) => typed,
) {
  const queries = useQueryClient()
  const person = usePerson()
  const [offering, setOffering] = useState(true)
  const [{ restored, other }] = useState(() => {
    const typed = typedForm<Form>(queries, { ...about, person })
    const choice = choose()
    if (typed === null || isSavedLater(choice.restored, typed)) return choice
    return { restored: { ...typed, form: adapt(typed.form) }, other: null }
  })
  const offered = offering && other !== null ? adapt(other) : null
  return {
    restored: restored?.form ?? null,
    /** The subject of the restored form; null where it is not known, or no form was restored. */
    subjectKey: restored?.subjectKey ?? null,
    savedAt: restored?.savedAt ?? null,
    offered,
    dismiss: () => setOffering(false),
  }
}

/** Whether the draft was saved later than the values typed here. */
function isSavedLater(draft: KeptForm<unknown> | null, typed: KeptForm<unknown>): boolean {
  if (draft === null || draft.savedAt === null || typed.savedAt === null) return false
  return draft.subjectKey === typed.subjectKey && draft.savedAt > typed.savedAt
}

/** The type of an error that a rule of the form has found. */
const RULE = 'rule'

/**
 * Converts a check into the rules of a form. The checks are plain functions: the server validates with the
 * same ones and parses the input, so the browser needs no parser. If a field has several problems, the first
 * is shown.
 * @param fieldProblems what the fields report about text that they cannot read. Such a report is used while
 * the field has no value: it is more exact than the check's "missing", and it applies to optional fields too.
 */
export function formRules<Form extends FieldValues>(
  check: (form: Form, tell: TellProblem) => void,
  fieldProblems: FieldProblems,
): Resolver<Form> {
  return (form) => {
    const errors: FieldErrors<Form> = {}
    for (const { name, problem } of fieldProblems.all()) {
      if (!get(form, name)) set(errors, name, { type: RULE, message: problem })
    }
    check(form, (path, message) => {
      const name = path.join('.')
      if (get(errors, name) === undefined) set(errors, name, { type: RULE, message })
    })
    return Object.keys(errors).length === 0 ? { values: form, errors: {} } : { values: {}, errors }
  }
}
