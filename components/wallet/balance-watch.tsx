'use client'

import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Balance } from '../../lib/wallet/balance.ts'
import { useSteadyRefresh } from '../booking/use-steady-refresh.ts'
import { noteBalance, useBalance, useReadBalance } from './live-balance.tsx'

const CHANNEL = 'travel-desk.balance'

/** A reading as a tab sends it to the others. */
type SharedReading = { person: string; reading: Balance }

/**
 * Keeps the balance current: read every half minute while the window is in use, and when the agent returns to
 * it. The other tabs of the same person show a reading of this tab at once.
 * @param props.person whose tabs share their readings
 */
export function BalanceWatch({ person }: { person: string }) {
  const queries = useQueryClient()
  const balance = useBalance()
  const readBalance = useReadBalance()
  const lastOfOtherTab = useRef<Balance | null>(null)
  const channel = useRef<BroadcastChannel | null>(null)
  useSteadyRefresh(readBalance)
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL)
    channel.current = opened
    opened.onmessage = ({ data }: MessageEvent<SharedReading>) => {
      if (data.person !== person) return
      lastOfOtherTab.current = data.reading
      noteBalance(queries, data.reading)
    }
    return () => opened.close()
  }, [person, queries])
  useEffect(() => {
    // A reading that another tab has reported is not sent back.
    if (lastOfOtherTab.current?.readAt !== balance.readAt)
      channel.current?.postMessage({ person, reading: balance })
  }, [person, balance])
  useEffect(() => {
    const readIfVisible = () => document.visibilityState === 'visible' && readBalance()
    window.addEventListener('focus', readIfVisible)
    document.addEventListener('visibilitychange', readIfVisible)
    return () => {
      window.removeEventListener('focus', readIfVisible)
      document.removeEventListener('visibilitychange', readIfVisible)
    }
  }, [readBalance])
  return null
}
