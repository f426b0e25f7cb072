'use client'

import { useEffect, useState } from 'react'
import { readAt, ReadFailure } from '../../lib/read.ts'
import type { WireCall, WireNews } from '../../lib/studio/wire-call.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { useIsUsed } from '../ui/use-is-used.ts'

/** The address of the wire log. */
export const WIRE_LOG = '/api/studio/wire-log'

const POLL_MILLISECONDS = 2000

/** The calls that are kept, newest first, and whether the last question was answered. */
export type WireLogState = { calls: readonly WireCall[]; isAway: boolean }

type Known = WireLogState & { seq: number; byId: ReadonlyMap<number, WireCall> }

/** Asks for news while the window is in use, and not paused. */
export function useWireLog(first: WireNews, isPaused: boolean): WireLogState {
  const [state, setState] = useState<Known>(() => merged(NOTHING, first))
  const isUsed = useIsUsed()

  useEffect(() => {
    if (isPaused) return
    const leaving = new AbortController()
    let isAsking = false
    let isLost = false
    const ask = async () => {
      if (isAsking || !isUsed()) return
      isAsking = true
      try {
        const lastSeq = seqOf.current
        const news = await readAt<WireNews>(WIRE_LOG, { seq: lastSeq }, leaving.signal)
        isLost = false
        setState((before) => merged(before, news))
        // A desk that was restarted counts from 0 again, and is asked for all of its calls.
        seqOf.current = news.seq < lastSeq ? 0 : news.seq
      } catch (error) {
        if (leaving.signal.aborted) return
        // One sign-in over the page is enough, however long it is left open.
        if (error instanceof ReadFailure && error.status === 401 && !isLost) raiseSessionExpired()
        isLost = error instanceof ReadFailure && error.status === 401
        setState((before) => ({ ...before, isAway: true }))
      } finally {
        isAsking = false
      }
    }
    const seqOf = { current: 0 }
    void ask()
    const timer = setInterval(() => void ask(), POLL_MILLISECONDS)
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [isPaused, isUsed])

  return state
}

const NOTHING: Known = { calls: [], byId: new Map(), seq: 0, isAway: false }

function merged(before: Known, news: WireNews): Known {
  // Another process answers, or this one has been started again: nothing that was known is kept there.
  const start = news.seq < before.seq ? NOTHING : before
  const byId = new Map(start.byId)
  for (const call of news.calls) byId.set(call.id, call)
  for (const id of byId.keys()) if (id < news.oldest || news.oldest === 0) byId.delete(id)
  const calls = [...byId.values()].sort((one, other) => other.id - one.id)
  return { calls, byId, seq: news.seq, isAway: false }
}
