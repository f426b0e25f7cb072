import { Counter, Gauge, Histogram, collectDefaultMetrics, register } from 'prom-client'
import type { Life } from '../program/life.ts'
import type { Admission } from './admission.ts'
import type { Rank } from './rank.ts'

/** The measures of `/metrics`, besides those that the code which Next runs adds (`server/measures.ts`). */
export type Measures = {
  answered(rank: Rank, status: number, seconds: number): void
  turnedAway(rank: Rank): void
  text(): Promise<string>
  contentType: string
}

/** Registers the measures of this process. */
export function measuresOf(work: Pick<Admission, 'open'>, life: Pick<Life, 'state'>): Measures {
  collectDefaultMetrics()
  const seconds = new Histogram({
    name: 'desk_request_seconds',
    help: 'Time from a request to the end of its answer, by rank and status',
    labelNames: ['rank', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  })
  const away = new Counter({
    name: 'desk_turned_away_total',
    help: 'Requests that a desk that was behind has answered with 503',
    labelNames: ['rank'],
  })
  new Gauge({
    name: 'desk_open_requests',
    help: 'Requests that are being answered',
    collect() {
      this.set(work.open())
    },
  })
  new Gauge({
    name: 'desk_ready',
    help: '1 while the program takes requests, 0 while it starts or stops',
    collect() {
      this.set(life.state() === 'ready' ? 1 : 0)
    },
  })
  return {
    answered: (rank, status, took) => seconds.observe({ rank, status: `${status}` }, took),
    turnedAway: (rank) => away.inc({ rank }),
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}
