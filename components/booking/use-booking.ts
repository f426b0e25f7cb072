'use client'

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { ActOutcome } from '../../lib/booking/act-outcome.ts'
import { isSlowBooking } from '../../lib/booking/attention.ts'
import {
  bookingPhase,
  runOutPollMs,
  underwayPollMs,
  type BookingPhase,
} from '../../lib/booking/booking-phase.ts'
import type { BookingReading, BookingView } from '../../lib/booking/booking-view.ts'
import { cancellingAt } from '../../lib/booking/cancel-times.ts'
import type { ChosenParts } from '../../lib/booking/chosen-parts.ts'
import { actOnBooking } from '../../server/booking/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { useReadBalance } from '../wallet/live-balance.tsx'
import { serverTimeAt } from '../ui/server-clock.ts'
import { useServerClock } from '../ui/use-server-clock.ts'
import { readBooking } from './read-booking.ts'
import { readFailureText } from './read-failure-text.ts'
import type { BookingPageFacts } from './page-facts.ts'
import { useChanges } from './use-changes.ts'

/** The pause between reads of a booking whose changes are reported, since a report may be missing. */
const FOLLOWED_MILLISECONDS = 60_000

/** A booking that is kept current, and its actions. */
export type LiveBooking<View extends BookingView = BookingView> = {
  booking: View
  serverNow: string
  /** The effect of cancelling it now. */
  cancelling: ReturnType<typeof cancellingAt>
  phase: BookingPhase
  /** The booking is under way for longer than usual. */
  slow: boolean
  /** Why the last read failed; the booking shown is then older. */
  readFailed: string | null
  reading: boolean
  /** The verb that is being sent. */
  sending: string | null
  /** The result of the last action, until the next one. */
  outcome: ActOutcome | null
  readAgain: () => void
  /**
   * @param reason why, where an admin acts on a colleague's booking
   * @param chosen the parts of the booking, for a verb of parts
   */
  act(verb: string, reason?: string | null, chosen?: ChosenParts): Promise<void>
}

/**
 * Keeps a booking current: it polls while the booking is in progress, and reads again when its time is up,
 * when the window gets the focus, and after every action. Reads are HTTP requests, since server actions run
 * one at a time. Nothing here decides a state; the gateway does.
 * @param changes how the kind reports changes, if it does
 */
export function useBooking<View extends BookingView>(
  first: BookingReading<View>,
  changes: BookingPageFacts<View>['changes'],
): LiveBooking<View> {
  const [sending, setSending] = useState<string | null>(null)
  const [lastOutcome, setLastOutcome] = useState<ActOutcome | null>(null)
  /** The state in which the last action was sent. */
  const [sentIn, setSentIn] = useState<string | null>(null)
  const [followed, setFollowed] = useState(false)
  // The act may still take effect, so the booking is read as often as one that is under way.
  const query = useReadings(first, { followed, openIn: lastOutcome?.kind === 'unknown' ? sentIn : null })
  const seen = query.data
  // A booking whose state has changed shows the result of the act by itself.
  const outcome = lastOutcome?.kind === 'unknown' && seen.booking.state !== sentIn ? null : lastOutcome
  const now = useServerClock(seen.serverNow)
  const phase = bookingPhase(seen.booking, now)
  const { refetch } = query
  const readBalance = useReadBalance()
  const readAgain = useCallback(() => void refetch(), [refetch])
  const isFollowed = useChanges(changes, seen.booking, phase === 'underway', readAgain)
  if (isFollowed !== followed) setFollowed(isFollowed)

  async function act(verb: string, reason: string | null = null, chosen?: ChosenParts) {
    if (sending !== null) return
    setSending(verb)
    setLastOutcome(null)
    setSentIn(seen.booking.state)
    try {
      const { kind, reference } = seen.booking
      const result = await actOnBooking(kind, verb, reference, reason, ...(chosen ? [chosen] : []))
      if (result.kind === 'session') raiseSessionExpired()
      setLastOutcome(result)
    } catch {
      // The answer did not reach the browser; the read below tells what happened.
      setLastOutcome({ kind: 'unknown' })
    }
    readBalance()
    await refetch()
    setSending(null)
  }

  return {
    booking: seen.booking,
    serverNow: seen.serverNow,
    cancelling: cancellingAt(seen.booking, now),
    phase,
    slow: isSlowBooking(datesOf(seen.booking), now),
    readFailed: readFailureText(query.error),
    reading: query.isFetching,
    sending,
    outcome,
    readAgain,
    act,
  }
}

function datesOf({ kind, state, createdAt, stateSince = null, cancelledAt: endedAt }: BookingView) {
  return { kind, state, createdAt, stateSince, endedAt }
}

/**
 * The reads of a booking: the page's own first, then over HTTP at the pace of its phase.
 * @param by.followed its changes are reported by another read
 * @param by.openIn the state in which something was sent whose outcome is not known; null for nothing
 */
function useReadings<View extends BookingView>(
  { booking, serverNow }: BookingReading<View>,
  { followed, openIn }: { followed: boolean; openIn: string | null },
) {
  const queries = useQueryClient()
  const options = recordOptions(booking)
  const [pace] = useState(() => {
    const before = queries.getQueryState(options.queryKey)
    return readingPace(booking.state, before ? before.dataUpdateCount + before.errorUpdateCount : 0)
  })

  useEffect(() => {
    // The page was rendered again, or was opened with an older read still cached: the newer one is used.
    const { queryKey } = recordOptions(booking)
    queries.setQueryData(queryKey, (previous) =>
      previous && previous.serverNow >= serverNow ? undefined : { booking, serverNow },
    )
  }, [queries, booking, serverNow])

  return useQuery({
    ...options,
    initialData: { booking, serverNow },
    refetchOnWindowFocus: true,
    // The next regular read is soon enough.
    retry: false,
    refetchInterval: ({ state }) =>
      followed
        ? FOLLOWED_MILLISECONDS
        : state.data
          ? pollMs(
              state.data,
              pace.since(state.data.booking.state, state.dataUpdateCount + state.errorUpdateCount),
              openIn,
            )
          : false,
  })
}

/** The query that reads a booking over HTTP. */
function recordOptions<View extends BookingView>({ kind, reference }: View) {
  return queryOptions({
    queryKey: ['booking', kind, reference] as const,
    queryFn: ({ signal }) => readBooking<View>(kind, reference, signal),
  })
}

function pollMs(seen: BookingReading, readings: number, openIn: string | null): number | false {
  const phase = bookingPhase(seen.booking, serverTimeAt(seen.serverNow, performance.now()))
  if (phase === 'underway' || seen.booking.state === openIn) return underwayPollMs(readings)
  return phase === 'run-out' ? Math.max(1000, runOutPollMs(readings)) : false
}

/** Counts the reads of a booking since its state last changed, which decides when the next one is due. */
type ReadingPace = {
  /**
   * Reads since the state last changed.
   * @param state the state of the last successful read
   * @param total successful and failed reads of this booking so far
   */
  since: (state: string, total: number) => number
}

/** A counter that restarts with every new state; calling it twice for one read changes nothing. */
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
