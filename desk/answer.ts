import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Life } from '../program/life.ts'
import { mayReadMetrics, type MetricsReaders } from '../program/metrics-readers.ts'
import { requestScope } from '../program/request-scope.ts'
import { isTracing } from '../telemetry/spans.ts'
import type { Admission } from './admission.ts'
import { answerBusy } from './busy.ts'
import type { Measures } from './measures.ts'
import { rankOf } from './rank.ts'
import { traced } from './traced.ts'

/** Next's own handler of requests. */
type Handle = (asked: IncomingMessage, answer: ServerResponse) => Promise<void>

export type Parts = {
  life: Pick<Life, 'state'>
  admission: Admission
  measures: Measures
  /** Resolves when Next is there: requests that come earlier wait for it. */
  handle: Promise<Handle>
  metricsFor: MetricsReaders
}

/**
 * Answers every request of the desk: what an operator asks, and whoever must be turned away, here; all others
 * through Next.
 */
export function deskListener(parts: Parts): RequestListener {
  return (asked, answer) => {
    const path = asked.url?.split('?', 1)[0]
    if (path === '/readyz') return answerReady(parts, answer)
    if (path === '/metrics' && mayReadMetrics(parts.metricsFor, asked.headers.host ?? '')) {
      return answerMetrics(parts, answer)
    }
    const rank = rankOf(asked)
    if (rank === null) return handleWith(parts, asked, answer)
    if (!parts.admission.admits(rank)) {
      parts.measures.turnedAway(rank)
      return answerBusy(asked, answer)
    }
    const startedAt = performance.now()
    const isStream = asked.headers.accept === 'text/event-stream'
    if (!isStream) parts.admission.began()
    answer.once('close', () => {
      if (!isStream) parts.admission.over()
      parts.measures.answered(rank, answer.statusCode, (performance.now() - startedAt) / 1000)
    })
    if (isTracing()) traced(asked, answer, rank, () => handleWith(parts, asked, answer))
    else handleWith(parts, asked, answer)
  }
}

function handleWith({ handle }: Parts, asked: IncomingMessage, answer: ServerResponse): void {
  requestScope.run(new Map(), () => {
    handle
      .then((next) => next(asked, answer))
      .catch((error: unknown) => {
        // Next answers the errors of pages and routes itself. The name alone: a message may quote data.
        process.stderr.write(`a request failed: ${error instanceof Error ? error.name : 'unknown'}\n`)
        if (!answer.headersSent) answer.statusCode = 500
        answer.end()
      })
  })
}

function answerReady({ life, admission }: Parts, answer: ServerResponse): void {
  const state = life.state() === 'ready' && admission.isBehind() ? 'busy' : life.state()
  answer.writeHead(state === 'ready' || state === 'busy' ? 200 : 503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  })
  answer.end(JSON.stringify({ status: state }))
}

function answerMetrics({ measures }: Parts, answer: ServerResponse): void {
  void measures.text().then((text) => {
    answer.writeHead(200, { 'content-type': measures.contentType, 'cache-control': 'no-store' })
    answer.end(text)
  })
}
