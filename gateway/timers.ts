import { runDue } from './domain/booking/run-due.ts'
import type { Services } from './services.ts'
import { purge } from './store/purge.ts'

const SWEEPS_BETWEEN_PURGES = 3600

/** Stops the sweeper; resolved when the sweep that runs has ended. */
export type Timers = { stop(): Promise<void> }

/**
 * Sweeps what falls due, one sweep after the other. Nothing depends on it for being right: every read and write of a
 * booking applies what is due first. It makes holds come back although nobody looks (gap 205).
 */
export function startTimers(services: Services, options: { everyMs: number }): Timers {
  let stopped = false
  let next: NodeJS.Timeout | undefined
  let sweeps = 0
  const sweep = async () => {
    try {
      for (const job of await runDue(services)) services.log.info(job, 'fell due')
      sweeps += 1
      if (sweeps % SWEEPS_BETWEEN_PURGES === 0) {
        services.log.info({ count: await purge(services.db, services.clock) }, 'rows purged')
      }
    } catch (error) {
      // The store may be away for a moment; the next sweep finds the same jobs.
      services.log.error({ err: error }, 'a sweep failed')
    }
  }
  let running = Promise.resolve()
  const plan = () => {
    if (stopped) return
    next = setTimeout(() => {
      running = sweep().then(plan)
    }, options.everyMs)
  }
  plan()
  return {
    stop: () => {
      stopped = true
      clearTimeout(next)
      return running
    },
  }
}
