import { context, propagation, ROOT_CONTEXT, trace, TraceFlags, type Context } from '@opentelemetry/api'
import { isTracing, tracing } from './spans.ts'

/** The headers of W3C Trace Context as they came; null or undefined where there are none. */
export type TraceHeaders = { traceparent?: string | null; tracestate?: string | null }

/**
 * The span above a call that came in. A trusted caller chooses the trace and whether it is recorded. Any
 * other chooses the trace alone: whether it is recorded is drawn here, so that nobody outside can have every
 * call of theirs recorded.
 */
export function parentOf({ traceparent, tracestate }: TraceHeaders, isTrusted: boolean): Context {
  if (!traceparent) return ROOT_CONTEXT
  const carrier = isTrusted && tracestate ? { traceparent, tracestate } : { traceparent }
  const stated = propagation.extract(ROOT_CONTEXT, carrier)
  const parent = trace.getSpanContext(stated)
  if (isTrusted || parent === undefined) return stated
  const traceFlags = Math.random() < (tracing.ratio ?? 0) ? TraceFlags.SAMPLED : TraceFlags.NONE
  return trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags })
}

/** The headers that tell another program which span its work is below; none while tracing is off. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  if (isTracing()) propagation.inject(context.active(), headers)
  return headers
}
