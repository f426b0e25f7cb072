'use client'

import { useCallback, useState } from 'react'
import type { Fare } from '../../../lib/air/fare.ts'
import { wantedOfFare } from '../../../lib/air/wanted-fare.ts'
import { DESK_AWAY } from '../../../lib/not-responding.ts'
import { findSameFare } from '../../../server/air/actions.ts'
import type { SameOffer } from '../../booking/book/hold-notice.tsx'
import type { HoldStanding } from '../../booking/book/use-hold.ts'
import type { OfferCheck } from '../../booking/book/use-offer-check.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { useCommands } from '../../shell/commands.ts'

const LABEL = 'Find the same flights'

/**
 * Searches for the flights of a fare that is gone again, and puts the most similar fare in its place. The
 * form and its address stay as they are: the reference of the hold follows from the address, and an attempt
 * without an answer is found by it after a reload. While such an attempt is looked for, nothing is found in
 * its place: the fare may be gone because it was booked.
 */
export function useFindSame(check: OfferCheck<Fare>, hold: HoldStanding) {
  const onFound = hold.dismiss
  const { offer: gone, status, replace } = check
  const [pending, setPending] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  /** The fare that is gone, once another has taken its place. */
  const [before, setBefore] = useState<Fare | null>(null)

  const find = useCallback(async () => {
    if (gone === null) return
    setPending(true)
    setSaid(null)
    const outcome = await findSameFare(wantedOfFare(gone)).catch(() => null)
    setPending(false)
    if (outcome?.kind === 'session') raiseSessionExpired()
    else if (outcome?.kind === 'none') setSaid('These flights are no longer sold in this cabin.')
    else if (outcome?.kind !== 'found') setSaid(outcome?.message ?? `${DESK_AWAY}.`)
    else {
      setBefore(gone)
      onFound()
      replace(outcome.fare)
    }
  }, [gone, onFound, replace])

  const isOffered = status === 'gone' && gone !== null && hold.status !== 'looking-up'
  useCommands([
    {
      id: 'book-find-same',
      label: LABEL,
      group: 'This fare',
      keys: 'r',
      when: () => isOffered && !pending,
      run: () => void find(),
    },
  ])
  const same: SameOffer | undefined = isOffered
    ? { label: LABEL, pending, press: () => void find(), said }
    : undefined
  return { same, before }
}
