'use client'

import { focusField } from '../../ui/field-place.tsx'
import { plural } from '../../../lib/plural.ts'

/** A problem of the form: the name of its field, whom it is about, and what to type. */
export type FormProblem = { name: string; about: string; message: string }

/**
 * The problems that prevent a hold; each line leads to its field. Takes the focus when a hold is refused
 * because of them.
 */
export function ErrorSummary({
  problems,
  ref,
}: {
  problems: readonly FormProblem[]
  ref: React.Ref<HTMLDivElement>
}) {
  if (problems.length === 0) return null
  const words = plural(problems.length, 'field needs attention', 'fields need attention')
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={words}
      className="rounded-card border border-bad bg-bad-soft px-4 py-3"
    >
      <h2 className="font-bold text-bad">{words}</h2>
      <ul className="mt-1">
        {problems.map((problem) => (
          <li key={problem.name}>
            <button
              type="button"
              onClick={() => focusField(problem.name)}
              className="rounded-pill py-0.5 text-left underline decoration-line2 underline-offset-2 hover:decoration-current"
            >
              {`${problem.about}: ${problem.message}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
