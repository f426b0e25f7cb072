import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import { safeExporter } from './safe-exporter.ts'
import { tracing } from './spans.ts'

/** The programs by the names that traces have them under, unless `OTEL_SERVICE_NAME` says otherwise. */
export type Service = 'travel-desk' | 'travel-desk-gateway'

/** `stop` sends what is left, and takes three seconds at most; `flush` sends what there is. */
export type Tracing = { flush(): Promise<void>; stop(): Promise<void> }

/** How long a program that ends waits for its last spans to be sent. Milliseconds. */
const FLUSH_MILLIS = 3000

/**
 * Makes spans of this process and sends them in batches. The exporter reads address, headers, certificates,
 * time limit and compression from the standard variables by itself.
 * @param ratio share of the traces that begin here which are recorded
 * @param exporter where tests look at spans
 */
export function provideSpans(
  service: Service,
  ratio: number,
  report: (sentence: string) => void,
  exporter: SpanExporter = new OTLPTraceExporter(),
): Tracing {
  const detectors = [resourceAttributesEnvDetector, serviceNameEnvDetector]
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service, 'service.namespace': 'travel-desk' }))
      .merge(detectResources({ detectors })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: safeExporter(exporter, report) })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  // Without baggage, which would pass on whatever a caller sends.
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  tracing.ratio = ratio
  return {
    flush: () => provider.forceFlush(),
    stop: async () => {
      tracing.ratio = null
      const late = new Promise<void>((resolve) => setTimeout(resolve, FLUSH_MILLIS).unref())
      await Promise.race([provider.shutdown(), late])
      for (const api of [trace, context, propagation]) api.disable()
    },
  }
}
