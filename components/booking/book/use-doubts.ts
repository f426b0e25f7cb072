'use client'

import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormProblem } from './error-summary.tsx'

/** The doubts about which an attempt to hold was asked; each attempt has its own object. */
export type AskedDoubts = { doubts: readonly FormProblem[]; evenIfBooked: boolean }

/**
 * Asks about values that can be right but are more often mistyped, before anything is sent. A value that the
 * agent has confirmed is not asked about again.
 * @param doubtsOf the doubts about a form without problems, each with the field to correct
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
    /** The question on screen; null for none. */
    question: pendingDoubts && {
      pendingDoubts,
      /** The doubts that were asked about and that the form still has. */
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
