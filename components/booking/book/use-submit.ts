'use client'

import { useEffect, useRef, useState } from 'react'
import { useFormState, type FieldErrors, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { FormProblem } from './error-summary.tsx'

/**
 * Validates the form and starts the hold; the summary takes the focus when something is missing.
 * @param problemsOf all problems of the form in the order of its fields
 */
export function useSubmit<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  start: (form: Form) => Promise<void>,
  problemsOf: (errors: FieldErrors<Form>) => FormProblem[],
) {
  const [attempts, setAttempts] = useState(0)
  const { errors } = useFormState({ control: form.control })
  const summary = useRef<HTMLDivElement>(null)
  const focused = useRef(0)
  const submit = form.handleSubmit(start, () => setAttempts((count) => count + 1))
  // After a refused attempt each corrected field disappears from the summary.
  const problems = attempts > 0 ? problemsOf(errors) : []
  const shown = problems.length > 0
  useEffect(() => {
    // The errors appear shortly after the attempt is refused, so the focus waits until the summary is shown.
    if (!shown || focused.current === attempts) return
    focused.current = attempts
    summary.current?.focus()
  }, [attempts, shown])

  return { problems, summary, submit }
}
