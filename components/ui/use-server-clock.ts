'use client'

import { useSyncExternalStore } from 'react'
import { currentTick, serverTimeAt, subscribeToTick } from './server-clock.ts'

const NOT_TICKING = -1

/**
 * The server's time in epoch milliseconds, moving on every second. `serverNow` is the ISO instant that came
 * with the data. Server rendering and the first paint show exactly that instant, so both agree.
 */
export function useServerClock(serverNow: string): number {
  const tick = useSyncExternalStore(subscribeToTick, currentTick, () => NOT_TICKING)
  return tick === NOT_TICKING ? Date.parse(serverNow) : serverTimeAt(serverNow, tick)
}
