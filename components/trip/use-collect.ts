'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { tripHref } from '../../lib/trip/trip.ts'
import { collect } from '../../server/trip/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { useDefaultMarkup } from '../ui/shown-prices.tsx'
import { showToast } from '../ui/toast.ts'
import { useNoteTrip } from './current-trip.tsx'

/**
 * Puts an offer into the current trip, which the first one makes. The server checks it, so that the trip has
 * its price and terms of this moment.
 * @returns `run` takes the address of the offer's form; null does nothing
 */
export function useCollect(kind: BookingKind): { pending: boolean; run: (href: string | null) => void } {
  const [pending, setPending] = useState(false)
  const markup = useDefaultMarkup(kind)
  const noteTrip = useNoteTrip()
  const router = useRouter()
  const { one } = kindFacts(kind).offer

  async function put(address: string) {
    const outcome = await collect(kind, { address, markup, tripId: null }).catch(() => null)
    if (outcome === null) {
      showToast({ title: `The desk did not answer. The ${one} may not be on the trip.`, tone: 'bad' })
    } else if (outcome.kind === 'session') raiseSessionExpired()
    else if (outcome.kind === 'gone') {
      showToast({ title: `This ${one} is no longer sold. It was not added.`, tone: 'bad' })
    } else if (outcome.kind === 'refused') showToast({ title: outcome.message, tone: 'bad' })
    else {
      noteTrip(outcome.trip)
      const { id, name } = outcome.trip
      showToast({
        title: outcome.again ? `Already on the trip ${name}` : `Added to the trip ${name}`,
        tone: outcome.again ? 'plain' : 'ok',
        action: { label: 'Open the trip', run: () => router.push(tripHref(id)) },
      })
    }
  }

  return {
    pending,
    run: (href) => {
      if (href === null || pending) return
      setPending(true)
      void put(href.slice(href.indexOf('?') + 1)).finally(() => setPending(false))
    },
  }
}
