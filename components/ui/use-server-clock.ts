'use client'

import { serverTimeAt, ticks } from './server-clock.ts'
import { useStore } from './store.ts'

const NOT_TICKING = -1

/**
 * The server's time in epoch milliseconds, updated every second. `serverNow` is the ISO instant that came
 * with the data. The server and the first render in the browser show exactly that instant, so that both
 * agree.
 */
export function useServerClock(serverNow: string): number {
  const tick = useStore(ticks, NOT_TICKING)
  return tick === NOT_TICKING ? Date.parse(serverNow) : serverTimeAt(serverNow, tick)
}
