'use client'

import { useId, useState } from 'react'
import { parseMrz, type MrzPassport, type MrzReader } from './mrz.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import { copiedPeople, type CopiedPerson } from '../../copied/copied-people.ts'
import { personText } from '../../copied/person-text.ts'
import { Button } from '../../ui/button.tsx'

/**
 * Takes the two machine-readable lines of a passport and fills the card if every check digit is right. Of any
 * other text, such as a PNR or an e-mail, it shows the travellers that it names; a press fills the card.
 */
export function MrzPaste(props: {
  today: CalendarDate
  reader: MrzReader
  /** @param notes sentences about what the agent must look at */
  onPassport: (passport: MrzPassport, notes: readonly string[]) => void
}) {
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const [people, setPeople] = useState<readonly CopiedPerson[]>([])

  function read(text: string) {
    setPeople([])
    if (text.trim() === '') return setProblem(null)
    const result = parseMrz(text, props.today, props.reader)
    if ('passport' in result) return props.onPassport(result.passport, result.notes ?? [])
    const named = copiedPeople(text, props.today)
    setPeople(named)
    setProblem(named.length > 0 ? null : result.problem)
  }

  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-12 font-medium text-ink2">
        The two lines at the bottom of the passport page, or names and passports from a PNR or an e-mail
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
        {problem ??
          (people.length > 0
            ? 'Choose whose details fill this card. The text is not saved.'
            : 'Fills automatically once the check digits match. The lines are not saved.')}
      </p>
      {people.length > 0 && (
        <ul aria-label="Travellers in the text" className="flex flex-wrap gap-1.5">
          {people.map((person) => (
            <li key={`${person.lastName} ${person.firstName} ${person.passportNumber}`}>
              <Button size="small" onClick={() => props.onPassport(person, [])}>
                <span translate="no">{personText(person)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
