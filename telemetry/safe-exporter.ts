import type { Attributes } from '@opentelemetry/api'
import { ExportResultCode } from '@opentelemetry/core'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import { attributeNames } from './spans.ts'

/** Those of Next's spans: method, status, pattern of the route and kind of work. */
const ofNext = ['http.method', 'http.status_code', 'next.route', 'next.rsc', 'next.span_type']

const sent: ReadonlySet<string> = new Set([...attributeNames, ...ofNext])

const NEXT = 'next.js'

/**
 * Sends spans without what may be secret or personal. Next notes whole addresses (`http.target`, `http.url`),
 * puts them into names of spans, and records messages of errors; other libraries may do the same one day. So
 * only named attributes pass, and neither events nor messages do.
 * @param report told once when spans can no longer be sent, and once when they can again
 */
export function safeExporter(exporter: SpanExporter, report: (sentence: string) => void): SpanExporter {
  let isAway = false
  return {
    export: (spans, done) => {
      exporter.export(spans.map(safeSpan), (result) => {
        const failed = result.code === ExportResultCode.FAILED
        if (failed && !isAway) report(`traces cannot be sent (${result.error?.name ?? 'unknown'})`)
        if (!failed && isAway) report('traces are sent again')
        isAway = failed
        done(result)
      })
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  }
}

/** The span with nothing but what may be sent. */
export function safeSpan(span: ReadableSpan): ReadableSpan {
  const context = span.spanContext()
  return {
    name: nameOf(span),
    kind: span.kind,
    spanContext: () => context,
    parentSpanContext: span.parentSpanContext,
    startTime: span.startTime,
    endTime: span.endTime,
    status: { code: span.status.code },
    attributes: safeAttributes(span.attributes),
    links: [],
    events: [],
    duration: span.duration,
    ended: span.ended,
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
}

/** A request is named by the pattern of its route, and what Next does for it by its kind. */
function nameOf({ name, instrumentationScope, attributes }: ReadableSpan): string {
  const { 'next.span_type': type, 'http.route': route, 'http.request.method': method } = attributes
  if (instrumentationScope.name === NEXT) return typeof type === 'string' ? type : NEXT
  return typeof route === 'string' && typeof method === 'string' && attributes['travel.rank'] !== undefined
    ? `${method} ${route}`
    : name
}

function safeAttributes(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => sent.has(name)))
}
