import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { TellProblem } from '../../../lib/booking/tell-problem.ts'

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
