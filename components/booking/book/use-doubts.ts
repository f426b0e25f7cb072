'use client'

import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormProblem } from './error-summary.tsx'

/** What an attempt to hold was asked; each attempt has its own. */
export type AskedDoubts = { doubts: readonly FormProblem[]; evenIfBooked: boolean }

/**
 * Asks about what a form has that can be right and is more often mistyped, before anything is sent. What
 * the agent has confirmed is not asked about again.
 * @param doubtsOf what is to be asked about a form without problems, each with the field to correct
 * @param start starts the hold
 */
export function useDoubts<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  doubtsOf: (form: Form) => readonly FormProblem[],
  start: (form: Form, evenIfBooked: boolean) => Promise<void>,
) {
  const [pendingDoubts, setPendingDoubts] = useState<AskedDoubts | null>(null)
  const confirmed = useRef(new Set<string>())

  async function attempt(values: Form, evenIfBooked: boolean): Promise<void> {
    const doubts = doubtsOf(values).filter((doubt) => !confirmed.current.has(keyOf(doubt)))
    setPendingDoubts(doubts.length === 0 ? null : { doubts, evenIfBooked })
    if (doubts.length === 0) await start(values, evenIfBooked)
  }

  return {
    attempt,
    /** What the screen asks; null for nothing. */
    question: pendingDoubts && {
      pendingDoubts,
      /** Those of a form that were asked about and are there still. */
      openIn: (values: Form) => {
        const now = new Set(doubtsOf(values).map(keyOf))
        return pendingDoubts.doubts.filter((doubt) => now.has(keyOf(doubt)))
      },
      confirm: () => {
        for (const doubt of pendingDoubts.doubts) confirmed.current.add(keyOf(doubt))
        void form.handleSubmit((values) => attempt(values, pendingDoubts.evenIfBooked))()
      },
    },
  }
}

function keyOf({ name, about, message }: FormProblem): string {
  return [name, about, message].join('\n')
}
