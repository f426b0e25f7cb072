import type { TellProblem } from './tell-problem.ts'
import { markupProblems, type TypedMarkup } from './typed-markup.ts'

/** Reports each field of a form's markup that is no amount. */
export function checkMarkup(typed: TypedMarkup | undefined, tell: TellProblem): void {
  if (!typed) return
  for (const [field, message] of Object.entries(markupProblems(typed))) tell(['markup', field], message)
}

/** The labels of a markup's fields in the list of a form's problems. */
export const MARKUP_FIELDS = {
  adult: 'Markup, adult',
  child: 'Markup, child',
  infant: 'Markup, infant',
  amount: 'Markup',
} as const
