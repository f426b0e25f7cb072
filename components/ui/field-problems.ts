'use client'

import { createContext, use, useCallback, useState } from 'react'

/**
 * The problems that the fields of a form report about their own text, by field name. Unreadable text gives
 * the form no value, and the form must not be submitted as if the field had been left empty.
 */
export type FieldProblems = {
  tell: (name: string, problem: string | undefined) => void
  all: () => readonly { name: string; problem: string }[]
}

/** Where the fields of a form report their problems. */
export const ToldProblems = createContext<FieldProblems | null>(null)
/** The name that a field has in its form. */
export const PlaceName = createContext<string | null>(null)

/**
 * Collects the problems that the fields of one form report. A report causes no render: it is read on
 * validation.
 */
export function useFieldProblems(): FieldProblems {
  const [fieldProblems] = useState(() => {
    const problems = new Map<string, string>()
    return {
      tell: (name: string, problem: string | undefined) => {
        if (problem === undefined) problems.delete(name)
        else problems.set(name, problem)
      },
      all: () => [...problems].map(([name, problem]) => ({ name, problem })),
    }
  })
  return fieldProblems
}

/** The problems reported to the form around a card; null outside of a form that collects them. */
export function useToldProblems(): FieldProblems | null {
  return use(ToldProblems)
}

/** Reports a problem with the text of this field to the surrounding form; does nothing outside of one. */
export function useTellProblem(): (problem: string | undefined) => void {
  const formProblems = useToldProblems()
  const name = use(PlaceName)
  return useCallback(
    (problem) => {
      if (name !== null) formProblems?.tell(name, problem)
    },
    [formProblems, name],
  )
}
