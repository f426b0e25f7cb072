import { runAllDue } from './domain/booking/run-due.ts'
import type { Services } from './services.ts'
import { purge } from './store/purge.ts'

const SWEEPS_BETWEEN_PURGES = 3600

/** `stop` ends the sweeper and resolves when the current sweep has ended. */
export type Timers = { stop(): Promise<void> }

/**
 * Runs due jobs, one sweep after the other. Correctness does not depend on it, because every read and write
 * of a booking applies its due effects first. It releases expired holds of bookings that nobody reads (gap
 * 205).
 */
export function startTimers(services: Services, options: { everyMs: number }): Timers {
  let stopped = false
  let next: NodeJS.Timeout | undefined
  let sweeps = 0
  const sweep = async () => {
    try {
      for (const job of await runAllDue(services)) services.log.info(job, 'fell due')
      sweeps += 1
      if (sweeps % SWEEPS_BETWEEN_PURGES === 0) {
        services.log.info({ count: await purge(services.db, services.clock) }, 'rows purged')
      }
    } catch (error) {
      // The database may be unreachable for a moment; the next sweep finds the same jobs.
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
