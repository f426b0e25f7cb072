import { makeSignal } from './store.ts'

/**
 * The server's time in the browser: the instant sent by the server plus the browser's monotonic time since. A
 * wrong system clock therefore never moves a deadline.
 */
const seenAt = new Map<string, number>()
const SEEN_LIMIT = 200

let tickMs = 0

/**
 * The shared one-second tick in monotonic milliseconds, the same value between two ticks. It runs while
 * somebody listens.
 */
export const ticks = {
  get: () => (tickMs ||= performance.now()),
  subscribe: makeSignal((tell) => {
    tickMs = performance.now()
    const timer = setInterval(() => {
      tickMs = performance.now()
      tell()
    }, 1000)
    return () => clearInterval(timer)
  }).subscribe,
}

/**
 * The server's time in epoch milliseconds at a tick. `serverNow` is the ISO instant that came with the data.
 * Its first use in this browser counts as its arrival, so that data shown again from a cache does not turn
 * the clock back.
 */
export function serverTimeAt(serverNow: string, tick: number): number {
  let arrived = seenAt.get(serverNow)
  if (arrived === undefined) {
    arrived = performance.now()
    seenAt.set(serverNow, arrived)
    const oldest = seenAt.size > SEEN_LIMIT ? seenAt.keys().next().value : undefined
    if (oldest !== undefined) seenAt.delete(oldest)
  }
  return Date.parse(serverNow) + Math.max(0, tick - arrived)
}

/** Forgets when answers arrived, as in a browser that has seen none: tests begin so. */
export function forgetArrivals(): void {
  seenAt.clear()
  tickMs = 0
}
