'use client'

import { useEffect, useMemo, useState } from 'react'
import { oneOf, whole } from '../../lib/address/formats.ts'
import { param, readParams, type Values } from '../../lib/address/params.ts'
import { readAt, ReadFailure } from '../../lib/read.ts'
import { isFailed, isSlowCall, type WireCall, type WireNews } from '../../lib/studio/wire-call.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { addressWith, useAddress } from '../shell/use-address.ts'
import { useIsUsed } from '../ui/use-is-used.ts'

/** The address of the wire log. */
export const WIRE_LOG = '/api/studio/wire-log'

/** Which calls of the log are shown. */
export const CALL_FILTERS = ['all', 'failed', 'slow'] as const

type CallFilter = (typeof CALL_FILTERS)[number]

/** Whether a call passes a filter. */
export const PASSES: Readonly<Record<CallFilter, (call: WireCall) => boolean>> = {
  all: () => true,
  failed: isFailed,
  slow: isSlowCall,
}

/** Of the address: the calls that are shown, unless it is all of them; hidden polling; and the open call. */
const logParams = {
  log: param('log', oneOf(CALL_FILTERS)),
  polling: param('polling', oneOf(['hidden'])),
  call: param('call', whole(1, Number.MAX_SAFE_INTEGER)),
}

/**
 * The wire log on screen: its calls, the calls that pass the filter, and the open one. Filter and open call
 * stand in the address.
 */
export function useWireLog(first: WireNews) {
  const address = useAddress()
  const [isPaused, setPaused] = useState(false)
  const { calls, isAway } = useCalls(first, isPaused)
  const { log, polling, call: openId } = readParams(logParams, address.params)
  const filter = log ?? 'all'
  const hidesPolling = polling === 'hidden'
  const shown = useMemo(
    // A read that failed is news, however often it was asked.
    () => calls.filter((call) => PASSES[filter](call) && !(hidesPolling && call.polls && !isFailed(call))),
    [calls, filter, hidesPolling],
  )

  const change = (values: Partial<Values<typeof logParams>>) =>
    address.replace(addressWith(logParams, values))
  return {
    calls,
    shown,
    filter,
    hidesPolling,
    openId,
    isAway,
    isPaused,
    setPaused,
    hidePolling: (hidden: boolean) => change({ polling: hidden ? 'hidden' : null }),
    show: (next: CallFilter) => change({ log: next === 'all' ? null : next }),
    /** Opens a call; the one that is open is closed. */
    toggle: ({ id }: WireCall) => change({ call: id === openId ? null : id }),
  }
}

/** The wire log as a screen uses it. */
export type WireLogView = ReturnType<typeof useWireLog>

const POLL_MILLISECONDS = 2000

/** The calls as last read, newest first; `isAway` while the last question was not answered. */
type CallLog = {
  calls: readonly WireCall[]
  byId: ReadonlyMap<number, WireCall>
  seq: number
  isAway: boolean
}

/** Asks for news while the window is in use, and not paused. */
function useCalls(first: WireNews, isPaused: boolean): CallLog {
  const [state, setState] = useState(() => merged(NOTHING, first))
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

const NOTHING: CallLog = { calls: [], byId: new Map(), seq: 0, isAway: false }

function merged(before: CallLog, news: WireNews): CallLog {
  // Another process answers, or this one has been started again: it has none of the earlier calls.
  const start = news.seq < before.seq ? NOTHING : before
  const byId = new Map(start.byId)
  for (const call of news.calls) byId.set(call.id, call)
  const kept = new Set(news.kept)
  for (const id of byId.keys()) if (!kept.has(id)) byId.delete(id)
  const calls = [...byId.values()].sort((one, other) => other.id - one.id)
  return { calls, byId, seq: news.seq, isAway: false }
}
