'use client'

import { useId, useState } from 'react'
import { parseMrz, type MrzPassport, type MrzReader } from './mrz.ts'
import type { CalendarDate } from '../../../lib/dates.ts'

/** Takes the two machine-readable lines of a passport and fills the card if every check digit is right. */
export function MrzPaste(props: {
  today: CalendarDate
  reader: MrzReader
  /** @param notes sentences about what the agent must look at */
  onPassport: (passport: MrzPassport, notes: readonly string[]) => void
}) {
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)

  function read(text: string) {
    if (text.trim() === '') return setProblem(null)
    const result = parseMrz(text, props.today, props.reader)
    if ('passport' in result) props.onPassport(result.passport, result.notes ?? [])
    else setProblem(result.problem)
  }

  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-12 font-medium text-ink2">
        The two lines at the bottom of the passport page
      </label>
      <textarea
        translate="no"
        id={id}
        rows={2}
        autoFocus
        spellCheck={false}
        autoComplete="off"
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-about`}
        onChange={(event) => read(event.target.value)}
        className="code w-full resize-none rounded-control border border-line2 bg-panel px-2.5 py-1.5"
      />
      <p id={`${id}-about`} role="status" className={problem ? 'text-12 text-bad' : 'text-12 text-ink3'}>
        {problem ?? 'Fills automatically once the check digits match. The lines are not saved.'}
      </p>
    </div>
  )
}
