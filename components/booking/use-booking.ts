'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { ActOutcome } from '../../lib/booking/act-outcome.ts'
import {
  bookingPhase,
  runOutPollMs,
  ticketingPollMs,
  type BookingPhase,
} from '../../lib/booking/booking-phase.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import type { BookingLookUp } from '../../lib/booking/look-up.ts'
import { serverTimeAt } from '../../lib/server-clock.ts'
import { raiseSessionExpired } from '../../lib/session-expired.ts'
import { useServerClock } from '../ui/use-server-clock.ts'

/** What the server offers for a booking. */
export type BookingActions = {
  read: (by: { uniqueId: string }) => Promise<BookingLookUp>
  ticket: (uniqueId: string) => Promise<ActOutcome>
  cancel: (uniqueId: string) => Promise<ActOutcome>
}

/** A reading of the page, with how often it was read since the booking last moved. */
type Seen = { booking: BookingView; serverNow: string; readings: number; readFailed: string | null }

/** A booking kept current, and what can be done with it. */
export type LiveBooking = {
  booking: BookingView
  serverNow: string
  phase: BookingPhase
  /** Why the last reading failed; what is shown is then the one before. */
  readFailed: string | null
  reading: boolean
  /** What is being sent now. */
  sending: 'ticket' | 'cancel' | null
  /** What became of the last action, until the next. */
  outcome: ActOutcome | null
  readAgain: () => void
  act: (verb: 'ticket' | 'cancel') => Promise<void>
}

/**
 * Keeps a booking current: polls while it is ticketed, reads again when its time is up, when the window is looked at
 * again and after every action. Nothing here decides a state; the gateway does.
 */
export function useBooking(
  first: { booking: BookingView; serverNow: string },
  actions: BookingActions,
): LiveBooking {
  const queries = useQueryClient()
  const key = ['booking', first.booking.reference]
  const [sending, setSending] = useState<'ticket' | 'cancel' | null>(null)
  const [outcome, setOutcome] = useState<ActOutcome | null>(null)

  const query = useQuery<Seen>({
    queryKey: key,
    initialData: { ...first, readings: 0, readFailed: null },
    refetchOnWindowFocus: true,
    queryFn: () =>
      readOnce(actions, queries.getQueryData<Seen>(key) ?? { ...first, readings: 0, readFailed: null }),
    refetchInterval: ({ state }) => pollMs(state.data),
  })
  const seen = query.data
  const phase = bookingPhase(seen.booking, useServerClock(seen.serverNow))
  const { refetch } = query
  const readAgain = useCallback(() => void refetch(), [refetch])

  async function act(verb: 'ticket' | 'cancel') {
    if (sending !== null) return
    setSending(verb)
    setOutcome(null)
    try {
      const result = await actions[verb](seen.booking.reference)
      if (result.kind === 'session') raiseSessionExpired()
      setOutcome(result)
    } catch {
      // The answer was lost on the way to the browser: what happened is read below.
      setOutcome({ kind: 'unknown' })
    }
    await refetch()
    setSending(null)
  }

  return {
    booking: seen.booking,
    serverNow: seen.serverNow,
    phase,
    readFailed: seen.readFailed,
    reading: query.isFetching,
    sending,
    outcome,
    readAgain,
    act,
  }
}

async function readOnce(actions: BookingActions, before: Seen): Promise<Seen> {
  const failed = (readFailed: string): Seen => ({ ...before, readings: before.readings + 1, readFailed })
  try {
    const reading = await actions.read({ uniqueId: before.booking.reference })
    if (reading.kind === 'session') {
      raiseSessionExpired()
      return failed('Signed out; sign in to read it again')
    }
    if (reading.kind === 'failed') return failed(reading.message)
    if (reading.kind !== 'read') return failed('The booking service does not find it')
    const moved = reading.booking.state !== before.booking.state
    return {
      booking: reading.booking,
      serverNow: reading.serverNow,
      readings: moved ? 0 : before.readings + 1,
      readFailed: null,
    }
  } catch {
    return failed('The desk did not answer')
  }
}

function pollMs(seen: Seen | undefined): number | false {
  if (!seen) return false
  const phase = bookingPhase(seen.booking, serverTimeAt(seen.serverNow, performance.now()))
  if (phase === 'ticketing') return ticketingPollMs(seen.readings)
  return phase === 'run-out' ? Math.max(1000, runOutPollMs(seen.readings)) : false
}
