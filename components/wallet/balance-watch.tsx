'use client'

import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Balance } from '../../lib/wallet/balance.ts'
import { useSteadyRefresh } from '../booking/use-steady-refresh.ts'
import { noteBalance, useBalance, useReadBalance } from './live-balance.tsx'

const CHANNEL = 'travel-desk.balance'

/** A reading as one tab tells it to the others. */
type Told = { person: string; reading: Balance }

/**
 * Keeps the balance current: read every half minute while the window is in use, and when the agent returns to
 * it. The other tabs of the same person show a reading of this tab at once.
 * @param props.person whose tabs share their readings
 */
export function BalanceWatch({ person }: { person: string }) {
  const queries = useQueryClient()
  const balance = useBalance()
  const readBalance = useReadBalance()
  const heard = useRef<Balance | null>(null)
  const channel = useRef<BroadcastChannel | null>(null)
  useSteadyRefresh(readBalance)
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL)
    channel.current = opened
    opened.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.person !== person) return
      heard.current = data.reading
      noteBalance(queries, data.reading)
    }
    return () => opened.close()
  }, [person, queries])
  useEffect(() => {
    // A reading that another tab has reported is not sent back.
    if (heard.current?.readAt !== balance.readAt) channel.current?.postMessage({ person, reading: balance })
  }, [person, balance])
  useEffect(() => {
    const looked = () => document.visibilityState === 'visible' && readBalance()
    window.addEventListener('focus', looked)
    document.addEventListener('visibilitychange', looked)
    return () => {
      window.removeEventListener('focus', looked)
      document.removeEventListener('visibilitychange', looked)
    }
  }, [readBalance])
  return null
}
