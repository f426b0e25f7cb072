'use client'

import { useEffect, useRef, useState } from 'react'
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import { kindFacts } from '../../../lib/kinds.ts'
import { Button } from '../../ui/button.tsx'
import { focusField } from '../../ui/field-place.tsx'
import type { FormProblem } from './error-summary.tsx'

/** The doubts about which an attempt to hold was asked; each attempt has its own object. */
type AskedDoubts = { doubts: readonly FormProblem[]; evenIfBooked: boolean }

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

/**
 * Asks whether doubtful values of the form are meant; each line leads to its field. The question disappears
 * once all of them are corrected.
 */
export function DoubtQuestion<Form extends FieldValues>({
  kind,
  openIn,
  confirm,
  pendingDoubts,
}: {
  kind: BookingKind
  pendingDoubts: AskedDoubts
  openIn: (values: Form) => readonly FormProblem[]
  confirm: () => void
}) {
  const place = useRef<HTMLDivElement>(null)
  // Each refused attempt moves the focus here.
  useEffect(() => place.current?.focus(), [pendingDoubts])
  const open = openIn(useWatch() as Form)
  const [first] = open
  if (first === undefined) return null
  const { press } = kindFacts(kind).hold.words
  const heading = `Check before you ${press.toLowerCase()}`
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={heading}
      className="rounded-card border border-held bg-held-soft px-4 py-3"
    >
      <h2 className="font-bold text-held">{heading}</h2>
      <ul className="mt-1">
        {open.map(({ name, about, message }) => (
          <li key={name}>{`${about}: ${message}`}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => focusField(first.name)}>
          Correct it
        </Button>
        <Button onClick={confirm}>{`${press} as entered`}</Button>
      </div>
    </div>
  )
}
