import type { BlockList } from 'node:net'
import { familyBases } from '../../contract/families.ts'
import { parentOf } from '../../telemetry/propagation.ts'
import { failed, inSpan, note } from '../../telemetry/spans.ts'
import type { OperationCall } from './answer-operation.ts'
import { isOwnCall } from './visitor.ts'

/**
 * Answers the call of an operation in a span, which is below that of its caller. Its outcome is noted where
 * it is logged.
 * @param trusted addresses of programs that decide whether a trace is recorded, such as the desk's
 */
export function traced(
  { request, peer, op, environment, requestId }: OperationCall,
  trusted: BlockList,
  answer: () => Promise<Response>,
): Promise<Response> {
  const headers = {
    traceparent: request.headers.get('traceparent'),
    tracestate: request.headers.get('tracestate'),
  }
  const facts = {
    'http.request.method': op.method,
    'http.route': `${familyBases[op.family]}${op.path}`,
    'travel.environment': environment,
    'travel.request_id': requestId,
  }
  const parent = parentOf(headers, isOwnCall(request.headers, peer, trusted))
  return inSpan({ name: op.id, kind: 'server', facts, parent }, async (span) => {
    const response = await answer()
    note({ 'http.response.status_code': response.status }, span)
    if (response.status >= 500) failed(span, `${response.status}`)
    return response
  })
}
