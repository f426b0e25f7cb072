'use client'

import type { FieldErrors } from 'react-hook-form'
import type { PassengerForm } from '../../../lib/air/passenger-form.ts'
import { focusField } from './field-place.tsx'

const LABELS: Readonly<Record<string, string>> = {
  title: 'title',
  firstName: 'first names',
  lastName: 'last name',
  gender: 'sex',
  birthDate: 'date of birth',
  nationality: 'nationality',
  passportNumber: 'passport number',
  passportExpiry: 'passport expiry',
  passportIssued: 'passport issue date',
  passportCountry: 'passport country',
}

/** One thing to put right: the field's name in the form, who it is about, what to type. */
export type FormProblem = { name: string; about: string; message: string }

/** All problems of the form in the order of its fields. */
export function formProblems(errors: FieldErrors<PassengerForm>): FormProblem[] {
  const problems: FormProblem[] = []
  const passengers = (errors.passengers ?? []) as readonly (
    Record<string, { message?: string }> | undefined
  )[]
  for (const [index, wrong] of passengers.entries()) {
    for (const field of Object.keys(LABELS)) {
      const message = wrong?.[field]?.message
      if (!message) continue
      problems.push({
        name: `passengers.${index}.${field}`,
        about: `Traveller ${index + 1}, ${LABELS[field]}`,
        message,
      })
    }
  }
  if (errors.phone?.message) problems.push({ name: 'phone', about: 'Phone', message: errors.phone.message })
  if (errors.email?.message) problems.push({ name: 'email', about: 'E-mail', message: errors.email.message })
  for (const type of ['adult', 'child', 'infant'] as const) {
    const message = errors.markup?.[type]?.message
    if (message) problems.push({ name: `markup.${type}`, about: `Markup, ${type}`, message })
  }
  return problems
}

/** What stands between the form and a hold; each line leads to its field. Takes the focus when a hold is refused for it. */
export function ErrorSummary({
  problems,
  ref,
}: {
  problems: readonly FormProblem[]
  ref: React.Ref<HTMLDivElement>
}) {
  if (problems.length === 0) return null
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={`${problems.length} to put right before it can be held`}
      className="rounded-card border border-bad bg-bad-soft px-4 py-3"
    >
      <h2 className="font-bold text-bad">
        {problems.length === 1 ? 'One thing' : `${problems.length} things`} to put right before it can be held
      </h2>
      <ul className="mt-1">
        {problems.map((problem) => (
          <li key={problem.name}>
            <button
              type="button"
              onClick={() => focusField(problem.name)}
              className="rounded-pill py-0.5 text-left underline decoration-line2 underline-offset-2 hover:decoration-current"
            >
              {problem.about}: {problem.message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
