/**
 * The server's time in the browser: the instant sent by the server plus the browser's monotonic time since. A
 * wrong system clock therefore never moves a deadline.
 */
const seenAt = new Map<string, number>()
const SEEN_LIMIT = 200

const listeners = new Set<() => void>()
let tickMs = 0
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  tickMs = performance.now()
  for (const listener of listeners) listener()
}

/** Starts the shared one-second tick for a listener; it stops with its last listener. */
export function subscribeToTick(listener: () => void): () => void {
  if (listeners.size === 0) {
    tickMs = performance.now()
    timer = setInterval(tick, 1000)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** The last tick in monotonic milliseconds; the same value between two ticks. */
export function currentTick(): number {
  if (tickMs === 0) tickMs = performance.now()
  return tickMs
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
