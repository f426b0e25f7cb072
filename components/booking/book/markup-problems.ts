import { get, type FieldErrors } from 'react-hook-form'
import { MARKUP_FIELDS } from '../../../lib/booking/markup-form.ts'
import type { FormProblem } from './error-summary.tsx'

/** The problems of a form's markup, which is its last part. */
export function markupFormProblems(errors: FieldErrors): FormProblem[] {
  return Object.entries(MARKUP_FIELDS).flatMap(([field, about]) => {
    const name = `markup.${field}`
    const wrong: unknown = get(errors, name)
    const message = (wrong as { message?: string } | undefined)?.message
    return message ? [{ name, about, message }] : []
  })
}
