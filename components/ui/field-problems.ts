'use client'

import { createContext, use, useCallback, useState } from 'react'

/**
 * What the fields of a form say of their own text, by field name: the text is no value, so the form has none,
 * and must not be submitted as if the field had been left empty.
 */
export type FieldProblems = {
  tell: (name: string, problem: string | undefined) => void
  all: () => readonly { name: string; problem: string }[]
}

/** Where the fields of a form tell what is wrong. */
export const ToldProblems = createContext<FieldProblems | null>(null)
/** The name that a field has in its form. */
export const PlaceName = createContext<string | null>(null)

/** Collects what the fields of one form tell. Renders nothing anew: it is read when the form is validated. */
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

/** What the form around a card was told; null outside of a form that asks for it. */
export function useToldProblems(): FieldProblems | null {
  return use(ToldProblems)
}

/** Tells the surrounding form what is wrong with the text of this field; does nothing outside of one. */
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
