'use client'

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { ActOutcome } from '../../lib/booking/act-outcome.ts'
import {
  bookingPhase,
  runOutPollMs,
  underwayPollMs,
  type BookingPhase,
} from '../../lib/booking/booking-phase.ts'
import type { BookingReading, BookingView } from '../../lib/booking/booking-view.ts'
import { kindFacts } from '../../lib/kinds.ts'
import type { ReadId } from '../../lib/read-response.ts'
import { read } from '../../lib/read.ts'
import { actOnBooking } from '../../server/booking/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { serverTimeAt } from '../ui/server-clock.ts'
import { useServerClock } from '../ui/use-server-clock.ts'
import { readFailureText } from './read-failure-text.ts'

/** A booking kept current, and what can be done with it. */
export type LiveBooking<View extends BookingView = BookingView> = {
  booking: View
  serverNow: string
  phase: BookingPhase
  /** Why the last reading failed; what is shown is then the one before. */
  readFailed: string | null
  reading: boolean
  /** The verb that is being sent now. */
  sending: string | null
  /** What became of the last action, until the next. */
  outcome: ActOutcome | null
  readAgain: () => void
  act(verb: string): Promise<void>
}

/**
 * Keeps a booking current: polls while it is under way, reads again when its time is up, when the window is looked at
 * again and after every action; it is read through the read door, since actions run one at a time. Nothing here decides a
 * state; the gateway does.
 */
export function useBooking<View extends BookingView>(first: BookingReading<View>): LiveBooking<View> {
  const [sending, setSending] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<ActOutcome | null>(null)
  const query = useReadings(first)
  const seen = query.data
  const phase = bookingPhase(seen.booking, useServerClock(seen.serverNow))
  const { refetch } = query
  const readAgain = useCallback(() => void refetch(), [refetch])

  async function act(verb: string) {
    if (sending !== null) return
    setSending(verb)
    setOutcome(null)
    try {
      const result = await actOnBooking(seen.booking.kind, verb, seen.booking.reference)
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
    readFailed: readFailureText(query.error),
    reading: query.isFetching,
    sending,
    outcome,
    readAgain,
    act,
  }
}

/** The readings of a booking: the page's own first, then through the door at the pace that its phase asks for. */
function useReadings<View extends BookingView>({ booking, serverNow }: BookingReading<View>) {
  const queries = useQueryClient()
  const options = recordOptions(booking)
  const [pace] = useState(() => {
    const before = queries.getQueryState(options.queryKey)
    return readingPace(booking.state, before ? before.dataUpdateCount + before.errorUpdateCount : 0)
  })

  useEffect(() => {
    // The page was drawn anew, or opened again with an older reading still kept: the newer one counts.
    const { queryKey } = recordOptions(booking)
    queries.setQueryData(queryKey, (kept) =>
      kept && kept.serverNow >= serverNow ? undefined : { booking, serverNow },
    )
  }, [queries, booking, serverNow])

  return useQuery({
    ...options,
    initialData: { booking, serverNow },
    refetchOnWindowFocus: true,
    // The next reading is due soon enough.
    retry: false,
    refetchInterval: ({ state }) =>
      state.data
        ? pollMs(
            state.data,
            pace.since(state.data.booking.state, state.dataUpdateCount + state.errorUpdateCount),
          )
        : false,
  })
}

/** The reading of a booking through the door, by its kind: it answers the view of that kind. */
function recordOptions<View extends BookingView>(booking: View) {
  const { operation, input } = kindFacts(booking.kind).record
  const asked = input(booking.reference)
  return queryOptions({
    queryKey: [operation, asked] as const,
    queryFn: ({ signal }) =>
      read(operation as ReadId, asked as never, signal) as Promise<unknown> as Promise<BookingReading<View>>,
  })
}

function pollMs(seen: BookingReading, readings: number): number | false {
  const phase = bookingPhase(seen.booking, serverTimeAt(seen.serverNow, performance.now()))
  if (phase === 'underway') return underwayPollMs(readings)
  return phase === 'run-out' ? Math.max(1000, runOutPollMs(readings)) : false
}

/** Counts the readings of a booking since it last moved, which sets how soon the next one is due. */
type ReadingPace = {
  /**
   * Readings since the state last changed.
   * @param state what the last good reading says
   * @param total good and failed readings of this booking so far
   */
  since: (state: string, total: number) => number
}

/** A count that starts anew with every other state; asking twice about one reading changes nothing. */
export function readingPace(state: string, total: number): ReadingPace {
  let last = state
  let from = total
  return {
    since: (now, count) => {
      if (now !== last) {
        last = now
        from = count
      }
      return Math.max(0, count - from)
    },
  }
}
