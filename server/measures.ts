import 'server-only'
import { Counter, Gauge } from 'prom-client'
import { passesInTime } from '../program/passes-in-time.ts'
import { processWide } from './process-wide.ts'
import type { DeskStore } from './store/store.ts'

/** Counts a call to the booking service, by operation and outcome: `ok`, `refused`, or why it is unknown. */
export function countGatewayCall(operation: string, outcome: string): void {
  gatewayCalls().inc({ operation, outcome })
}

function gatewayCalls() {
  return processWide(
    'measure of gateway calls',
    () =>
      new Counter({
        name: 'desk_gateway_calls_total',
        help: 'Calls to the booking service by operation and outcome',
        labelNames: ['operation', 'outcome'],
      }),
  )
}

/** Measures with every scrape whether the desk's database answers and takes writes. */
export function measureStore(store: Pick<DeskStore, 'check'>): void {
  processWide(
    'measure of the store',
    () =>
      new Gauge({
        name: 'desk_store_writable',
        help: "1 if the desk's database answers and takes writes, otherwise 0",
        async collect() {
          this.set((await passesInTime(store.check)) ? 1 : 0)
        },
      }),
  )
}
