import 'server-only'
import type { OperationSpec } from '../../contract/operation.ts'
import { failed, inSpan, isTracing, note } from '../../telemetry/spans.ts'
import type { CallOutcome } from './outcome.ts'

/**
 * Makes an attempt of a call in a span of its own. The address is not noted, only its pattern: it may hold a
 * SessionId.
 */
export function traceAttempt<T>(
  op: OperationSpec,
  attempt: number,
  make: () => Promise<CallOutcome<T>>,
): Promise<CallOutcome<T>> {
  if (!isTracing()) return make()
  const facts = {
    'http.request.method': op.method,
    'url.template': op.path,
    'http.request.resend_count': attempt === 0 ? undefined : attempt,
  }
  return inSpan({ name: op.id, kind: 'client', facts }, async (span) => {
    const outcome = await make()
    note({ 'travel.outcome': wordOf(outcome) }, span)
    if (outcome.kind === 'unknown' && outcome.reason !== 'aborted') failed(span, outcome.reason)
    return outcome
  })
}

function wordOf(outcome: CallOutcome<unknown>): string {
  if (outcome.kind === 'ok') return 'ok'
  return outcome.kind === 'refused' ? outcome.code : outcome.reason
}
