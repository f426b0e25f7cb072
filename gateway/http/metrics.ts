import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** What `/metrics` shows. One registry per gateway, so that tests do not share counts. */
export type Metrics = {
  registry: Registry
  calls: Counter<'operation' | 'outcome'>
  seconds: Histogram<'operation'>
  streams: Gauge
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    calls: new Counter({
      name: 'gateway_calls_total',
      help: 'Answered calls by operation and outcome (ok or the failure id)',
      labelNames: ['operation', 'outcome'],
      registers: [registry],
    }),
    seconds: new Histogram({
      name: 'gateway_call_seconds',
      help: 'Time to the answer, for streams to its first byte',
      labelNames: ['operation'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    streams: new Gauge({
      name: 'gateway_open_streams',
      help: 'Streamed searches under way',
      registers: [registry],
    }),
  }
}
