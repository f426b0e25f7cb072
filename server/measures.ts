import 'server-only'
import { Counter } from 'prom-client'
import { processWide } from './process-wide.ts'

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
