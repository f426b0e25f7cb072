'use client'

import { useMemo, useState } from 'react'
import { isFailed, isSlowCall, type WireCall, type WireNews } from '../../lib/studio/wire-call.ts'
import { replaceAddress, useAddress } from '../shell/use-address.ts'
import { useWireLog } from './use-wire-log.ts'

/** Which calls of the log are shown. */
export const CALL_FILTERS = ['all', 'failed', 'slow'] as const

type CallFilter = (typeof CALL_FILTERS)[number]

/** Whether a call passes a filter. */
export const PASSES: Readonly<Record<CallFilter, (call: WireCall) => boolean>> = {
  all: () => true,
  failed: isFailed,
  slow: isSlowCall,
}

/**
 * The wire log on screen: its calls, the calls that pass the filter, and the open one. Filter and open call
 * stand in the address (`log`, `call`).
 */
export function useWireLogView(first: WireNews) {
  const address = useAddress()
  const [isPaused, setPaused] = useState(false)
  const { calls, isAway } = useWireLog(first, isPaused)
  const params = useMemo(() => new URLSearchParams(address.text), [address.text])
  const filter = CALL_FILTERS.find((each) => each === params.get('log')) ?? 'all'
  const openId = Number(params.get('call') ?? 0)
  const shown = useMemo(() => calls.filter(PASSES[filter]), [calls, filter])

  function ask(name: 'log' | 'call', value: string | null) {
    const next = new URLSearchParams(window.location.search)
    if (value === null) next.delete(name)
    else next.set(name, value)
    address.ask(`${window.location.pathname}${next.size > 0 ? `?${next}` : ''}`, replaceAddress)
  }
  return {
    calls,
    shown,
    filter,
    openId,
    isAway,
    isPaused,
    setPaused,
    show: (next: CallFilter) => ask('log', next === 'all' ? null : next),
    /** Opens a call; the one that is open is closed. */
    toggle: ({ id }: WireCall) => ask('call', id === openId ? null : String(id)),
  }
}
