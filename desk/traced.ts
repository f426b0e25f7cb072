import type { IncomingMessage, ServerResponse } from 'node:http'
import { context } from '@opentelemetry/api'
import { isRequestId, REQUEST_ID_HEADER } from '../contract/request-id.ts'
import { parentOf } from '../telemetry/propagation.ts'
import { failed, note, startSpan } from '../telemetry/spans.ts'
import { carriesSession, type Rank } from './rank.ts'

/**
 * Answers a request in a span until its answer is over. Next names it by the route, and puts its own spans
 * below it. What a browser sends may join a trace of its own, and never decides whether that is recorded;
 * without a session cookie it is not looked at.
 */
export function traced(asked: IncomingMessage, answer: ServerResponse, rank: Rank, work: () => void): void {
  const { traceparent } = asked.headers
  // Next would take it for the span above its own.
  delete asked.headers['traceparent']
  delete asked.headers['tracestate']
  const isJoined = typeof traceparent === 'string' && carriesSession(asked.headers)
  const requestId = asked.headers[REQUEST_ID_HEADER]
  const { span, here } = startSpan({
    name: asked.method ?? 'GET',
    kind: 'server',
    parent: parentOf(isJoined ? { traceparent } : {}, false),
    facts: {
      'http.request.method': asked.method,
      'travel.rank': rank,
      'travel.request_id': typeof requestId === 'string' && isRequestId(requestId) ? requestId : undefined,
    },
  })
  answer.once('close', () => {
    note({ 'http.response.status_code': answer.statusCode }, span)
    if (answer.statusCode >= 500) failed(span, `${answer.statusCode}`)
    span.end()
  })
  context.with(here, work)
}
