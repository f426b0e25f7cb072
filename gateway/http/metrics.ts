import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** The metrics of `/metrics`. One registry per gateway, so that tests do not share counts. */
export type Metrics = {
  registry: Registry
  /** Counts an answered call and its duration in seconds. */
  answered(operation: string, outcome: string, seconds: number): void
  streams: Gauge
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Counter({
    name: 'gateway_calls_total',
    help: 'Answered calls by operation and outcome (ok or the failure id)',
    labelNames: ['operation', 'outcome'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'gateway_call_seconds',
    help: 'Time to the answer, for streams to its first byte',
    labelNames: ['operation'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  // Label children are cached because every call uses both.
  const callsOf = remembered((key: string) => {
    const [operation = '', outcome = ''] = key.split(' ')
    return calls.labels({ operation, outcome })
  })
  const secondsOf = remembered((operation: string) => seconds.labels({ operation }))
  return {
    registry,
    answered: (operation, outcome, took) => {
      callsOf(`${operation} ${outcome}`).inc()
      secondsOf(operation).observe(took)
    },
    streams: new Gauge({
      name: 'gateway_open_streams',
      help: 'Streamed searches under way',
      registers: [registry],
    }),
  }
}

function remembered<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>()
  return (key) => {
    const existing = made.get(key)
    if (existing !== undefined) return existing
    const fresh = make(key)
    made.set(key, fresh)
    return fresh
  }
}
