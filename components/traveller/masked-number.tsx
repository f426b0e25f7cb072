'use client'

import { useEffect, useState } from 'react'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { REVEALED_SECONDS, type RevealOutcome } from '../../lib/traveller/reveal.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { revealDocument } from '../../server/traveller/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'

/**
 * A number of a document, masked, with a button that reveals it for half a minute. Revealing is recorded. The
 * number is in the memory of this component alone, and never printed.
 */
export function MaskedNumber(props: {
  booking: Pick<BookingView, 'kind' | 'reference'>
  /** The id of the document in the booking. */
  document: string
  masked: string
  /** The name of the number, as in "Reveal the passport number of Anna Keller". */
  what: string
  /** Why this person may not see it; null where they may. */
  bar: string | null
}) {
  const { masked, what, bar } = props
  const { shown, problem, asking, reveal, hide } = useRevealed(props.booking, props.document)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className={shown === null ? 'code text-ink' : 'code text-ink print:hidden'}>
        {shown ?? masked}
      </span>
      {shown !== null && (
        <span translate="no" className="code hidden text-ink print:inline">
          {masked}
        </span>
      )}
      {shown === null ? (
        <BlockableButton
          size="small"
          className="print:hidden"
          aria-label={`Reveal the ${what}`}
          title="Shown for 30 seconds; the change log records it"
          pending={asking}
          disabledReason={bar ?? undefined}
          onClick={() => void reveal()}
        >
          Reveal
        </BlockableButton>
      ) : (
        <BlockableButton
          size="small"
          className="print:hidden"
          aria-label={`Hide the ${what}`}
          disabledReason={undefined}
          onClick={hide}
        >
          Hide
        </BlockableButton>
      )}
      <span aria-live="polite" className="text-12 text-bad print:hidden">
        {problem !== null && <span>{problem}</span>}
        {shown !== null && <span className="sr-only">{`Shown for ${REVEALED_SECONDS} seconds`}</span>}
      </span>
    </span>
  )
}

/** The whole number while it is revealed, and why it could not be. */
function useRevealed(booking: Pick<BookingView, 'kind' | 'reference'>, document: string) {
  const [outcome, setOutcome] = useState<RevealOutcome | null>(null)
  const [asking, setAsking] = useState(false)
  const shown = outcome?.kind === 'revealed' ? outcome.number : null

  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(() => setOutcome(null), REVEALED_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [shown])

  async function reveal() {
    setAsking(true)
    setOutcome(null)
    try {
      const answer = await revealDocument(booking.kind, booking.reference, document)
      if (answer.kind === 'session') raiseSessionExpired()
      setOutcome(answer)
    } catch {
      setOutcome({ kind: 'refused', message: `${DESK_AWAY}. Try again.` })
    } finally {
      setAsking(false)
    }
  }

  const problem = outcome?.kind === 'refused' ? outcome.message : null
  return { shown, problem, asking, reveal, hide: () => setOutcome(null) }
}
