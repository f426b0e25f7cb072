import { Gauge, type Registry } from 'prom-client'
import type { Life } from '../../program/life.ts'
import { passesInTime } from '../../program/passes-in-time.ts'
import { longestDueSeconds } from '../domain/booking/run-due.ts'
import type { Services } from '../services.ts'

type Measured = Pick<Services, 'checkStore' | 'clock' | 'db'>

/**
 * Measures the state of this gateway with every scrape: what alerts ask for and calls do not tell.
 * @param life of the program; where there is none, as in tests, it is ready
 */
export function measureState(registry: Registry, services: Measured, life?: Pick<Life, 'state'>): void {
  const registers = [registry]
  new Gauge({
    name: 'gateway_ready',
    help: '1 while the program takes calls, 0 while it starts or stops',
    registers,
    collect() {
      this.set((life?.state() ?? 'ready') === 'ready' ? 1 : 0)
    },
  })
  new Gauge({
    name: 'gateway_store_writable',
    help: "1 if the gateway's database answers and takes writes, otherwise 0",
    registers,
    async collect() {
      this.set((await passesInTime(services.checkStore)) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'gateway_longest_due_job_seconds',
    help: 'For how long the job that has waited longest is due; not a number while the database is away',
    registers,
    async collect() {
      let seconds = NaN
      await passesInTime(async () => {
        seconds = await longestDueSeconds(services)
      })
      this.set(seconds)
    },
  })
}
