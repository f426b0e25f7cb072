import {
  context,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type TimeInput,
} from '@opentelemetry/api'

/**
 * The attributes that a span of ours may have, and all that are sent (`safe-exporter.ts`). None of them holds
 * an address with its query, a header, a body, a parameter of a statement or a message of an error.
 */
export const attributeNames = [
  'db.collection.name',
  'db.operation.name',
  'db.query.text',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.request.resend_count',
  'http.response.status_code',
  'http.route',
  'travel.environment',
  'travel.outcome',
  'travel.rank',
  'travel.request_id',
  'url.template',
] as const

/** What is noted of a span. Undefined values are left out. */
export type SpanFacts = { [Name in (typeof attributeNames)[number]]?: string | number | undefined }

/** A span that begins. `kind`: `server` answers a call, `client` makes one, `inside` does neither. */
export type SpanStart = {
  name: string
  kind: keyof typeof kinds
  facts?: SpanFacts
  /** The span above it, if that is not the one of the code that runs. */
  parent?: Context
  /** Milliseconds since the epoch, if it began before now. */
  startedAt?: TimeInput
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, inside: SpanKind.INTERNAL } as const

const KEY = Symbol.for('travel-desk.tracing')

const shared = globalThis as typeof globalThis & { [KEY]?: { ratio: number | null } }

/**
 * Which share of traces is recorded; null while tracing is off. One for the process: Next loads this module
 * several times.
 */
export const tracing = (shared[KEY] ??= { ratio: null })

/** Whether spans are made: off unless an operator sets it. Ask before anything else is done for one. */
export function isTracing(): boolean {
  return tracing.ratio !== null
}

/** Begins a span. It must be ended; what runs in `here` is below it. */
export function startSpan({ name, kind, facts, parent = context.active(), startedAt }: SpanStart): {
  span: Span
  here: Context
} {
  const options = { kind: kinds[kind], attributes: facts, startTime: startedAt }
  const span = trace.getTracer('travel-desk').startSpan(name, options, parent)
  return { span, here: trace.setSpan(parent, span) }
}

/** Does work in a span, which fails with it. */
export async function inSpan<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T> {
  const { span, here } = startSpan(start)
  try {
    return await context.with(here, work, undefined, span)
  } catch (error) {
    // The class alone: a message may quote data.
    failed(span, error instanceof Error ? error.name : 'unknown')
    throw error
  } finally {
    span.end()
  }
}

/** Notes facts of a span, or of the one of the code that runs. */
export function note(facts: SpanFacts, span = trace.getActiveSpan()): void {
  span?.setAttributes(facts)
}

/** Marks a span as failed. @param type a code or the class of an error, never a sentence */
export function failed(span: Span, type: string): void {
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** The trace that the running code is part of, for its log lines; nothing while tracing is off. */
export function traceOfLog(): { traceId?: string } {
  if (!isTracing()) return {}
  const traceId = trace.getActiveSpan()?.spanContext().traceId
  return traceId === undefined ? {} : { traceId }
}
