'use client'

import { useEffect, useRef } from 'react'
import { useWatch, type FieldValues } from 'react-hook-form'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import { kindFacts } from '../../../lib/kinds.ts'
import { Button } from '../../ui/button.tsx'
import { focusField } from '../../ui/field-place.tsx'
import type { FormProblem } from './error-summary.tsx'
import type { AskedDoubts } from './use-doubts.ts'

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
