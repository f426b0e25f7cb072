'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { SoonHold } from '../../lib/shell-data.ts'

const CHANNEL = 'travel-desk.holds'

/**
 * Tells the other tabs when the running holds have changed on this one, by a ticket or a cancellation for
 * instance, and reads this page again when another tab tells of others than are shown here.
 */
export function useHoldsOfOtherTabs(holds: readonly SoonHold[], refresh: () => void): void {
  const current = holds.map(({ reference, deadlineAt }) => `${reference} ${deadlineAt}`).join('\n')
  const channel = useRef<BroadcastChannel>(null)
  const told = useRef(current)
  const compare = useEffectEvent((others: string) => {
    if (others !== current) refresh()
  })

  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL)
    opened.onmessage = ({ data }: MessageEvent<string>) => compare(data)
    channel.current = opened
    return () => opened.close()
  }, [])
  useEffect(() => {
    if (told.current === current) return
    told.current = current
    channel.current?.postMessage(current)
  }, [current])
}
