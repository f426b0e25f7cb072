import 'server-only'
import { Counter, Gauge, register } from 'prom-client'
import { passesInTime } from '../program/passes-in-time.ts'
import type { DeskStore } from './store/store.ts'

/** Counts a call to the booking service, by operation and outcome: `ok`, `refused`, or why it is unknown. */
export function countGatewayCall(operation: string, outcome: string): void {
  gatewayCalls().inc({ operation, outcome })
}

const GATEWAY_CALLS = 'desk_gateway_calls_total'
const STORE_WRITABLE = 'desk_store_writable'

type GatewayCalls = Counter<'operation' | 'outcome'>

/** The one of the process: Next loads this module several times. */
function gatewayCalls(): GatewayCalls {
  const registered = register.getSingleMetric(GATEWAY_CALLS) as GatewayCalls | undefined
  return (
    registered ??
    new Counter({
      name: GATEWAY_CALLS,
      help: 'Calls to the booking service by operation and outcome',
      labelNames: ['operation', 'outcome'],
    })
  )
}

/** Measures with every scrape whether the desk's database answers and takes writes. */
export function measureStore(store: Pick<DeskStore, 'check'>): void {
  register.removeSingleMetric(STORE_WRITABLE)
  new Gauge({
    name: STORE_WRITABLE,
    help: "1 if the desk's database answers and takes writes, otherwise 0",
    async collect() {
      this.set((await passesInTime(store.check)) ? 1 : 0)
    },
  })
}
