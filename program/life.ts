import cluster from 'node:cluster'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** How often connections that have just finished their last answer are closed. Milliseconds. */
const SWEEP_MILLIS = 50

/** The life of one of the two programs, from its start to its end. */
export type Life = {
  /** `/readyz` answers 200 while a program is ready, and 503 before and after. */
  state(): 'starting' | 'ready' | 'stopping'
  /** Notes that the program takes calls. */
  ready(): void
  /**
   * Ends the calls of these servers. First they still take new connections for as long as a balancer needs to
   * see that the program is not ready; then they take none, and calls and streams that are under way have
   * their grace. What is open after it is cut. Answers with the same promise when called again.
   */
  stop(servers: readonly Server[]): Promise<void>
}

/** How long a program that was asked to stop waits for others. Milliseconds. */
export type Patience = { drainMillis: number; graceMillis: number }

/** The life of this program, which begins with its start. */
export function lifeOf({ drainMillis, graceMillis }: Patience): Life {
  let state: ReturnType<Life['state']> = 'starting'
  let stopped: Promise<void> | undefined
  const stop = async (servers: readonly Server[]) => {
    state = 'stopping'
    if (drainMillis > 0) await sleep(drainMillis)
    const closed = Promise.all(
      servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
    )
    // A call that was under way leaves its connection open for the next one, which must not come.
    const sweep = setInterval(() => {
      for (const server of servers) server.closeIdleConnections()
    }, SWEEP_MILLIS)
    const over = new AbortController()
    const grace = sleep(graceMillis, undefined, { signal: over.signal }).catch(() => undefined)
    await Promise.race([closed, grace])
    over.abort()
    clearInterval(sweep)
    for (const server of servers) server.closeAllConnections()
    await closed
    await handBack()
  }
  return {
    state: () => state,
    ready: () => {
      if (state === 'starting') state = 'ready'
    },
    stop: (servers) => (stopped ??= stop(servers)),
  }
}

/**
 * Resolves when the starter gives no connection to this one of its processes any more. One that it gave while
 * the servers were closing goes back to it, and to another process: its caller would wait for ever.
 */
async function handBack(): Promise<void> {
  if (!cluster.worker?.isConnected()) return
  const done = once(process, 'disconnect')
  cluster.worker.disconnect()
  await done
}
