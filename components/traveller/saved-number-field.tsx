'use client'

import { useEffect, useId, useState } from 'react'
import { REVEALED_SECONDS, type RevealOutcome } from '../../lib/traveller/reveal.ts'
import { savedNumberIn } from '../../lib/traveller/saved-traveller.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { revealSavedNumber } from '../../server/traveller/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { Button } from '../ui/button.tsx'

/**
 * A saved passport number in a form: masked, with a button that shows it for half a minute, which is
 * recorded, and one that takes it out so that another can be typed.
 */
export function SavedNumberField(props: {
  label: string
  /** The reference that stands for the number (`savedNumber`). */
  value: string
  locked: boolean
  onClear: () => void
}) {
  const id = useId()
  const saved = savedNumberIn(props.value)
  const [outcome, setOutcome] = useState<RevealOutcome | null>(null)
  const [asking, setAsking] = useState(false)
  const shown = outcome?.kind === 'revealed' ? outcome.number : null

  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(() => setOutcome(null), REVEALED_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [shown])

  async function reveal() {
    if (saved === null) return
    setAsking(true)
    const failed = { kind: 'refused', message: `${DESK_AWAY}. Try again.` } as const
    const answer = await revealSavedNumber(saved.id).catch((): RevealOutcome => failed)
    if (answer.kind === 'session') raiseSessionExpired()
    setOutcome(answer)
    setAsking(false)
  }

  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-1">
      <span id={id} className="text-12 font-medium text-ink2">
        {props.label}
      </span>
      <span className="flex min-h-[34px] flex-wrap items-center gap-2">
        <span translate="no" className="code">
          {shown ?? saved?.masked}
        </span>
        <Button
          size="small"
          pending={asking}
          title="Shown for 30 seconds; the change log records it"
          onClick={() => (shown === null ? void reveal() : setOutcome(null))}
        >
          {shown === null ? 'Reveal' : 'Hide'}
        </Button>
        <Button size="small" variant="plain" disabled={props.locked} onClick={props.onClear}>
          Change
        </Button>
      </span>
      <span aria-live="polite" className="text-12 text-bad empty:hidden">
        {outcome?.kind === 'refused' && outcome.message}
      </span>
    </div>
  )
}
