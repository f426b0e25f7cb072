import type { Attributes } from '@opentelemetry/api'
import { ExportResultCode } from '@opentelemetry/core'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import { attributeNames } from './spans.ts'

/** Those of Next's spans: method, status, pattern of the route and kind of work. */
const ofNext = ['http.method', 'http.status_code', 'next.route', 'next.rsc', 'next.span_type']

const sent: ReadonlySet<string> = new Set([...attributeNames, ...ofNext])

const NEXT = 'next.js'

/** Requests under way whose route is remembered. */
const MOST_OPEN = 2000

/**
 * Sends spans without what may be secret or personal. Next notes whole addresses (`http.target`, `http.url`),
 * puts them into names of spans, and records messages of errors; other libraries may do the same one day. So
 * only named attributes pass, and neither events nor messages do.
 * @param report told once when spans can no longer be sent, and once when they can again
 */
export function safeExporter(exporter: SpanExporter, report: (sentence: string) => void): SpanExporter {
  const routeOf = routesOfRequests()
  let isAway = false
  return {
    export: (spans, done) => {
      const safe = spans.map((span) => safeSpan(span, routeOf(span)))
      exporter.export(safe, (result) => {
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

/**
 * The pattern of the route of a span that answers a request. Next notes that of a handler on its own spans
 * alone, which end before the one of the request above them.
 */
function routesOfRequests(): (span: ReadableSpan) => string | undefined {
  const ofSpans = new Map<string, string>()
  return (span) => {
    const { attributes, instrumentationScope, parentSpanContext } = span
    const { spanId } = span.spanContext()
    const noted = attributes['http.route']
    const route = typeof noted === 'string' ? noted : ofSpans.get(spanId)
    ofSpans.delete(spanId)
    if (route !== undefined && instrumentationScope.name === NEXT && parentSpanContext) {
      ofSpans.set(parentSpanContext.spanId, route)
      const [oldest] = ofSpans.keys()
      if (oldest !== undefined && ofSpans.size > MOST_OPEN) ofSpans.delete(oldest)
    }
    return route
  }
}

/** The span with nothing but what may be sent. */
function safeSpan(span: ReadableSpan, route: string | undefined): ReadableSpan {
  const context = span.spanContext()
  const attributes = safeAttributes(span.attributes)
  const isRequest = attributes['travel.rank'] !== undefined
  if (isRequest && route !== undefined) attributes['http.route'] = route
  return {
    name: isRequest ? requestName(attributes) : nameOf(span),
    kind: span.kind,
    spanContext: () => context,
    parentSpanContext: span.parentSpanContext,
    startTime: span.startTime,
    endTime: span.endTime,
    status: { code: span.status.code },
    attributes,
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

/** A request is named by its method and the pattern of its route, where Next has found one. */
function requestName({ 'http.request.method': method, 'http.route': route }: Attributes): string {
  return [method, route].filter((part) => typeof part === 'string').join(' ')
}

/** What Next does is named by its kind. */
function nameOf({ name, instrumentationScope, attributes }: ReadableSpan): string {
  if (instrumentationScope.name !== NEXT) return name
  const type = attributes['next.span_type']
  return typeof type === 'string' ? type : NEXT
}

function safeAttributes(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => sent.has(name)))
}
